// Made from the example business by the `content` command; do not edit.
import type { NavigationLink } from './navigation-link.ts'

/** The hotels in the footer. */
export const footerHotelLinks: readonly NavigationLink[] = [
  {
    label: "Amara Grand Hotel",
    to: "/hotels/amara-grand-hotel"
  },
  {
    label: "La View Hotel",
    to: "/hotels/la-view-hotel"
  },
  {
    label: "Regent Laguna Hotel",
    to: "/hotels/regent-laguna-hotel"
  },
  {
    label: "Wotel Calangute",
    to: "/hotels/wotel-calangute"
  },
  {
    label: "Tree House Hotel",
    to: "/hotels/tree-house-hotel"
  }
]
