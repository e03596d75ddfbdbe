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

const own = (path: string, description: string): SitePage => ({
  path,
  file: `${path.slice(1)}/index.html`,
  listed: false,
  head: () => hidden(path, description),
})

/** Pages that search engines should not index. */
export function unlistedPages({ rateCards, pageMeta }: Catalogue, site: SiteData): readonly SitePage[] {
  const notFound = (path: string, file: string, title: string): SitePage => ({
    path,
    file,
    listed: false,
    head: () => ({ ...hidden(path, 'There is no page at this address.'), title: pageTitle(title, site) }),
  })
  return [
    own('/login', 'Sign in to follow your enquiries.'),
    own('/register', 'Create an account to follow your enquiries.'),
    own('/set-password', 'Choose a new password for your account.'),
    own('/confirm-email', 'Confirm the email address of your account.'),
    own('/trip', 'The places you have saved, your days, and what your stay costs.'),
    own('/quote', 'What we offer you, to read, print and accept.'),
    own('/unsubscribe', 'Whether we may write to you about your enquiries.'),
    own('/join', 'Accept an invitation to join the staff.'),
    own('/profile', 'Your details.'),
    own('/dashboard', 'Your enquiries.'),
    own('/dashboard/activity', 'Who did what to which enquiry.'),
    own('/dashboard/team', 'Who works at the desk.'),
    own('/dashboard/routing', 'Rules that assign new enquiries to the team.'),
    own('/dashboard/content', 'What the site says and shows.'),
    own('/dashboard/people', 'What is stored about a person.'),
    own('/dashboard/customers', 'Everyone who has sent an enquiry.'),
    own('/dashboard/connections', 'Programs that work with enquiries.'),
    own('/dashboard/figures', 'Enquiries and how quickly they were answered.'),
    ...rateCards.map(({ slug }) =>
      own(`/rates/${slug}` satisfies PlacePath, 'Room rates by season, and the menu of the house.'),
    ),
    own('/enquiry-sent', 'Your enquiry has reached us.'),
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
