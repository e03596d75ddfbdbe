import type { Catalog, CatalogProblem } from '../src/normalise/normalise.ts'
import type { Picture } from '../src/pictures/picture.ts'
import { areaOf, type Coordinates, isWithin } from '../src/place/coordinates.ts'
import type { BusinessRecord } from '../src/schema/business-schema.ts'

type Measures = Pick<BusinessRecord, 'region' | 'usualPrices'>

export interface Checks {
  /** Bounds of the region and usual price ranges; records outside of them are reported. */
  business: Measures
  /** The file of a record. */
  file: (slug: string) => string
  /** Whether a picture exists: its encoded files, or the file at its address. */
  pictureExists: (picture: Picture) => boolean
  /** Slugs of all hotels that a record may name; by default those of the catalogue. */
  hotels?: ReadonlySet<string>
}

type PriceRange = Measures['usualPrices']['night']

const middleOf = ({ bounds }: Measures['region']) =>
  `${((bounds.south + bounds.north) / 2).toFixed(1)}, then ${((bounds.west + bounds.east) / 2).toFixed(1)}`

function picturesOf(value: unknown, path: string): { path: string; picture: Picture }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('tints' in value) return [{ path, picture: value as Picture }]
  return Object.entries(value).flatMap(([key, inner]) =>
    picturesOf(inner, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  )
}

/** Finds problems in records that are valid in shape. */
export function checkRecords(
  catalog: Catalog,
  { business: { region, usualPrices }, file, pictureExists, hotels }: Checks,
): CatalogProblem[] {
  const stays = hotels ?? new Set(catalog.hotels.map(({ slug }) => slug))
  const problems: CatalogProblem[] = []
  const add = (record: string, field: string, problem: string, cure: string) =>
    problems.push({ file: file(record), record, field, problem, cure })

  const checkPictures = (record: string, value: unknown) => {
    const seen = new Set<string>()
    for (const { path, picture } of picturesOf(value, '')) {
      const { name, alt = '' } = picture
      if (seen.has(`${name} ${alt}`)) continue
      seen.add(`${name} ${alt}`)
      if (alt.trim().length < 5 || /, picture \d+$/.test(alt))
        add(
          record,
          path,
          `'${picture.name.slice(0, 60)}' has no words for those who cannot see it`,
          'Give it an alt text that says what it shows.',
        )
      if (!pictureExists(picture))
        add(
          record,
          path,
          `'${picture.name.slice(0, 60)}' has no file`,
          'Put the picture in place and run the pictures command, or correct the address.',
        )
    }
  }
  const checkPrice = (record: string, field: string, price: number, { from, to }: PriceRange) => {
    if (!(price >= from && price <= to))
      add(
        record,
        field,
        `${price} is outside the usual ${from} to ${to}`,
        'Check for a missing or an extra zero, or change the usual prices of the business.',
      )
    else if (!Number.isInteger(price)) add(record, field, `${price} is not whole`, 'Write a whole amount.')
  }
  const checkPlace = (record: string, place: Coordinates | null) => {
    if (place !== null && !isWithin(place, region.bounds))
      add(
        record,
        'coordinates',
        `${place.lat}, ${place.lng} is not in ${region.name}`,
        `Latitude comes first: about ${middleOf(region)}.`,
      )
  }
  // The offer is already in the price: what would be paid without it must lie above, and not beyond belief.
  const checkOffer = (record: string, field: string, offer: number | null) => {
    if (offer !== null && !(offer >= 1 && offer <= 90))
      add(record, field, `${offer}% is no offer`, 'Write 1 to 90, or leave it out where there is none.')
  }
  const checkArea = (record: string, location: string | null, place: Coordinates | null) => {
    const named = location?.split(', ').at(-1) ?? region.name
    const area = region.areas.find(({ name }) => name === named)
    if (area === undefined && named.endsWith(` ${region.name}`))
      add(
        record,
        'location',
        `'${named}' is no part of ${region.name}`,
        `Write ${region.areas.map(({ name }) => name).join(' or ')}.`,
      )
    else if (area !== undefined && place !== null && areaOf(place, region.areas)?.key !== area.key)
      add(
        record,
        'location',
        `says ${area.name}, but lies at ${place.lat}, ${place.lng}`,
        'Correct the area or the coordinates, or the bounds of the areas in business.json.',
      )
  }
  const checkMap = (record: string, field: string, embed: string | null) => {
    if (embed !== null && !URL.canParse(embed))
      add(record, field, `'${embed}' cannot be parsed`, 'Paste the address of the embedded map anew.')
  }

  for (const hotel of catalog.hotels) {
    checkPictures(hotel.slug, hotel)
    checkOffer(hotel.slug, 'discount', hotel.discount)
    checkArea(hotel.slug, hotel.location, hotel.coordinates)
    for (const room of hotel.rooms)
      if (room.price !== null)
        checkPrice(hotel.slug, `roomDetails.${room.key}.price`, room.price, usualPrices.night)
    const lowest = Math.min(...hotel.rooms.flatMap(({ price }) => price ?? []))
    // A price that comes from a room is reported at the room.
    if (hotel.price !== lowest) checkPrice(hotel.slug, 'price', hotel.price, usualPrices.night)
    if (Number.isFinite(lowest) && lowest !== hotel.price)
      add(
        hotel.slug,
        'price',
        `starts at ${hotel.price}, but its least expensive room costs ${lowest}`,
        'Make the two agree.',
      )
    checkPlace(hotel.slug, hotel.coordinates)
    checkMap(hotel.slug, 'googlemap', hotel.mapEmbed)
  }
  for (const activity of catalog.activities) {
    checkPictures(activity.slug, activity)
    checkPrice(activity.slug, 'price', activity.price, usualPrices.activity)
    checkOffer(activity.slug, 'offer', activity.offer)
    checkArea(activity.slug, activity.location, activity.coordinates)
    checkPlace(activity.slug, activity.coordinates)
    checkMap(activity.slug, 'gmap', activity.mapEmbed)
  }
  for (const beach of catalog.beaches) {
    checkPictures(beach.slug, beach)
    checkArea(beach.slug, beach.location, beach.coordinates)
    checkPlace(beach.slug, beach.coordinates)
    checkMap(beach.slug, 'gmap', beach.mapEmbed)
    for (const stay of beach.hotels)
      if (stays.size > 0 && !stays.has(stay))
        add(
          beach.slug,
          'hotels',
          `names '${stay}', which is no hotel of this site`,
          'Take it out, or choose another hotel.',
        )
  }
  for (const entry of catalog.gallery) checkPictures(entry.key, entry.images)
  return problems
}
