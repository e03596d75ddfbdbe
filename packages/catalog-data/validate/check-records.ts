import type { Catalog, CatalogProblem } from '../src/normalise/normalise.ts'
import type { Picture } from '../src/pictures/picture.ts'
import { areaOf, type Coordinates, isWithin } from '../src/place/coordinates.ts'
import type { BusinessRecord } from '../src/schema/business-schema.ts'
import type { Fault } from '../src/schema/faults.ts'
import { checkOuting } from './check-outings.ts'

type Region = BusinessRecord['region']
type PriceRange = BusinessRecord['usualPrices']['night']

export interface Checks {
  /** Bounds of the region and usual price ranges; records outside of them are reported. */
  business: Pick<BusinessRecord, 'region' | 'usualPrices' | 'locale'>
  /** The file of a record. */
  file: (slug: string) => string
  /** Whether a picture exists: its encoded files, or the file at its address. */
  pictureExists: (picture: Picture) => boolean
  /** Slugs of all hotels that a record may name; by default those of the catalogue. */
  hotels?: ReadonlySet<string>
}

const faultIf = (isWrong: boolean, field: string, problem: string, cure: string): Fault[] =>
  isWrong ? [{ field, problem, cure }] : []

function picturesOf(value: unknown, path: string): { path: string; picture: Picture }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('tints' in value) return [{ path, picture: value as Picture }]
  return Object.entries(value).flatMap(([key, inner]) =>
    picturesOf(inner, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  )
}

function pictureFaults(value: unknown, exists: Checks['pictureExists']): Fault[] {
  const seen = new Set<string>()
  return picturesOf(value, '').flatMap(({ path, picture }) => {
    const { name, alt = '' } = picture
    if (seen.has(`${name} ${alt}`)) return []
    seen.add(`${name} ${alt}`)
    const shown = `'${name.slice(0, 60)}'`
    return [
      ...faultIf(
        alt.trim().length < 5 || /, picture \d+$/.test(alt),
        path,
        `${shown} has no words for those who cannot see it`,
        'Give it an alt text that says what it shows.',
      ),
      ...faultIf(
        !exists(picture),
        path,
        `${shown} has no file`,
        'Put the picture in place and run the pictures command, or correct the address.',
      ),
    ]
  })
}

function priceFaults(field: string, price: number, { from, to }: PriceRange): Fault[] {
  if (price >= from && price <= to)
    return faultIf(!Number.isInteger(price), field, `${price} is not whole`, 'Write a whole amount.')
  const problem = `${price} is outside the usual ${from} to ${to}`
  const cure = 'Check for a missing or an extra zero, or change the usual prices of the business.'
  return [{ field, problem, cure }]
}

const offerFaults = (field: string, offer: number | null): Fault[] =>
  faultIf(
    offer !== null && !(offer >= 1 && offer <= 90),
    field,
    `${offer}% is not a valid offer`,
    'Enter 1 to 90, or leave it out if there is no offer.',
  )

const mapFaults = (field: string, embed: string | null): Fault[] =>
  faultIf(
    embed !== null && !URL.canParse(embed),
    field,
    `'${embed}' cannot be parsed`,
    'Paste the embed link again.',
  )

function placeFaults(place: Coordinates | null, { name, bounds }: Region): Fault[] {
  if (place === null || isWithin(place, bounds)) return []
  const middle = `${((bounds.south + bounds.north) / 2).toFixed(1)}, then ${((bounds.west + bounds.east) / 2).toFixed(1)}`
  const problem = `${place.lat}, ${place.lng} is not in ${name}`
  return [{ field: 'coordinates', problem, cure: `Latitude comes first: about ${middle}.` }]
}

function areaFaults(location: string | null, place: Coordinates | null, { name, areas }: Region): Fault[] {
  const named = location?.split(', ').at(-1) ?? name
  const area = areas.find((candidate) => candidate.name === named)
  if (area === undefined)
    return faultIf(
      named.endsWith(` ${name}`),
      'location',
      `'${named}' is not a part of ${name}`,
      `Write ${areas.map((one) => one.name).join(' or ')}.`,
    )
  return faultIf(
    place !== null && areaOf(place, areas)?.key !== area.key,
    'location',
    `says ${area.name}, but lies at ${place?.lat}, ${place?.lng}`,
    'Correct the area or the coordinates, or the bounds of the areas of the business.',
  )
}

function hotelPriceFaults({ price, rooms }: Catalog['hotels'][number], range: PriceRange): Fault[] {
  const lowest = Math.min(...rooms.flatMap((room) => room.price ?? []))
  return [
    ...rooms.flatMap((room) =>
      room.price === null ? [] : priceFaults(`roomDetails.${room.key}.price`, room.price, range),
    ),
    // A price that comes from a room is reported at the room.
    ...(price === lowest ? [] : priceFaults('price', price, range)),
    ...faultIf(
      Number.isFinite(lowest) && lowest !== price,
      'price',
      `starts at ${price}, but its least expensive room costs ${lowest}`,
      'Make the two agree.',
    ),
  ]
}

/** Finds problems in records that match their schemas. */
export function checkRecords(
  { hotels, activities, beaches, gallery }: Catalog,
  { business: { region, usualPrices, locale }, file, pictureExists, hotels: slugs }: Checks,
): CatalogProblem[] {
  const stays = slugs ?? new Set(hotels.map(({ slug }) => slug))
  const filed = (record: string, faults: Fault[]) =>
    faults.map((fault) => ({ file: file(record), record, ...fault }))
  return [
    ...hotels.flatMap((hotel) =>
      filed(hotel.slug, [
        ...pictureFaults(hotel, pictureExists),
        ...offerFaults('discount', hotel.discount),
        ...areaFaults(hotel.location, hotel.coordinates, region),
        ...hotelPriceFaults(hotel, usualPrices.night),
        ...placeFaults(hotel.coordinates, region),
        ...mapFaults('googlemap', hotel.mapEmbed),
      ]),
    ),
    ...activities.flatMap((activity) =>
      filed(activity.slug, [
        ...pictureFaults(activity, pictureExists),
        ...priceFaults('price', activity.price, usualPrices.activity),
        ...offerFaults('offer', activity.offer),
        ...checkOuting(activity, locale),
        ...areaFaults(activity.location, activity.coordinates, region),
        ...placeFaults(activity.coordinates, region),
        ...mapFaults('gmap', activity.mapEmbed),
      ]),
    ),
    ...beaches.flatMap((beach) =>
      filed(beach.slug, [
        ...pictureFaults(beach, pictureExists),
        ...areaFaults(beach.location, beach.coordinates, region),
        ...placeFaults(beach.coordinates, region),
        ...mapFaults('gmap', beach.mapEmbed),
        ...beach.hotels.flatMap((stay) =>
          faultIf(
            stays.size > 0 && !stays.has(stay),
            'hotels',
            `links to the hotel '${stay}', which is not on this site`,
            'Remove it, or choose another hotel.',
          ),
        ),
      ]),
    ),
    ...gallery.flatMap(({ key, images }) => filed(key, pictureFaults(images, pictureExists))),
  ]
}
