import { activitySummaries } from '@susegad/catalog-data/activities'
import { beachSummaries } from '@susegad/catalog-data/beaches'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { rateCardSlugs } from '@susegad/catalog-data/hotels/rates'
import { hasPage } from '@susegad/catalog-data/seo'

const routes: readonly (readonly [ids: readonly string[], isThere: boolean])[] = [
  [['/hotels/'], hasPage('hotels')],
  [['/hotels/$slug'], hotelSummaries.length > 0],
  [['/rates/$slug'], rateCardSlugs.length > 0],
  [['/activity/', '/activitys/'], hasPage('activity')],
  [['/activity/$slug', '/activitys/$slug'], activitySummaries.length > 0],
  [['/beaches/'], hasPage('beaches')],
  [['/beaches/$slug'], beachSummaries.length > 0],
  [['/dining'], hasPage('dining')],
  [['/gallery'], hasPage('gallery')],
  [['/membership'], hasPage('membership')],
]

/** Routes that show nothing of this business: what it does not offer, and places of which it has none. */
export const absentRoutes: readonly string[] = routes.flatMap(([ids, isThere]) => (isThere ? [] : ids))
