import { type Hotel, hotelCardFields } from '../../src/hotels/hotel.ts'
import type { RateCard } from '../../src/hotels/rate-card.ts'
import type { EncodedPicture } from '../photos/encoded-pictures.ts'
import { Imports, made, named, printed, withPictureCode } from './printed.ts'
import { cardPicture, type Modules, type RecordKind, recordModules } from './record-modules.ts'

const picturesName = (slug: string) => named(slug, 'pictures')

export const hotelKind: RecordKind<Hotel> = {
  one: 'Hotel',
  many: 'hotels',
  cardFields: hotelCardFields,
  cardPictures: 4,
}

/** The pictures alone, which the gallery shows without the rest of the record. */
function picturesModule(hotel: Hotel, encoded: ReadonlyMap<string, EncodedPicture>): string {
  const imports = new Imports(encoded)
  const pictures = {
    hero: hotel.heroPictures,
    exterior: hotel.exteriorPictures,
    pool: hotel.poolPictures,
    dining: hotel.diningPictures,
    rooms: Object.fromEntries(hotel.rooms.map((room) => [room.key, room.pictures])),
  }
  const text = printed(withPictureCode(pictures, cardPicture(hotel, hotelKind.cardPictures, imports)))
  const keys = hotel.rooms.map(({ key }) => `'${key}'`).join(' | ') || 'never'
  return `${made}${imports}import type { HotelPictures } from '../hotel-pictures.ts'

export const ${picturesName(hotel.slug)}: HotelPictures<${keys}> = ${text}
`
}

const ratesModule = (rates: RateCard): string => `${made}import type { RateCard } from '../rate-card.ts'

export const ${named(rates.slug, 'rates')}: RateCard = ${printed(rates)}
`

const ratesLoader = (
  rates: readonly RateCard[],
): string => `${made}import type { RateCard } from './rate-card.ts'

export type { RateCard } from './rate-card.ts'

/** A slug of a hotel with a rate card; checked where cards are loaded. */
export type RateCardSlug = string

const cards: ReadonlyMap<string, () => Promise<RateCard>> = new Map([
${rates.map(({ slug }) => `  ['${slug}', () => import('./generated/${slug}-rates.ts').then((file) => file.${named(slug, 'rates')})],\n`).join('')}])

/** Slugs of the hotels with a rate card. */
export const rateCardSlugs: readonly string[] = [...cards.keys()]

export function hasRateCard(slug: string): boolean {
  return cards.has(slug)
}

/** Loads a hotel's rate card; undefined if it has none. */
export async function loadRateCard(slug: string): Promise<RateCard | undefined> {
  return cards.get(slug)?.()
}
`

function gallery(hotels: readonly Hotel[]): string {
  const imports = hotels.map(
    ({ slug }) => `import { ${named(slug, 'card')} } from '../hotels/generated/${slug}-card.ts'
import { ${picturesName(slug)} } from '../hotels/generated/${slug}-pictures.ts'
`,
  )
  return `${made}${imports.join('')}import { type GalleryHotel, galleryHotel } from './gallery-hotel.ts'

/** Every hotel's pictures, in the order of the hotels. */
export const galleryHotels: readonly GalleryHotel[] = [
${hotels.map(({ slug }) => `  galleryHotel(${named(slug, 'card')}, ${picturesName(slug)}),\n`).join('')}]
`
}

const links = (
  hotels: readonly Hotel[],
): string => `${made}import type { NavigationLink } from '../schema/navigation-schema.ts'

/** The hotels in the footer. */
export const footerHotelLinks: readonly NavigationLink[] = ${printed(
  hotels.map(({ name, slug }) => ({ label: name, to: `/hotels/${slug}` })),
)}
`

/** All modules of the hotels. */
export const hotelModules = (
  hotels: readonly Hotel[],
  rates: readonly RateCard[],
  encoded: ReadonlyMap<string, EncodedPicture>,
): Modules => ({
  ...recordModules(hotelKind, hotels, encoded),
  ...Object.fromEntries(
    hotels.map((hotel) => [`hotels/generated/${hotel.slug}-pictures.ts`, picturesModule(hotel, encoded)]),
  ),
  ...Object.fromEntries(rates.map((card) => [`hotels/generated/${card.slug}-rates.ts`, ratesModule(card)])),
  'hotels/load-rates.ts': ratesLoader(rates),
  'gallery/gallery-hotels.ts': gallery(hotels),
  'navigation/hotel-links.ts': links(hotels),
})
