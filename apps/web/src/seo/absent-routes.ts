import type { Catalogue } from '@susegad/catalog-data/catalogue'

/** Routes without content for this business, such as kinds of places that it doesn't have. */
export function absentRoutes(catalogue: Catalogue): string[] {
  const { pageMeta, hotels, activities, beaches, rateCards } = catalogue
  const routes: readonly (readonly [ids: readonly string[], isThere: boolean])[] = [
    [['/_site/hotels/'], 'hotels' in pageMeta],
    [['/_site/hotels/$slug'], hotels.length > 0],
    [['/_site/rates/$slug'], rateCards.length > 0],
    [['/_site/activity/', '/_site/activitys/'], 'activity' in pageMeta],
    [['/_site/activity/$slug', '/_site/activitys/$slug'], activities.length > 0],
    [['/_site/beaches/'], 'beaches' in pageMeta],
    [['/_site/beaches/$slug'], beaches.length > 0],
    [['/_site/dining'], 'dining' in pageMeta],
    [['/_site/gallery'], 'gallery' in pageMeta],
    [['/_site/membership'], 'membership' in pageMeta],
    [['/_site/$'], false],
  ]
  return routes.flatMap(([ids, isThere]) => (isThere ? [] : ids))
}
