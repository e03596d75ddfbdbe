import { activitySlugs } from '../activities/activity-slug.ts'
import { loadActivity } from '../activities/load-activity.ts'
import { beachSlugs } from '../beaches/beach-slug.ts'
import { loadBeach } from '../beaches/load-beach.ts'
import { business } from '../business/business.ts'
import { diningPage } from '../dining/dining.ts'
import { hotelSlugs } from '../hotels/hotel-slug.ts'
import { loadHotel } from '../hotels/load-hotel.ts'
import { membershipPage } from '../membership/membership.ts'
import { breadcrumbLabel } from '../navigation/navigation.ts'
import { privacyPolicy, refundPolicy, termsAndConditions } from '../policies/policies.ts'
import type { Meta } from '../seo/meta.ts'
import { type PageKey, pageMeta } from '../seo/seo.ts'
import { plainText } from './plain-text.ts'
import type { SearchDocument, SearchKind } from './search-document.ts'

interface Found {
  slug: string
  name: string
  meta: Meta
}

function recordDocument(kind: SearchKind, record: Found, line: string): SearchDocument {
  const { meta, ...rest } = record
  return {
    id: `${kind}/${record.slug}`,
    kind,
    slug: record.slug,
    title: record.name,
    line,
    text: plainText(rest),
    keywords: meta.keywords,
  }
}

/** Titles of pages whose breadcrumb says too little in a list of results. */
const pageTitles: Partial<Record<PageKey, string>> = {
  activity: 'Activities',
  dining: 'Dining Gallery',
  membership: 'Membership card',
  contact: 'Contact Us',
}

const pageTexts: Partial<Record<PageKey, unknown>> = {
  dining: diningPage,
  membership: membershipPage,
  'terms-and-conditions': termsAndConditions(business),
  'privacy-policy': privacyPolicy(business),
  'refund-policy': refundPolicy(business),
}

/** Nobody looks for the page that they search from, or for the one that every page leads to. */
const isFound = (page: PageKey): boolean => page !== 'home' && page !== 'search'

function pageDocument(page: PageKey): SearchDocument {
  const { description, keywords } = pageMeta[page]
  return {
    id: `page/${page}`,
    kind: 'page',
    slug: page,
    title: pageTitles[page] ?? breadcrumbLabel(page),
    line: description,
    text: plainText(pageTexts[page]),
    keywords,
  }
}

async function loadAll<Slug extends string, T>(
  slugs: readonly Slug[],
  load: (slug: string) => Promise<T | undefined>,
): Promise<T[]> {
  const records = await Promise.all(slugs.map(load))
  return records.filter((record) => record !== undefined)
}

export async function searchDocuments(): Promise<readonly SearchDocument[]> {
  const [hotels, activities, beaches] = await Promise.all([
    loadAll(hotelSlugs, loadHotel),
    loadAll(activitySlugs, loadActivity),
    loadAll(beachSlugs, loadBeach),
  ])
  return [
    ...hotels.map((hotel) => recordDocument('hotel', hotel, `${hotel.location}. ${hotel.tagline}`)),
    ...activities.map((activity) =>
      recordDocument(
        'activity',
        activity,
        `${activity.location ?? business.region.name}. ${activity.cardLine ?? ''}`.trim(),
      ),
    ),
    ...beaches.map((beach) => recordDocument('beach', beach, beach.location)),
    ...(Object.keys(pageMeta) as PageKey[]).filter(isFound).map(pageDocument),
  ]
}
