import type { Catalogue } from '@susegad/catalog-data/catalogue'
import type { PlacePath } from '../page-data/place-path.ts'
import type { SiteData } from '../page-data/site.ts'
import { pageTitle } from '../shell/navigation/page-title.ts'
import type { PageHead } from './page-head.ts'
import type { SitePage } from './site-page.ts'

const hidden = (path: string, description: string): PageHead => ({
  description,
  canonical: path,
  social: 'social/home',
  kind: 'website',
  hidden: true,
  structuredData: [],
})

/** A page that search engines should not index. */
export const unlistedPage = (path: string, description: string): SitePage => ({
  path,
  file: `${path.slice(1)}/index.html`,
  listed: false,
  head: () => hidden(path, description),
})

/** The unlisted pages that depend on the catalogue: rates, and pages for what is missing. */
export function unlistedPages({ rateCards, pageMeta }: Catalogue, site: SiteData): readonly SitePage[] {
  const notFound = (path: string, file: string, title: string): SitePage => ({
    path,
    file,
    listed: false,
    head: () => ({ ...hidden(path, 'There is no page at this address.'), title: pageTitle(title, site) }),
  })
  return [
    ...rateCards.map(({ slug }) =>
      unlistedPage(`/rates/${slug}` satisfies PlacePath, 'Room rates by season, and the menu of the house.'),
    ),
    notFound('/no-such-page', '404.html', '404 Page Not Found'),
    ...('hotels' in pageMeta
      ? [notFound('/hotels/no-such-hotel', 'hotels/404.html', 'Hotel Not Found')]
      : []),
    ...('activity' in pageMeta
      ? [
          notFound('/activitys/no-such-activity', 'activitys/404.html', 'Activity Not Found'),
          notFound('/activity/no-such-activity', 'activity/404.html', 'Activity Not Found'),
        ]
      : []),
    ...('beaches' in pageMeta
      ? [notFound('/beaches/no-such-beach', 'beaches/404.html', 'Beach not found.')]
      : []),
  ]
}
