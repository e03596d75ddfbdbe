import { describe, expect, it } from 'vitest'
import { checkOwnRecords } from './check-own-records.ts'
import { encodedPictures, type Filed, type OwnRecords, ownRecords } from './own-records.ts'

const own = await ownRecords()
const pictures = await encodedPictures()
const check = (records: OwnRecords, exists = (_name: string) => true) =>
  checkOwnRecords(records, pictures, ({ name }) => exists(name))

/** The records, with one of them written differently. */
function writing<Kind extends keyof OwnRecords>(kind: Kind, slug: string, change: object): OwnRecords {
  const records = own[kind] as Filed<{ slug: string }>[]
  const changed = records.map((filed) => {
    if (filed.record.slug !== slug) return filed
    const record = { ...filed.record, ...change }
    return { ...filed, record, loaded: record }
  })
  return { ...own, [kind]: changed }
}
const agonda = (change: object) => writing('beaches', 'agonda-beach-goa-india', change)
const laView = (change: object) => writing('hotels', 'la-view-hotel', change)
const laViewRates = (change: object) => writing('rates', 'la-view-hotel', change)
const picture = own.beaches[0]?.record.pictures[0]
const agondaFile = 'example/beaches/agonda-beach-goa-india.json'
const laViewFile = 'example/hotels/la-view-hotel.json'
const ratesFile = laViewFile

describe('our own records', () => {
  it('have nothing to put right', () => {
    expect(check(own)).toEqual([])
  })
})

it.each<[string, OwnRecords, file: string | undefined, field: string, problem: RegExp]>([
  ['a misspelt field', agonda({ saftey: [] }), agondaFile, 'saftey', /is no field/],
  ['a missing field', agonda({ safety: undefined }), agondaFile, 'safety', /is missing/],
  ['a blank text', agonda({ name: ' ' }), agondaFile, 'name', /is not a text/],
  ['a blank line', agonda({ nearby: ['Palolem', ''] }), agondaFile, 'nearby[1]', /is not a text/],
  [
    'an unknown season',
    agonda({ bestTimeToVisit: 'Okt-Mar' }),
    agondaFile,
    'bestTimeToVisit',
    /range of months/,
  ],
  ['an unknown kind', agonda({ category: 'Calm' }), agondaFile, 'category', /is not one of Beach, Quiet/],
  ['a hotel that does not exist', agonda({ hotels: ['ritz'] }), agondaFile, 'hotels', /names 'ritz'/],
  [
    'a place at sea',
    agonda({ coordinates: { lat: 15.04, lng: 72.9 } }),
    agondaFile,
    'coordinates',
    /not in Goa/,
  ],
  [
    'a place that is no number',
    agonda({ coordinates: { lat: NaN, lng: 73 } }),
    agondaFile,
    'coordinates.lat',
    /degrees/,
  ],
  ['the wrong coast', agonda({ location: 'Agonda, North Goa' }), agondaFile, 'location', /says North Goa/],
  [
    'a picture without words',
    agonda({ gallery: [{ ...picture, alt: '' }] }),
    agondaFile,
    'gallery[0].alt',
    /not a text/,
  ],
  [
    'a link preview that nobody drew',
    agonda({ meta: { ...own.beaches[0]?.record.meta, socialPicture: 'social/moon' } }),
    agondaFile,
    'meta.socialPicture',
    /no picture 'social\/moon'/,
  ],
  [
    'an area that its address does not know',
    laView({ location: 'Calangut, North Goa' }),
    laViewFile,
    'location',
    /area 'Calangut'/,
  ],
  ['a price as text', laView({ price: '1999' }), laViewFile, 'price', /is not a price/],
  ['a price above its rooms', laView({ price: 4999 }), laViewFile, 'price', /least expensive room/],
  ['an offer above the price', laView({ discount: 120 }), laViewFile, 'discount', /is not an offer/],
  ['a time of no clock', laView({ checkIn: '25:00' }), laViewFile, 'checkIn', /is not a time/],
  [
    'a day of no calendar',
    laViewRates({ validTo: '2027-02-30' }),
    ratesFile,
    'validTo',
    /day of the calendar/,
  ],
  [
    'rates that end before they begin',
    laViewRates({ validTo: '2026-01-01' }),
    ratesFile,
    'validTo',
    /is not after/,
  ],
  [
    'rates of no room',
    laViewRates({ rows: [{ room: 'Cave', prices: [1, 2, 3] }] }),
    ratesFile,
    'rows[0].room',
    /'Cave' is no room/,
  ],
  [
    'rates in the wrong order',
    laViewRates({ rows: [{ room: 'Standard Room', prices: [2999, 2499, 3100] }] }),
    ratesFile,
    'rows[0].prices',
    /2499 in Season is below/,
  ],
])('%s is refused by file and field', (_what, records, file, field, problem) => {
  expect(check(records)).toContainEqual({
    file,
    record: expect.stringMatching(/^[a-z-]+$/),
    field,
    problem: expect.stringMatching(problem),
    cure: expect.stringMatching(/^[A-Z].*\.$/),
  })
})

describe('a record', () => {
  it('whose slug another has is refused, and so is the other', () => {
    const [first, second] = own.beaches
    const twin = { ...second, record: { ...second?.record, slug: first?.record.slug } }
    const problems = check({ ...own, beaches: own.beaches.with(1, twin as Filed<never>) })
    const files = problems.filter(({ problem }) => /more than one/.test(problem)).map(({ file }) => file)
    expect(files).toEqual([first?.file, second?.file])
  })

  it.each([
    ['no list names', { listed: 0 }, /0 times in the list of slugs/],
    ['no listing shows', { shown: 0 }, /0 times in the summaries/],
    ['another one hides', { loaded: undefined }, /loads another record/],
  ])('that %s is refused', (_what, change, problem) => {
    const [first, ...others] = own.beaches
    const beaches = [{ ...first, ...change } as Filed<never>, ...others]
    expect(check({ ...own, beaches })).toMatchObject([
      { file: first?.file, field: 'slug', problem: expect.stringMatching(problem) },
    ])
  })

  it('is refused for each picture whose file is missing', () => {
    const problems = check(own, (name) => name !== picture?.name)
    expect(problems[0]).toMatchObject({ problem: `'${picture?.name}' has no file` })
  })
})
