import type { Catalogue } from '@susegad/catalog-data/catalogue'
import type { SiteData } from '../page-data/site.ts'
import { pageTitle } from '../shell/navigation/page-title.ts'
import type { PageHead } from './page-head.ts'
import type { SitePage } from './site-page.ts'

const hidden = (title: string, description: string, path: string): PageHead => ({
  title,
  description,
  canonical: path,
  social: 'social/home',
  kind: 'website',
  hidden: true,
  structuredData: [],
})

/** Pages that search engines should not index. */
export function unlistedPages({ rateCards, pageMeta }: Catalogue, site: SiteData): readonly SitePage[] {
  const page = (path: string, file: string, title: string, description: string): SitePage => ({
    path,
    file,
    listed: false,
    head: () => hidden(pageTitle(title, site), description, path),
  })
  const own = (path: string, title: string, description: string) =>
    page(path, `${path.slice(1)}/index.html`, title, description)
  const notFound = (path: string, file: string, title: string) =>
    page(path, file, title, 'There is no page at this address.')
  return [
    own('/login', 'Login', 'Sign in to follow your enquiries.'),
    own('/register', 'Register', 'Create an account to follow your enquiries.'),
    own('/set-password', 'Set your password', 'Choose a new password for your account.'),
    own('/confirm-email', 'Confirm your email', 'Confirm the email address of your account.'),
    own('/trip', 'Your trip', 'The places you have saved, your days, and what your stay costs.'),
    own('/quote', 'Your quote', 'What we offer you, to read, print and accept.'),
    own('/unsubscribe', 'Our emails', 'Whether we may write to you about your enquiries.'),
    own('/join', 'Join the team', 'Accept an invitation to join the staff.'),
    own('/profile', 'Profile', 'Your details.'),
    own('/dashboard', 'Dashboard', 'Your enquiries.'),
    own('/dashboard/activity', 'Activity', 'Who did what to which enquiry.'),
    own('/dashboard/team', 'Team', 'Who works at the desk.'),
    own('/dashboard/routing', 'Routing', 'Rules that assign new enquiries to the team.'),
    own('/dashboard/content', 'Site', 'What the site says and shows.'),
    own('/dashboard/people', 'Personal data', 'What is stored about a person.'),
    own('/dashboard/customers', 'Customers', 'Everyone who has sent an enquiry.'),
    own('/dashboard/connections', 'Connections', 'Programs that work with enquiries.'),
    own('/dashboard/figures', 'Figures', 'Enquiries and how quickly they were answered.'),
    ...rateCards.map(({ slug }) =>
      own(`/rates/${slug}`, 'Menu and rates', 'Room rates by season, and the menu of the house.'),
    ),
    own('/enquiry-sent', 'Enquiry sent', 'Your enquiry has reached us.'),
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
