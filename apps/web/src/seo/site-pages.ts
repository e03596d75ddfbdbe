import { business } from 'virtual:business'
import { activitySummaries } from '@susegad/catalog-data/activities'
import { loadActivity } from '@susegad/catalog-data/activities/load'
import { beachSummaries } from '@susegad/catalog-data/beaches'
import { loadBeach } from '@susegad/catalog-data/beaches/load'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { loadHotel } from '@susegad/catalog-data/hotels/load'
import { membership, membershipPage } from '@susegad/catalog-data/membership'
import type { PageKey } from '@susegad/catalog-data/seo'
import { pageMeta } from '../shell/navigation/page-meta.ts'
import { metaHead, pageHead } from './head-of-meta.ts'
import { pagePath } from './page-path.ts'
import type { SitePage } from './site-page.ts'
import { agencyData, websiteData } from './structured-data/agency.ts'
import { faqData, itemListData } from './structured-data/lists.ts'
import { membershipData } from './structured-data/membership.ts'
import { activityData, beachData, hotelData } from './structured-data/places.ts'
import { unlistedPages } from './unlisted-pages.ts'

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

const listed = (places: readonly { name: string; slug: string }[], base: string) =>
  places.map(({ name, slug }) => ({ name, path: `${base}/${slug}` }))

const { name: region } = business.region
const prices = [...hotelSummaries, ...activitySummaries].map(({ price }) => price)

/** Structured data besides the breadcrumbs, of pages that are not about one record. */
const ownData: Partial<Record<PageKey, (origin: string) => object[]>> = {
  home: (origin) => [agencyData(business, prices, origin), websiteData(business, origin)],
  hotels: (origin) => [itemListData(`Hotels in ${region}`, listed(hotelSummaries, '/hotels'), origin)],
  activity: (origin) => [
    itemListData(`Things to do in ${region}`, listed(activitySummaries, '/activitys'), origin),
  ],
  beaches: (origin) => [itemListData(`Beaches of ${region}`, listed(beachSummaries, '/beaches'), origin)],
  membership: (origin) => [
    membershipData(
      { numbers: membership, page: membershipPage, meta: pageMeta.membership, brand: business.name },
      '/membership',
      origin,
    ),
    faqData(
      membershipPage.questions.map(({ title, lines }) => ({ question: title, answer: lines.join(' ') })),
    ),
  ],
  contact: (origin) => [agencyData(business, prices, origin)],
}

function pageOfKey(key: PageKey): SitePage {
  const path = pagePath(key)
  return {
    path,
    file: fileOf(path),
    listed: key !== 'search',
    head: (origin) => pageHead(path, key, origin, ownData[key]?.(origin) ?? []),
  }
}

/** Every page of the site, in the order of the sitemap. */
export async function sitePages(): Promise<SitePage[]> {
  return [
    ...(Object.keys(pageMeta) as PageKey[]).map(pageOfKey),
    ...(await Promise.all(hotelSummaries.map(({ slug }) => hotelPage(slug)))),
    ...(await Promise.all(activitySummaries.map(({ slug }) => activityPages(slug)))).flat(),
    ...(await Promise.all(beachSummaries.map(({ slug }) => beachPage(slug)))),
    ...unlistedPages,
  ]
}

async function hotelPage(slug: string): Promise<SitePage> {
  const hotel = must(await loadHotel(slug), slug)
  const path = `/hotels/${slug}`
  const questions = hotel.faq.sections.map(({ title, lines }) => ({
    question: title,
    answer: lines.join(' '),
  }))
  return {
    path,
    file: fileOf(path),
    listed: true,
    pictures: hotel.pictures,
    head: (origin) =>
      metaHead(path, hotel.name, hotel.meta, origin, [
        hotelData(hotel, path, origin),
        ...(questions.length > 0 ? [faqData(questions)] : []),
      ]),
  }
}

/** Both spellings serve the page; the first is canonical. */
async function activityPages(slug: string): Promise<SitePage[]> {
  const activity = must(await loadActivity(slug), slug)
  const canonical = `/activitys/${slug}`
  return [canonical, `/activity/${slug}`].map((path) => ({
    path,
    file: fileOf(path),
    listed: path === canonical,
    pictures: activity.pictures,
    head: (origin) =>
      metaHead(canonical, activity.name, activity.meta, origin, [activityData(activity, canonical, origin)]),
  }))
}

async function beachPage(slug: string): Promise<SitePage> {
  const beach = must(await loadBeach(slug), slug)
  const path = `/beaches/${slug}`
  return {
    path,
    file: fileOf(path),
    listed: true,
    pictures: beach.pictures,
    head: (origin) => metaHead(path, beach.name, beach.meta, origin, [beachData(beach, path, origin)]),
  }
}

function must<Record>(record: Record | undefined, slug: string): Record {
  if (!record) throw new Error(`The catalogue lists '${slug}' but has no record of it.`)
  return record
}
