import { describe, expect, it } from 'vitest'
import { encodedFiles } from '../content/photos/encoded-pictures.ts'
import { checkOwnRecords } from './check-own-records.ts'
import { type Filed, type OwnRecords, ownRecords } from './own-records.ts'

const own = await ownRecords()
const pictures = await encodedFiles()
const check = (records: OwnRecords, exists = (_name: string) => true) =>
  checkOwnRecords(records, pictures, ({ name }) => exists(name))

/** The records, with one of them changed. */
function writing<Kind extends keyof OwnRecords>(kind: Kind, slug: string, change: object): OwnRecords {
  const records = own[kind] as Filed<{ slug: string }>[]
  const changed = records.map((filed) => {
    if (filed.record.slug !== slug) return filed
    const record = { ...filed.record, ...change }
    return { ...filed, record, loaded: record }
  })
  return { ...own, [kind]: changed }
}
const agonda = (change: object): [string, OwnRecords] => [
  'example/beaches/agonda-beach-goa-india.json',
  writing('beaches', 'agonda-beach-goa-india', change),
]
const boatParty = own.activities.find(({ record }) => record.slug === 'boat-party-in-goa')?.record
const party = (change: object): [string, OwnRecords] => [
  'example/activities/boat-party-in-goa.json',
  writing('activities', 'boat-party-in-goa', { outing: { ...boatParty?.outing, ...change } }),
]
const laView = (change: object, kind: 'hotels' | 'rates' = 'hotels'): [string, OwnRecords] => [
  'example/hotels/la-view-hotel.json',
  writing(kind, 'la-view-hotel', change),
]
const laViewRates = (change: object) => laView(change, 'rates')
const laViewHotel = own.hotels.find(({ record }) => record.slug === 'la-view-hotel')?.record
const laViewStay = (change: object) => laView({ stay: { ...laViewHotel?.stay, ...change } })
const [monsoon, regular, peak] = laViewHotel?.stay?.seasons ?? []
const withPeak = (from: string, to: string) =>
  laViewStay({ seasons: [monsoon, regular, { ...peak, days: [{ from, to }] }] })
const laViewRoom = (change: object) =>
  laView({ rooms: laViewHotel?.rooms.map((room, index) => (index === 0 ? { ...room, ...change } : room)) })
const picture = own.beaches[0]?.record.pictures[0]
const meta = own.beaches[0]?.record.meta

it('finds nothing wrong with the records of this package', () => {
  expect(check(own)).toEqual([])
})

it('says in words which hotel is gone, and what to do about rates that no link leads to', () => {
  const hotels = own.hotels.filter(({ record: { slug } }) => slug !== 'tree-house-hotel')
  const gone = check({
    ...own,
    hotels,
    rates: own.rates.filter((it) => it.record.slug !== 'tree-house-hotel'),
  })
  const told = gone.filter(({ field }) => field === 'hotels')
  expect(told).not.toEqual([])
  for (const { problem, cure } of told) {
    expect(problem).toBe("links to the hotel 'tree-house-hotel', which is not on this site")
    expect(cure).toBe('Remove it, or choose another hotel.')
  }
  const [hidden] = check(writing('hotels', 'la-view-hotel', { menuAndRates: null }))
  expect(hidden?.cure).toBe('Leave out its link to menu and rates: its rates are its menu.')
})

it.each<[field: string, problem: RegExp, file: string, records: OwnRecords]>([
  ['saftey', /is not a field/, ...agonda({ saftey: [] })],
  ['safety', /is missing/, ...agonda({ safety: undefined })],
  ['name', /is not text/, ...agonda({ name: ' ' })],
  ['nearby[1]', /is not text/, ...agonda({ nearby: ['Palolem', ''] })],
  ['bestTimeToVisit', /range of months/, ...agonda({ bestTimeToVisit: 'Okt-Mar' })],
  ['category', /is not one of Beach, Quiet/, ...agonda({ category: 'Calm' })],
  ['hotels', /links to the hotel 'ritz'/, ...agonda({ hotels: ['ritz'] })],
  ['coordinates', /not in Goa/, ...agonda({ coordinates: { lat: 15.04, lng: 72.9 } })],
  ['coordinates.lat', /degrees/, ...agonda({ coordinates: { lat: NaN, lng: 73 } })],
  ['location', /says North Goa/, ...agonda({ location: 'Agonda, North Goa' })],
  ['gallery[0].alt', /not text/, ...agonda({ gallery: [{ ...picture, alt: '' }] })],
  [
    'meta.socialPicture',
    /no picture 'social\/moon'/,
    ...agonda({ meta: { ...meta, socialPicture: 'social/moon' } }),
  ],
  [
    'bathing.closed[0].from',
    /'06-31' is not a day/,
    ...agonda({ bathing: { allowed: true, closed: [{ from: '06-31', to: '09-30' }] } }),
  ],
  ['outing.times[0].to', /'20:00' is less than 240 minutes after 17:00/, ...party({ minutes: 240 })],
  ['outing.ages.to', /'12' is below 18/, ...party({ ages: { from: 18, to: 12 } })],
  ['outing.pickup.to', /'15:00' is before 15:30/, ...party({ pickup: { from: '15:30', to: '15:00' } })],
  [
    'outing.times[0].from',
    /is 16:00, but timeToVisit or schedule says otherwise/,
    ...party({ times: [{ from: '16:00', to: '20:00' }] }),
  ],
  ['outing.pickup.from', /is 14:00, but pickup says/, ...party({ pickup: { from: '14:00', to: '16:15' } })],
  [
    'outing.season[0].to',
    /is 04-30, but timeToVisit says/,
    ...party({ season: [{ from: '10-01', to: '04-30' }] }),
  ],
  ['outing.ages', /is 16, but requirements says/, ...party({ ages: { from: 16 } })],
  ['location', /area 'Calangut'/, ...laView({ location: 'Calangut, North Goa' })],
  ['price', /is not a price/, ...laView({ price: '1999' })],
  ['price', /least expensive room/, ...laView({ price: 4999 })],
  ['discount', /is not an offer/, ...laView({ discount: 120 })],
  ['checkIn', /is not a time/, ...laView({ checkIn: '25:00' })],
  ['stay.seasons[2].name', /'Peak' and the other seasons leave out 01-05/, ...withPeak('12-20', '01-04')],
  [
    'stay.seasons[2].name',
    /'Peak' includes 12-19, which is also in another season/,
    ...withPeak('12-19', '01-05'),
  ],
  ['stay.seasons[2].days[0].to', /'02-30' is not a day of the year/, ...withPeak('12-20', '02-30')],
  [
    'stay.seasons[1].name',
    /'Summer' and the other seasons leave out 02-29/,
    ...laViewStay({
      seasons: [
        { key: 'winter', name: 'Winter', days: [{ from: '10-01', to: '02-28' }] },
        { key: 'summer', name: 'Summer', days: [{ from: '03-01', to: '09-30' }] },
      ],
    }),
  ],
  [
    'stay.seasons[1].name',
    /has the same key 'monsoon' as another/,
    ...laViewStay({ seasons: [monsoon, monsoon] }),
  ],
  [
    'stay.ages.childTo',
    /'4' ends before it begins at 5/,
    ...laViewStay({ ages: { childFrom: 5, childTo: 4 } }),
  ],
  [
    'stay.dinnerPrices.pair',
    /beside a price for one/,
    ...laViewStay({ dinnerPrices: { adult: 1, pair: 2 } }),
  ],
  ['stay.dinnerPrices', /beside half board/, ...laViewStay({ halfBoard: true, dinnerPrices: { adult: 1 } })],
  ['stay.valid.to', /not after 2027/, ...laViewStay({ valid: { from: '2027-01-01', to: '2026-01-01' } })],
  [
    'stay.shortest[0].season',
    /'feast' is not a season/,
    ...laViewStay({ shortest: [{ season: 'feast', nights: 3 }] }),
  ],
  [
    'stay.mattressPrices.peak',
    /is missing/,
    ...laViewStay({ mattressPrices: { monsoon: 500, regular: 1000 } }),
  ],
  [
    'rooms[0].prices.winter',
    /'2600' is the price of 'winter', which is not a season/,
    ...laViewRoom({ prices: { monsoon: 2299, regular: 2499, peak: 2999, winter: 2600 } }),
  ],
  ['rooms[0].prices.peak', /is missing/, ...laViewRoom({ prices: { monsoon: 2299, regular: 2499 } })],
  [
    'rooms[0].price',
    /'2299' is not the lowest of its seasons, 2199/,
    ...laViewRoom({ prices: { monsoon: 2199, regular: 2499, peak: 2999 } }),
  ],
  ['validTo', /is not a date/, ...laViewRates({ validTo: '2027-02-30' })],
  ['validTo', /is not after/, ...laViewRates({ validTo: '2026-01-01' })],
  ['rows[0].room', /'Cave' is not a room/, ...laViewRates({ rows: [{ room: 'Cave', prices: [1, 2, 3] }] })],
  [
    'rows[0].prices',
    /2499 in Season is below/,
    ...laViewRates({ rows: [{ room: 'Standard Room', prices: [2999, 2499, 3100] }] }),
  ],
])('reports %s: %s', (field, problem, file, records) => {
  expect(check(records)).toContainEqual({
    file,
    record: expect.stringMatching(/^[a-z-]+$/),
    field,
    problem: expect.stringMatching(problem),
    cure: expect.stringMatching(/^[A-Z].*\.$/),
  })
})

describe('a record', () => {
  it('with the slug of another is reported, and so is the other', () => {
    const [first, second] = own.beaches
    const twin = { ...second, record: { ...second?.record, slug: first?.record.slug } }
    const problems = check({ ...own, beaches: own.beaches.with(1, twin as Filed<never>) })
    const files = problems.filter(({ problem }) => /more than one/.test(problem)).map(({ file }) => file)
    expect(files).toEqual([first?.file, second?.file])
  })

  it.each([
    ['is not in the list of slugs', { listed: 0 }, /0 times in the list of slugs/],
    ['is not in the summaries', { shown: 0 }, /0 times in the summaries/],
    ['the loader does not return', { loaded: undefined }, /loads another record/],
  ])('that %s is reported', (_what, change, problem) => {
    const [first, ...others] = own.beaches
    const beaches = [{ ...first, ...change } as Filed<never>, ...others]
    expect(check({ ...own, beaches })).toMatchObject([
      { file: first?.file, field: 'slug', problem: expect.stringMatching(problem) },
    ])
  })

  it('is reported for each picture whose file is missing', () => {
    const problems = check(own, (name) => name !== picture?.name)
    expect(problems[0]).toMatchObject({ problem: `'${picture?.name}' has no file` })
  })
})
