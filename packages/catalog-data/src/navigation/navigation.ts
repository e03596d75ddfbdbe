import { navigation } from './generated/navigation.ts'
import type { NavigationLink } from './navigation-link.ts'

export { footerHotelLinks } from './hotel-links.ts'
export type { NavigationLink } from './navigation-link.ts'

/** Links of the header and the side menu. */
export const headerLinks: readonly NavigationLink[] = navigation.header

/** Quick links of the footer. */
export const footerLinks: readonly NavigationLink[] = navigation.footer

const segmentLabels: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(navigation.breadcrumbs),
)

/** Breadcrumb label of a path segment: its special label, else title case. */
export function breadcrumbLabel(segment: string): string {
  const special = segmentLabels.get(segment)
  if (special !== undefined) return special
  return segment
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
