import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setContentFolder } from '../content-folder.ts'
import { readHotels } from './read-hotels.ts'

const inPackage = join(import.meta.dirname, '../..')
const rates = {
  validFrom: '2026-04-01',
  validTo: '2027-03-31',
  plan: 'Half board',
  extras: [],
  notes: [],
  menu: [],
}
const seasons = [
  { key: 'wet', name: 'Wet', days: [{ from: '06-01', to: '09-30' }] },
  { key: 'dry', name: 'Dry', days: [{ from: '10-01', to: '05-31' }] },
]
let folder = ''

/** The hotels of the small business, with a changed farm. */
function readFarm(change: object) {
  const file = join(folder, 'hotels/ridge-farm.json')
  const farm = JSON.parse(readFileSync(file, 'utf8'))
  const [garden] = farm.rooms
  const { price: _price, prices: _prices, ...room } = garden
  writeFileSync(
    file,
    JSON.stringify({
      ...farm,
      ...change,
      rooms: [{ ...room, ...Object(Reflect.get(change, 'room')) }],
      room: undefined,
    }),
  )
  const {
    records,
    rates: cards,
    problems,
  } = readHotels((name) => ({ name, hash: 'x', width: 1, height: 1, tints: ['#000', '#000', '#000'] }))
  return {
    farm: records.find(({ record }) => record.slug === 'ridge-farm')?.record,
    card: cards[0]?.record,
    problems,
  }
}

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'hotels-')), 'own')
  cpSync(join(inPackage, 'konkan-trails'), folder, { recursive: true })
  setContentFolder(folder)
})
afterEach(() => {
  setContentFolder(join(inPackage, 'example'))
  rmSync(join(folder, '..'), { recursive: true })
})

it('prices by season make the price of the room, the rate card and its days', () => {
  const { farm, card, problems } = readFarm({
    rates,
    stay: { adultsIncluded: 2, seasons },
    room: { prices: { wet: 48, dry: 61 } },
    tagline: 'Closed {stay.seasons.wet.days}, else {rooms.garden.prices.dry}',
  })
  expect(problems).toEqual([])
  expect(farm).toMatchObject({
    price: 48,
    tagline: 'Closed June to September, else €61',
    stay: { valid: { from: '2026-04-01', to: '2027-03-31' } },
    rooms: [{ price: 48, prices: { wet: 48, dry: 61 } }],
  })
  expect(card).toMatchObject({
    seasons: [
      { name: 'Wet', days: 'June to September' },
      { name: 'Dry', days: 'October to May' },
    ],
    rows: [{ room: 'Garden room', prices: [48, 61] }],
  })
})

it('a room without a price in one of the seasons is refused', () => {
  const { problems } = readFarm({ stay: { adultsIncluded: 2, seasons }, room: { prices: { wet: 48 } } })
  expect(problems).toMatchObject([
    { file: 'own/hotels/ridge-farm.json', field: 'rooms[0].prices.dry', problem: 'is missing' },
  ])
})

it('prices in the order of the rates are still read', () => {
  const named = [
    { name: 'Wet', days: 'June to September' },
    { name: 'Dry', days: 'the rest of the year' },
  ]
  const { farm, card, problems } = readFarm({
    rates: { ...rates, seasons: named },
    stay: undefined,
    room: { seasonPrices: [48, 61] },
  })
  expect(problems).toEqual([])
  expect(farm?.price).toBe(48)
  expect(card).toMatchObject({ seasons: named, rows: [{ room: 'Garden room', prices: [48, 61] }] })
})

it('prices in an order are refused beside a stay, which they would make too cheap', () => {
  const { problems } = readFarm({ stay: { adultsIncluded: 2 }, room: { seasonPrices: [48, 61] } })
  expect(problems).toMatchObject([{ field: 'rooms[0].seasonPrices' }])
})
