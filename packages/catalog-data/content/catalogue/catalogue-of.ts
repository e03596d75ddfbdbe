import { type Business, businessOf } from '../../src/business/business.ts'
import { withBusiness } from '../../src/business/business-mentions.ts'
import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { type GalleryHotel, galleryHotel } from '../../src/gallery/gallery-hotel.ts'
import type { Hotel } from '../../src/hotels/hotel.ts'
import type { PictureFile } from '../../src/pictures/picture.ts'
import type { BusinessRecord } from '../../src/schema/business-schema.ts'
import type { NavigationRecord } from '../../src/schema/navigation-schema.ts'
import { type Content, recordsOf } from '../read/read-content.ts'
import { membershipNumbers } from '../read/site-facts.ts'
import { fallbackPicturesOf } from './fallback-pictures.ts'
import { pageMetasOf } from './page-metas.ts'
import { activityCard, beachCard, hotelCard } from './record-cards.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Only the first hotels, because the footer is on every page. */
const footerHotels = (hotels: readonly Hotel[]) =>
  hotels.slice(0, 8).map(({ name, slug }) => ({ label: name, to: `/hotels/${slug}` }))

const galleryOf = (hotel: Hotel): GalleryHotel =>
  galleryHotel(hotelCard(hotel), {
    hero: hotel.heroPictures,
    exterior: hotel.exteriorPictures,
    pool: hotel.poolPictures,
    dining: hotel.diningPictures,
    rooms: Object.fromEntries(hotel.rooms.map((room) => [room.key, room.pictures])),
  })

/** Builds the catalogue from valid content; the environment overrides contact values. */
export function catalogueOf(
  content: Content,
  pictures: ReadonlyMap<string, PictureFile>,
  env: Environment = {},
): Catalogue {
  const [hotels, activities, beaches] = [content.hotels, content.activities, content.beaches] as const
  const business = businessOf(wordsOf<BusinessRecord>(content, 'business'), env)
  const navigation = wordsOf<NavigationRecord>(content, 'navigation')
  return {
    business,
    headerLinks: navigation.header,
    footerLinks: navigation.footer,
    footerHotelLinks: footerHotels(recordsOf(hotels)),
    breadcrumbs: navigation.breadcrumbs,
    privacyNotice: wordsOf(content, 'privacy-notice'),
    pageMeta: pageMetasOf(content.pages, business),
    homePage: wordsOf(content, 'pages/home'),
    contactPage: wordsOf(content, 'pages/contact'),
    searchPage: wordsOf(content, 'pages/search'),
    ...optional(content, 'hotelsPage', 'pages/hotels'),
    ...optional(content, 'activitiesPage', 'pages/activity'),
    ...optional(content, 'beachesPage', 'pages/beaches'),
    ...optional(content, 'diningPage', 'pages/dining'),
    ...optional(content, 'galleryPage', 'pages/gallery'),
    galleryHotels: recordsOf(hotels).map(galleryOf),
    ...('pages/membership' in content.pages ? { membership: membershipNumbers() } : {}),
    ...optional(content, 'membershipPage', 'pages/membership'),
    ...optional(content, 'coast', 'coast'),
    termsAndConditions: policyOf(content, 'terms-and-conditions', business),
    privacyPolicy: policyOf(content, 'privacy-policy', business),
    refundPolicy: policyOf(content, 'refund-policy', business),
    textPages: withBusiness(recordsOf(content.textPages), business),
    hotels: recordsOf(hotels),
    hotelSummaries: recordsOf(hotels).map(hotelCard),
    rateCards: recordsOf(content.rates),
    activities: recordsOf(activities),
    activitySummaries: recordsOf(activities).map(activityCard),
    beaches: recordsOf(beaches),
    beachSummaries: recordsOf(beaches).map(beachCard),
    fallbackPictures: fallbackPicturesOf(pictures),
    socialPictures: [...pictures.values()].filter(({ name }) => name.startsWith('social/')),
  } as Catalogue
}

/** A page's content without its metadata and schema. */
function wordsOf<Words>({ pages }: Content, file: string): Words {
  const { meta: _meta, $schema: _schema, ...words } = pages[file] ?? {}
  return words as Words
}

const optional = (content: Content, name: keyof Catalogue, file: string) =>
  file in content.pages ? { [name]: wordsOf(content, file) } : {}

const policyOf = (content: Content, file: string, business: Business) =>
  withBusiness(wordsOf(content, `policies/${file}`), business)
