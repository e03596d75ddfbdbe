import type { HotelSlug } from '../hotels/hotel-slug.ts'
import type { Picture } from '../pictures/picture.ts'
import type { Coordinates } from '../place/coordinates.ts'
import type { Meta } from '../seo/meta.ts'
import type { TextSection } from '../text/section.ts'
import type { BeachSlug } from './beach-slug.ts'

export type BeachCategory = 'Beach' | 'Quiet'

/** Data of a beach's card. `Slug` is any string for an owner's own records. */
export interface BeachSummary<Slug extends string = BeachSlug> {
  id: string
  slug: Slug
  name: string
  location: string
  coordinates: Coordinates | null
  category: BeachCategory
  description: string
  facilityCount: number
  sportCount: number
  pictures: readonly Picture[]
}

/** Data of a beach's page. */
export interface Beach<Slug extends string = BeachSlug, Stay extends string = HotelSlug>
  extends BeachSummary<Slug> {
  /** Range of months, such as 'Oct-Mar'. */
  bestTimeToVisit: string
  /** Sections on highlights, sand, sea, crowd and season. */
  about: readonly TextSection[]
  sports: readonly string[]
  activities: readonly string[]
  facilities: readonly string[]
  safety: readonly string[]
  gettingThere: readonly string[]
  nearby: readonly string[]
  /** May be empty: the page then omits the grid. */
  gallery: readonly Picture[]
  mapEmbed: string | null
  /** Slugs of hotels of the catalogue nearby. */
  hotels: readonly Stay[]
  /** Sections of an owner's record that have no field here. */
  more: readonly TextSection[]
  meta: Meta
}
