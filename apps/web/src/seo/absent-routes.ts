import type { Catalogue } from '@susegad/catalog-data/catalogue'

/** Routes without content for this business, such as kinds of places that it doesn't have. */
export function absentRoutes(catalogue: Catalogue): string[] {
  const { pageMeta, hotels, activities, beaches, rateCards, textPages } = catalogue
  const routes: readonly (readonly [ids: readonly string[], isThere: boolean])[] = [
    [['/hotels/'], 'hotels' in pageMeta],
    [['/hotels/$slug'], hotels.length > 0],
    [['/rates/$slug'], rateCards.length > 0],
    [['/activity/', '/activitys/'], 'activity' in pageMeta],
    [['/activity/$slug', '/activitys/$slug'], activities.length > 0],
    [['/beaches/'], 'beaches' in pageMeta],
    [['/beaches/$slug'], beaches.length > 0],
    [['/dining'], 'dining' in pageMeta],
    [['/gallery'], 'gallery' in pageMeta],
    [['/membership'], 'membership' in pageMeta],
    [['/$page'], textPages.length > 0],
  ]
  return routes.flatMap(([ids, isThere]) => (isThere ? [] : ids))
}
