import { hasWaterSport } from '@susegad/catalog-data/activities'
import type { Catalogue } from '@susegad/catalog-data/catalogue'
import type { PageKey } from '@susegad/catalog-data/seo'
import type { PageMeta, SomePage } from '../page-data.ts'
import { coastDataOf } from './coast-of.ts'
import { activityOnCard, beachOnCard, hotelsOnCards } from './on-card.ts'
import { placeDataOf } from './place-data-of.ts'
import { tripDataOf } from './trip-data-of.ts'
import { writtenDining, writtenSections } from './written-texts.ts'

/** Pages that are not about one record. A page without texts doesn't exist. */
const pages: Readonly<Record<PageKey, (of: Catalogue, meta: PageMeta) => SomePage | undefined>> = {
  home: (of, meta) => ({
    kind: 'home',
    meta,
    texts: of.homePage,
    hotels: hotelsOnCards(of),
    activities: of.activitySummaries.map(activityOnCard),
    beaches: of.beachSummaries.map(beachOnCard),
    coast: coastDataOf(of),
  }),
  hotels: (of, meta) =>
    of.hotelsPage && {
      kind: 'hotels',
      meta,
      texts: of.hotelsPage,
      reasons: of.homePage.why.features,
      hotels: hotelsOnCards(of),
    },
  activity: (of, meta) =>
    of.activitiesPage && {
      kind: 'activities',
      meta,
      texts: of.activitiesPage,
      activities: of.activitySummaries,
    },
  beaches: (of, meta) =>
    of.beachesPage && {
      kind: 'beaches',
      meta,
      texts: of.beachesPage,
      beaches: of.beachSummaries,
      waterSports: of.activitySummaries.filter(hasWaterSport).map(activityOnCard),
      coast: coastDataOf(of),
    },
  dining: (of, meta) => of.diningPage && { kind: 'dining', meta, texts: writtenDining(of.diningPage) },
  gallery: (of, meta) =>
    of.galleryPage && { kind: 'gallery', meta, texts: of.galleryPage, hotels: of.galleryHotels },
  membership: (of, meta) =>
    of.membershipPage && {
      kind: 'membership',
      meta,
      texts: of.membershipPage,
      hotels: of.hotelSummaries.map(({ slug, name, price, discount }) => ({ slug, name, price, discount })),
      waterSports: of.activitySummaries
        .filter(hasWaterSport)
        .map(({ slug, name, price, offer }) => ({ slug, name, price, offer })),
    },
  contact: (of, meta) => ({ kind: 'contact', meta, texts: of.contactPage }),
  'terms-and-conditions': (of, meta) => ({
    kind: 'text',
    meta,
    page: writtenSections(of.termsAndConditions),
  }),
  'privacy-policy': (of, meta) => ({ kind: 'text', meta, page: writtenSections(of.privacyPolicy) }),
  'refund-policy': (of, meta) => ({ kind: 'text', meta, page: writtenSections(of.refundPolicy) }),
  search: (of, meta) => ({ kind: 'search', meta, ideas: of.searchPage.ideas }),
}

/** Data of the page at a path; undefined if the page shows nothing of the catalogue, or does not exist. */
export function pageDataOf(catalogue: Catalogue, path: string): SomePage | undefined {
  if (path === '/dashboard/routing') return routingDataOf(catalogue)
  if (path === '/trip') return tripDataOf(catalogue)
  const key = path === '/' ? 'home' : path.slice(1)
  if (isPage(key)) return wordsDataOf(catalogue, key)
  return placeDataOf(catalogue, path) ?? textDataOf(catalogue, key)
}

const isPage = (key: string): key is PageKey => Object.hasOwn(pages, key)

function wordsDataOf(catalogue: Catalogue, key: PageKey): SomePage | undefined {
  const meta = catalogue.pageMeta[key]
  return meta && pages[key](catalogue, { title: meta.title, description: meta.description })
}

function textDataOf({ textPages }: Catalogue, slug: string): SomePage | undefined {
  const page = textPages.find((one) => one.slug === slug)
  if (!page) return undefined
  const { meta, ...text } = page
  const { title, description } = meta
  return { kind: 'text', meta: { title, description }, page: writtenSections(text) }
}

function routingDataOf({ hotelSummaries, activitySummaries, beachSummaries }: Catalogue): SomePage {
  const named = (places: readonly { slug: string; name: string }[]) =>
    places.map(({ slug, name }) => ({ slug, name }))
  return {
    kind: 'routing',
    places: {
      hotel: named(hotelSummaries),
      activity: named(activitySummaries),
      beach: named(beachSummaries),
    },
  }
}
