import type { Catalogue } from '../catalogue/catalogue.ts'
import { breadcrumbLabelOf } from '../navigation/breadcrumb-label.ts'
import type { Meta } from '../seo/meta.ts'
import type { PageKey } from '../seo/seo.ts'
import { readableText } from './readable-text.ts'
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
    text: readableText(rest),
    keywords: meta.keywords,
  }
}

/** Search result titles of pages whose breadcrumb label is too short. */
const pageTitles: Partial<Record<PageKey, string>> = {
  activity: 'Activities',
  dining: 'Dining Gallery',
  membership: 'Membership card',
  contact: 'Contact Us',
}

const pageTextsOf = (catalogue: Catalogue): Partial<Record<PageKey, unknown>> => ({
  dining: catalogue.diningPage,
  membership: catalogue.membershipPage,
  'terms-and-conditions': catalogue.termsAndConditions,
  'privacy-policy': catalogue.privacyPolicy,
  'refund-policy': catalogue.refundPolicy,
})

/** Pages left out of the index: the search page itself, and the home page. */
const isFound = (page: PageKey): boolean => page !== 'home' && page !== 'search'

function pageDocument(catalogue: Catalogue, page: PageKey, { description, keywords }: Meta): SearchDocument {
  return {
    id: `page/${page}`,
    kind: 'page',
    slug: page,
    title: pageTitles[page] ?? breadcrumbLabelOf(catalogue.breadcrumbs, page),
    line: description,
    text: readableText(pageTextsOf(catalogue)[page]),
    keywords,
  }
}

/** The search index of a catalogue. */
export function searchDocumentsOf(catalogue: Catalogue): readonly SearchDocument[] {
  const { hotels, activities, beaches, business, pageMeta, textPages } = catalogue
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
    ...(Object.entries(pageMeta) as [PageKey, Meta][])
      .filter(([page]) => isFound(page))
      .map(([page, meta]) => pageDocument(catalogue, page, meta)),
    ...textPages.map((page) => recordDocument('page', { ...page, name: page.title }, page.meta.description)),
  ]
}
