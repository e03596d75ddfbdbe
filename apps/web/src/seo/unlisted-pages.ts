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

/** What link previews say below the title of a page; a page that is not here repeats its title. */
const descriptions: Readonly<Record<string, string>> = {
  '/login': 'Sign in to follow your enquiries.',
  '/register': 'Create an account to follow your enquiries.',
  '/set-password': 'Choose a new password for your account.',
  '/confirm-email': 'Confirm the email address of your account.',
  '/trip': 'The places you have saved, your days, and what your stay costs.',
  '/quote': 'What we offer you, to read, print and accept.',
  '/unsubscribe': 'Whether we may write to you about your enquiries.',
  '/join': 'Accept an invitation to join the staff.',
  '/profile': 'Your details.',
  '/dashboard': 'Your enquiries.',
  '/dashboard/activity': 'Who did what to which enquiry.',
  '/dashboard/team': 'Who works at the desk.',
  '/dashboard/routing': 'Rules that assign new enquiries to the team.',
  '/dashboard/content': 'What the site says and shows.',
  '/dashboard/people': 'What is stored about a person.',
  '/dashboard/customers': 'Everyone who has sent an enquiry.',
  '/dashboard/connections': 'Programs that work with enquiries.',
  '/dashboard/figures': 'Enquiries and how quickly they were answered.',
  '/enquiry-sent': 'Your enquiry has reached us.',
}

/** The page of a route with a title of its own, which search engines should not index. */
export const pageOfRoute = (path: string, title: string): SitePage =>
  unlistedPage(path, descriptions[path] ?? title)

const unlistedPage = (path: string, description: string): SitePage => ({
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
