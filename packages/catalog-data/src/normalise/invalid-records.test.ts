import { describe, expect, it } from 'vitest'
import {
  CatalogError,
  inspectCatalog,
  normaliseActivity,
  normaliseBeach,
  normaliseCatalog,
  normaliseGalleryHotel,
  normaliseHotel,
} from './normalise.ts'

const hotel = {
  slug: 'palm-cove',
  name: 'Palm Cove',
  location: 'Calangute',
  address: 'Beach Road',
  rating: 4.5,
  reviews: 12,
  price: '1999',
  description: 'A house.',
}
const activity = { slug: 'row', name: 'Rowing', price: 499 }
const beach = { slug: 'long-beach-goa-india', name: 'Long Beach', location: 'Goa' }
const gallery = { key: 'palm-cove', label: 'Palm Cove', rating: 4.5, location: 'Calangute', images: {} }

let deep: unknown = 'bottom'
for (let level = 0; level < 10; level += 1) deep = { inside: deep }

type Change = [change: object, field: string, message: RegExp]

/** Each is valid but for one field. */
const hotels: Change[] = [
  [{ slug: '' }, 'slug', /slug: is missing\. Add it, as in 'palm-cove-hotel'/],
  [{ slug: 'Palm Cove' }, 'slug', /'Palm Cove' cannot stand in an address/],
  [{ name: null }, 'name', /name: is missing/],
  [{ address: undefined }, 'address', /address: is missing\. Add it, as in 'Street/],
  [{ location: ' ' }, 'location', /location: is missing/],
  [{ description: '' }, 'description', /description: is missing/],
  [{ price: undefined }, 'price', /price: is missing\. Add it, as in '1999'/],
  [{ price: 'about two thousand' }, 'price', /'about two thousand' is not a number\. Write it as '1999'/],
  [{ price: 0 }, 'price', /0 is outside 1 to 1000000/],
  [{ price: Number.NaN }, 'price', /NaN is not a number/],
  [{ rating: 6 }, 'rating', /6 is outside 0 to 5/],
  [{ rating: 'very good' }, 'rating', /'very good' is not a number\. Write it as 4\.5/],
  [{ reviews: -3 }, 'reviews', /-3 is outside 0 to/],
  [{ discount: '120%' }, 'discount', /120 is outside 0 to 100\. Write it as '15%'/],
  [{ emailid: 'a@b.in', email: 'c@d.in' }, 'emailid', /says 'a@b\.in' where email says 'c@d\.in'\. Keep one/],
  [{ email: 'desk' }, 'email', /'desk' is not an email address/],
  [{ contact: 'ask Maria' }, 'contact', /'ask Maria' is not a phone number/],
  [{ contact: '98765 43210' }, 'contact', /'98765 43210' is not a phone number that people abroad can call/],
  [{ googlemap: 'map.png' }, 'googlemap', /'map\.png' cannot be embedded\. Paste the https address/],
  [{ googlemap: 'http://maps.example/x' }, 'googlemap', /cannot be embedded/],
  [{ googlemap: 7 }, 'googlemap', /7 is not a map address/],
  [{ coordinates: { lat: 0, lng: 0 } }, 'coordinates', /0, 0 is not a place/],
  [{ coordinates: 'by the sea' }, 'coordinates', /'by the sea' is not a place\. Write/],
  [
    { hotel_menu_rates: 'javascript:alert(1)' },
    'hotel_menu_rates',
    /'javascript:alert\(1\)' is not an address/,
  ],
  [{ hotel_menu_rates: '//evil.example' }, 'hotel_menu_rates', /is not an address/],
  [{ checkIn: 'noon' }, 'checkIn', /'noon' is not a time\. Use the 24-hour clock/],
  [{ Heroimages: [3] }, 'Heroimages[0]', /3 is not a picture\. Give an address/],
  [{ images: ['javascript:alert(1)'] }, 'images[0]', /cannot be shown as a picture/],
  [{ images: ['data:text/html,x'] }, 'images[0]', /'data:text\/html,x' cannot be shown as a picture/],
  [{ images: ['hotels/a/hero-9'] }, 'images[0]', /there is no picture named 'hotels\/a\/hero-9'/],
  [{ roomDetails: 'three' }, 'roomDetails', /'three' is neither a list nor a map of rooms/],
  [{ roomDetails: ['Deluxe'] }, 'roomDetails[0]', /'Deluxe' is not a record\. Give each room/],
  [{ roomDetails: { deluxe: 2999 } }, 'roomDetails.deluxe', /2999 is not a room/],
  [{ roomDetails: [{ price: 2000 }] }, 'roomDetails[0].category', /roomDetails\[0\]\.category: is missing/],
  [{ roomDetails: { big: { category: 'Big', price: -5 } } }, 'roomDetails.big.price', /-5 is outside/],
  [
    { rooms: [{ category: 'Suite', popular: 'very' }] },
    'roomDetails[0].popular',
    /'very' is neither true nor/,
  ],
  [{ faq: 'Ask us' }, 'faq', /'Ask us' is not a list of questions\. Give a first entry/],
  [{ faq: ['Pets?'] }, 'faq[0]', /'Pets\?' is not a record/],
  [
    { faq: [{ tc: 'T', question: [{ content: 'x' }] }] },
    'faq[0].question[0].title',
    /Give every question a title/,
  ],
]
const activities: Change[] = [
  [{ price: null }, 'price', /price: is missing\. Add it, as in 999/],
  [{ phone: '98765 43210' }, 'phone', /'98765 43210' is not a phone number that people abroad can call/],
  [{ contact: '98765 43210' }, 'contact', /'98765 43210' is not a phone number that people abroad can call/],
  [{ offer: 'half price' }, 'offer', /'half price' is not a number\. Write it as '33%', or null/],
  [{ highlights: [{ content: ['x'] }] }, 'highlights[0].title', /Write the highlight as a text/],
  [
    { activities: ['Rowing', { age: '12' }] },
    'activities[1].name',
    /is missing\. Add it, as in 'Jet ski ride'/,
  ],
  [{ people: 'a few' }, 'people', /'a few' says no number of people/],
  [{ tips: deep }, 'tips', /nested too deeply to be text/],
]
const beaches: Change[] = [
  [{ category: 'Lively' }, 'category', /'Lively' is not a category\. Write 'Beach' or 'Quiet'/],
  [{ location: '' }, 'location', /location: is missing\. Add it, as in 'Village/],
  [{ getingThere: 'By bus' }, 'getingThere', /is not a field of this record\. Write it as 'gettingThere'/],
]
const galleries: Change[] = [
  [{ images: undefined }, 'images', /images: is missing\. Group the pictures/],
  [{ images: [] }, 'images', /a list has no groups/],
  [{ images: { lobby: ['/a.jpg'] } }, 'images.lobby', /is not a group of the gallery\. Move its pictures/],
  [{ mood: 'calm' }, 'mood', /is not a field of the gallery/],
]

type Invalid = [record: string, field: string, message: RegExp, run: () => unknown]

const changed = (normalise: (raw: unknown) => unknown, record: string, valid: object, changes: Change[]) =>
  changes.map(([change, field, message]): Invalid => {
    const slug = 'slug' in change && change.slug !== undefined ? String(change.slug) : record
    return [slug || 'hotel', field, message, () => normalise({ ...valid, ...change })]
  })

const invalid: Invalid[] = [
  ...changed(normaliseHotel, 'palm-cove', hotel, hotels),
  ...changed(normaliseActivity, 'row', activity, activities),
  ...changed(normaliseBeach, 'long-beach-goa-india', beach, beaches),
  ...changed(normaliseGalleryHotel, 'palm-cove', gallery, galleries),
  ['hotel', 'hotel', /undefined is not a record\. Give an object/, () => normaliseHotel(undefined)],
  ['hotel', 'hotel', /'Palm Cove' is not a record/, () => normaliseHotel('Palm Cove')],
  ['activity', 'activity', /a list is not a record/, () => normaliseActivity([])],
  ['catalogue', 'file', /a list is not a catalogue/, () => normaliseCatalog([])],
  ['catalogue', 'shops', /is not a part of a catalogue/, () => normaliseCatalog({ shops: [] })],
  ['catalogue', 'hotel', /5 is neither a list nor a map/, () => normaliseCatalog({ hotels: 5 })],
  ['hotel 2', 'hotel', /null is not a record/, () => normaliseCatalog({ hotels: [hotel, null] })],
  ['palm-cove', 'slug', /by more than one hotel/, () => normaliseCatalog({ hotels: [hotel, hotel] })],
  ['row', 'slug', /by more than one activity/, () => normaliseCatalog({ activities: [activity, activity] })],
  [beach.slug, 'slug', /by more than one beach/, () => normaliseCatalog({ beaches: [beach, beach] })],
  [
    'palm-grove',
    'slug',
    /says 'palm-cove' under the key 'palm-grove'/,
    () => normaliseCatalog({ hotels: { 'palm-grove': hotel } }),
  ],
  [
    beach.slug,
    'Hotel',
    /names 'ritz', which is not a hotel's slug/,
    () => normaliseCatalog({ hotels: [hotel], beaches: [{ ...beach, Hotel: ['ritz'] }] }),
  ],
  [
    'ritz',
    'key',
    /is not a hotel's slug/,
    () => normaliseCatalog({ hotels: [hotel], gallery: [{ ...gallery, key: 'ritz' }] }),
  ],
]

function errorOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}

describe('an invalid record', () => {
  it.each(invalid)('is rejected: %s, %s: %s', (record, field, message, run) => {
    const error = errorOf(run)
    expect(error).toBeInstanceOf(CatalogError)
    expect(error).toMatchObject({ record, field })
    expect((error as CatalogError).message).toMatch(message)
    expect((error as CatalogError).cure).toMatch(/^[A-Z].*\.$/)
  })

  it('has a message of its own', () => {
    const messages = invalid.map(([, , , run]) => (errorOf(run) as CatalogError).message)
    expect(new Set(messages).size).toBe(invalid.length)
  })

  it('leaves the whole catalogue undefined', () => {
    const { catalog, problems } = inspectCatalog(
      { hotels: [hotel, { ...hotel, slug: 'second', price: 'x' }] },
      { file: 'mine.json' },
    )
    expect(catalog).toBeUndefined()
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ file: 'mine.json', record: 'second', field: 'price' })
  })

  it('has all its problems listed by an inspection', () => {
    const { problems } = inspectCatalog({ hotels: [{ ...hotel, price: 'x', rating: 9, googlemap: 'y' }] })
    expect(problems.map(({ field }) => field).sort()).toEqual(['googlemap', 'price', 'rating'])
  })

  it('is reported with its file if that is known', () => {
    const error = errorOf(() => normaliseBeach({ ...beach, category: 'Loud' }, { file: 'beaches.json' }))
    expect((error as CatalogError).message).toBe(
      "beaches.json: long-beach-goa-india, category: 'Loud' is not a category. Write 'Beach' or 'Quiet'.",
    )
  })
})
