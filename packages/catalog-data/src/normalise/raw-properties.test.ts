import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CatalogError,
  normaliseActivity,
  normaliseBeach,
  normaliseCatalog,
  normaliseGalleryHotel,
  normaliseHotel,
} from './normalise.ts'

/** A unique word that can be found again. */
const word = fc.uuid().map((id) => `w${id.replaceAll('-', '')}`)
const words = fc.oneof(word, fc.array(word, { maxLength: 4 }))
const picture = word.chain((name) =>
  fc.constantFrom(`/pictures/${name}.jpg`, `https://x.in/${name}.webp`, `data:image/png;base64,${name}`),
)
const pictures = fc.array(fc.oneof(picture, fc.record({ src: picture, alt: word })), { maxLength: 3 })
const money = fc.integer({ min: 1, max: 99_999 })
const price = fc.oneof(
  money,
  money.map(String),
  money.map((amount) => `₹${amount.toLocaleString('en-IN')}`),
)
const percent = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 100 }).map((value) => `${value}%`),
  fc.constant(null),
)
const phone = fc.constantFrom('+91 832 000 0142', '+44 (20) 7946-0958', 'N/A')
const slug = fc.stringMatching(/^[a-z][a-z0-9]{2,8}(-[a-z0-9]{2,6}){0,2}$/)
const optional = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { requiredKeys: [] })
const extra = fc.dictionary(fc.stringMatching(/^extra[a-z_]{1,6}$/), words, { maxKeys: 2 })
const section = fc.record({ title: word, content: words })

const room = fc
  .tuple(
    fc.record({ category: word }),
    optional({
      price,
      description: word,
      images: pictures,
      'Child without bed(5-12yrs)': word,
      'Extra Adult with bed': word,
    }),
    extra,
  )
  .map((parts) => Object.assign({}, ...parts))

const rooms = fc.oneof(fc.array(room, { maxLength: 3 }), fc.dictionary(slug, room, { maxKeys: 3 }))
const odd = fc.record({ id: fc.nat(99), tc: word, question: fc.array(section, { maxLength: 4 }) })
const faq = fc
  .tuple(
    odd,
    fc.array(fc.oneof(section, fc.record({ question: word, answer: words }), odd), { maxLength: 3 }),
  )
  .map(([first, others]) => [first, ...others])

const rawHotel = fc
  .tuple(
    fc.record({
      slug,
      name: word,
      location: word,
      address: word,
      description: word,
      rating: fc.double({ min: 0, max: 5, noNaN: true }),
      reviews: fc.nat(5000),
      price,
    }),
    optional({
      id: word,
      tagline: word,
      discount: percent,
      contact: phone,
      hotel_menu_rates: word.map((text) => `https://x.in/${text}.pdf`),
      googlemap: word.map((text) => `https://maps.x.in/${text}`),
      Heroimages: pictures,
      images: pictures,
      poolImages: pictures,
      roomDetails: rooms,
      faq,
      metaTitle: word,
      metaDescription: word,
      metaKeywords: words,
      facilities: words,
    }),
    fc.oneof(
      fc.constant({}),
      fc.record({ email: word.map((text) => `${text}@x.in`) }),
      fc.record({ emailid: word.map((text) => `${text}@x.in`) }),
    ),
    extra,
  )
  .map((parts) => Object.assign({}, ...parts))

const part = fc
  .tuple(
    fc.record({ name: word }),
    optional({
      icon: word,
      description: word,
      duration: word,
      age: word,
      safety: word,
      restrictions: word,
      group_size: word,
      best_for: word,
      notes: words,
    }),
    extra,
  )
  .map((parts) => Object.assign({}, ...parts))

const rawActivity = fc
  .tuple(
    fc.record({ slug, name: word, price: money }),
    optional({
      id: word,
      location: word,
      status: word,
      offer: percent,
      duration: word,
      cruise_duration: word,
      tour_time: word,
      schedule: optional({ duration: word, start: word, end: words }),
      timetovisit: word,
      description: word,
      highlights: fc.array(fc.oneof(word, section), { maxLength: 4 }),
      inclusions: words,
      not_included: words,
      requirements: words,
      tips: words,
      pickup: fc.oneof(
        word,
        optional({ available: fc.oneof(fc.boolean(), word), type: word, locations: words, details: words }),
        optional({ included: fc.boolean(), main_points: words, note: word }),
      ),
      departure_points: words,
      for_whom: words,
      images: pictures,
      visitorImages: pictures,
      email: word,
      phone,
      contact: phone,
    }),
    optional({
      dflevel: word,
      expect: words,
      activities: fc.array(fc.oneof(word, part), { maxLength: 3 }),
      food: fc.oneof(word, optional({ type: word, menu: words })),
      entertainment: words,
      drinks: fc.oneof(words, fc.dictionary(fc.stringMatching(/^[a-z]{3,8}$/), word, { maxKeys: 3 })),
      comforts: words,
      meeting_point: word,
      languages_supported: words,
      optional_addons: words,
      optional_activities: words,
      who_can_fly: words,
      not_allowed: words,
      wind_advisory: words,
      photos_allowed: word,
      pro_tips: words,
      experience_summary: word,
      travel_info: words,
      notes: words,
      metaTitle: word,
      metaKeywords: words,
    }),
    extra,
  )
  .map((parts) => Object.assign({}, ...parts))

const rawBeach = fc
  .tuple(
    fc.record({ slug, name: word, location: word }),
    optional({
      id: word,
      description: word,
      image: pictures,
      gallery: pictures,
      category: fc.constantFrom('Beach', 'Quiet', 'quiet'),
      sports: words,
      bestTimeToVisit: word,
      activities: words,
      facilities: words,
      safety: words,
      Hotel: words,
      metaTitle: word,
      metaDescription: word,
    }),
    extra,
  )
  .map((parts) => Object.assign({}, ...parts))

const rawGallery = fc.record({
  key: slug,
  label: word,
  rating: fc.double({ min: 0, max: 5, noNaN: true }),
  location: word,
  images: optional({ outlook: pictures, rooms: pictures, pool: pictures, dining: pictures }),
})

const tokens = (value: unknown): string[] => JSON.stringify(value).match(/w[0-9a-f]{32}/g) ?? []

function loses(raw: unknown, record: unknown): string[] {
  const kept = JSON.stringify(record)
  return tokens(raw).filter((token) => !kept.includes(token))
}

const readers: [string, (raw: unknown) => unknown, fc.Arbitrary<object>][] = [
  ['hotel', normaliseHotel, rawHotel],
  ['activity', normaliseActivity, rawActivity],
  ['beach', normaliseBeach, rawBeach],
  ['gallery', normaliseGalleryHotel, rawGallery],
]

describe.each(readers)('any owner’s %s', (_kind, normalise, raw) => {
  it('is read without losing a field', () => {
    fc.assert(
      fc.property(raw, (record) => {
        expect(loses(record, normalise(record))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('is not changed by being read', () => {
    fc.assert(
      fc.property(raw, (record) => {
        const before = JSON.stringify(record)
        normalise(record)
        expect(JSON.stringify(record)).toBe(before)
      }),
    )
  })

  it('with any field spoilt is read or refused by name, and nothing else', () => {
    fc.assert(
      fc.property(raw, fc.nat(), fc.anything(), (record, at, value) => {
        const fields = Object.keys(record)
        const field = fields[at % fields.length] ?? 'slug'
        try {
          normalise({ ...record, [field]: value })
        } catch (error) {
          expect(error).toBeInstanceOf(CatalogError)
        }
      }),
      { numRuns: 600 },
    )
  })

  it('out of anything at all is read or refused by name', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        try {
          normalise(value)
        } catch (error) {
          expect(error).toBeInstanceOf(CatalogError)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('any owner’s catalogue', () => {
  it('is read whole, in its order, or refused by name', () => {
    const catalogue = fc.record({
      hotels: fc.uniqueArray(rawHotel, { selector: ({ slug: own }) => own, maxLength: 4 }),
      activities: fc.uniqueArray(rawActivity, { selector: ({ slug: own }) => own, maxLength: 4 }),
    })
    fc.assert(
      fc.property(catalogue, (raw) => {
        const read = normaliseCatalog(raw)
        expect(read.hotels.map(({ slug: own }) => own)).toEqual(raw.hotels.map(({ slug: own }) => own))
        expect(loses(raw, read)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
