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
/** Records with the fields of all parts. */
const merged = (...parts: fc.Arbitrary<object>[]): fc.Arbitrary<{ slug: string }> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all))

const extra = fc.dictionary(fc.stringMatching(/^extra[a-z_]{1,6}$/), words, { maxKeys: 2 })
/** A model with the same value for several fields. */
const fields = <T>(value: fc.Arbitrary<T>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, value]))
const section = fc.record({ title: word, content: words })

const room = merged(
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

const rooms = fc.oneof(fc.array(room, { maxLength: 3 }), fc.dictionary(slug, room, { maxKeys: 3 }))
const odd = fc.record({ id: fc.nat(99), tc: word, question: fc.array(section, { maxLength: 4 }) })
const faq = fc
  .tuple(
    odd,
    fc.array(fc.oneof(section, fc.record({ question: word, answer: words }), odd), { maxLength: 3 }),
  )
  .map(([first, others]) => [first, ...others])

const rawHotel = merged(
  fc.record({
    ...fields(word, 'name', 'location', 'address', 'description'),
    slug,
    rating: fc.double({ min: 0, max: 5, noNaN: true }),
    reviews: fc.nat(5000),
    price,
  }),
  optional({
    ...fields(word, 'id', 'tagline', 'metaTitle', 'metaDescription'),
    ...fields(words, 'metaKeywords', 'facilities'),
    ...fields(pictures, 'Heroimages', 'images', 'poolImages'),
    discount: percent,
    contact: phone,
    hotel_menu_rates: word.map((text) => `https://x.in/${text}.pdf`),
    googlemap: word.map((text) => `https://maps.x.in/${text}`),
    roomDetails: rooms,
    faq,
  }),
  fc.oneof(
    fc.constant({}),
    fc.record({ email: word.map((text) => `${text}@x.in`) }),
    fc.record({ emailid: word.map((text) => `${text}@x.in`) }),
  ),
  extra,
)

const part = merged(
  fc.record({ name: word }),
  optional({
    ...fields(
      word,
      'icon',
      'description',
      'duration',
      'age',
      'safety',
      'restrictions',
      'group_size',
      'best_for',
    ),
    notes: words,
  }),
  extra,
)

const rawActivity = merged(
  fc.record({ slug, name: word, price: money }),
  optional({
    ...fields(
      word,
      'id',
      'location',
      'status',
      'duration',
      'cruise_duration',
      'tour_time',
      'timetovisit',
      'description',
      'email',
    ),
    ...fields(words, 'inclusions', 'not_included', 'requirements', 'tips', 'departure_points', 'for_whom'),
    ...fields(pictures, 'images', 'visitorImages'),
    offer: percent,
    schedule: optional({ duration: word, start: word, end: words }),
    highlights: fc.array(fc.oneof(word, section), { maxLength: 4 }),
    pickup: fc.oneof(
      word,
      optional({ available: fc.oneof(fc.boolean(), word), type: word, locations: words, details: words }),
      optional({ included: fc.boolean(), main_points: words, note: word }),
    ),
    phone,
    contact: phone,
  }),
  optional({
    ...fields(word, 'dflevel', 'meeting_point', 'photos_allowed', 'experience_summary', 'metaTitle'),
    ...fields(
      words,
      'expect',
      'entertainment',
      'comforts',
      'languages_supported',
      'optional_addons',
      'optional_activities',
      'who_can_fly',
      'not_allowed',
      'wind_advisory',
      'pro_tips',
      'travel_info',
      'notes',
      'metaKeywords',
    ),
    activities: fc.array(fc.oneof(word, part), { maxLength: 3 }),
    food: fc.oneof(word, optional({ type: word, menu: words })),
    drinks: fc.oneof(words, fc.dictionary(fc.stringMatching(/^[a-z]{3,8}$/), word, { maxKeys: 3 })),
  }),
  extra,
)

const rawBeach = merged(
  fc.record({ slug, name: word, location: word }),
  optional({
    ...fields(word, 'id', 'description', 'bestTimeToVisit', 'metaTitle', 'metaDescription'),
    ...fields(words, 'sports', 'activities', 'facilities', 'safety', 'Hotel'),
    ...fields(pictures, 'image', 'gallery'),
    category: fc.constantFrom('Beach', 'Quiet', 'quiet'),
  }),
  extra,
)

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
  it('keeps every field', () => {
    fc.assert(
      fc.property(raw, (record) => {
        expect(loses(record, normalise(record))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('is not mutated', () => {
    fc.assert(
      fc.property(raw, (record) => {
        const before = JSON.stringify(record)
        normalise(record)
        expect(JSON.stringify(record)).toBe(before)
      }),
    )
  })

  it('with any value in a field is read or throws a CatalogError', () => {
    fc.assert(
      fc.property(raw, fc.nat(), fc.anything(), (record, at, value) => {
        const names = Object.keys(record)
        const field = names[at % names.length] ?? 'slug'
        try {
          normalise({ ...record, [field]: value })
        } catch (error) {
          expect(error).toBeInstanceOf(CatalogError)
        }
      }),
      { numRuns: 600 },
    )
  })

  it('from any value is read or throws a CatalogError', () => {
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
  it('is read whole and in its order', () => {
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
