import { describe, expect, it } from 'vitest'
import { allHotels } from '../../test/all-records.ts'
import { estimateStay, mealPlanOf, todayIn } from './stay.ts'
import type { RoomParty, StayOptions } from './stay-estimate.ts'

/* Sums are worked out by hand from the rates: monsoon, season and peak of a room, as `validate` keeps them. */

/** Guests of a room: adults, then the ages of the children. */
const party = (adults: number, ...children: number[]): RoomParty => ({ adults, children })
const couple = party(2)

function estimate(place: string, dates: string, rooms: RoomParty[] = [couple], options: StayOptions = {}) {
  const [slug, key] = place.split(' ')
  const [arrival = '', departure = ''] = dates.split(' to ')
  const hotel = allHotels.find((one) => one.slug.startsWith(slug ?? ''))
  const room = hotel?.rooms.find((one) => one.key === key)
  if (!hotel || !room) throw new Error(`There is no ${place}.`)
  return estimateStay(hotel, room, { arrival, departure, rooms }, options)
}

const inNovember = '2026-11-10 to 2026-11-12'
const threeNights = '2026-11-10 to 2026-11-13'
const MAP = { plan: 'MAP' } as const

describe('a stay whose parts are all known', () => {
  it.each<[row: string, sum: number, ...Parameters<typeof estimate>]>([
    // 2 × 2,899 + 2 × 3,199 = 12,196; mattress 2 × 1,000 + 2 × 1,500; child 4 × 500
    ['1 season to peak', 19_196, 'la-view sea-view', '2026-12-18 to 2026-12-22', [party(3, 6)]],
    // 4 × 3,299 = 13,196; mattress 2 × 1,000 + 2 × 500
    ['1 season to monsoon', 16_196, 'tree-house loft', '2027-05-30 to 2027-06-03', [party(3)]],
    // 3,199 + 3,199 + 2,699 + 2,699
    ['2 peak ends on 5 January', 11_796, 'wotel deluxe', '2027-01-04 to 2027-01-08'],
    // 7 × 3,099 + 2,699
    ['2 peak over New Year', 24_392, 'regent superior', '2026-12-30 to 2027-01-07'],
    // 3 × 3,299 + 3 × 500
    ['5 a child of 5 pays', 11_397, 'amara deluxe', threeNights, [party(2, 5)]],
    // 3 × 2,699
    ['5 a child of 5 is free', 8097, 'wotel deluxe', threeNights, [party(2, 5)]],
    // 3 × 2,699 + 3 × 500
    ['5 a child of 12', 9597, 'wotel deluxe', threeNights, [party(2, 12)]],
    // 3 × 3,299 + 3 × 1,000
    ['5 from 13 an adult', 12_897, 'amara deluxe', threeNights, [party(2, 13)]],
    // 3 × 2,699 + 3 × (2 × 550 + 300) + 3 × 500
    ['8 dinner by age', 13_797, 'regent superior', threeNights, [party(2, 7)], MAP],
    // 2 × 2,699 + 2 × 1,000 + 2 × 3 × 350
    ['8 dinner a person', 9498, 'wotel deluxe', inNovember, [party(3)], MAP],
    // 2 × 2,899 + 2 × 900
    ['8 dinner for two', 7598, 'la-view sea-view', inNovember, [couple], MAP],
    // 2 × 2,699 + 2 × 2 × 550: a child of 4 eats free
    ['8 free meals', 7598, 'regent superior', inNovember, [party(2, 4)], MAP],
    // 2 × 2,499 + 2 × 2,999
    ['9 four nights, two in peak', 10_996, 'la-view standard', '2026-12-18 to 2026-12-22'],
    // 3 × 3,299
    ['10 after the gala dinner', 9897, 'amara deluxe', '2026-12-25 to 2026-12-28'],
    // 2 × 3,299
    ['10 gone before the gala dinner', 6598, 'amara deluxe', '2026-12-22 to 2026-12-24'],
    // 2 × 2,999 + 2 × 500
    ['11 old enough for the room', 6998, 'regent pool-access', inNovember, [party(2, 8)]],
    // 2 × 2,999
    ['11 two free children', 5998, 'la-view family', inNovember, [party(2, 3, 4)]],
    // 2 × 2,899 + 2 × 1,000: the second child needs the mattress
    ['11 a free child on a mattress', 7798, 'la-view sea-view', inNovember, [party(2, 3, 4)]],
    // 2 × 2 × 2,899 + 2 × 1,000 + 2 × 500
    ['12 two rooms', 14_596, 'la-view sea-view', inNovember, [party(3), party(2, 6)]],
    // 3 × 2,699
    ['12 one adult pays the room', 8097, 'tree-house canopy', threeNights, [party(1)]],
    // 4 × 3,099 + 1,550, the half of 3,099 rounded
    [
      '13 late after peak',
      13_946,
      'regent superior',
      '2026-12-29 to 2027-01-02',
      [couple],
      { lateCheckOut: true },
    ],
    // 3 × 3,099 + 2,699 + 1,350: the last night counts
    [
      '13 late after season',
      13_346,
      'regent superior',
      '2027-01-03 to 2027-01-07',
      [couple],
      { lateCheckOut: true },
    ],
    // 60 × 2,199
    ['15 sixty nights', 131_940, 'tree-house cottage', '2027-02-01 to 2027-04-02'],
    // 3 × 2,199, with 29 February
    ['15 leap year', 6597, 'tree-house cottage', '2028-02-27 to 2028-03-01'],
  ])('%s: %i', (_row, sum, ...stay) => {
    const found = estimate(...stay)
    expect(found).toMatchObject({ open: [], partial: null, total: sum })
    expect(
      found.lines.reduce((all, { quantity, nights, price }) => all + quantity * (nights ?? 1) * price, 0),
    ).toBe(sum)
  })

  it('counts a compulsory dinner with a price for each guest and evening', () => {
    const hotel = allHotels.find(({ slug }) => slug === 'amara-grand-hotel')
    const [room] = hotel?.rooms ?? []
    if (!hotel?.stay || !room) throw new Error('The hotel has no stay.')
    const compulsory = [{ what: 'Gala dinner', days: ['12-24', '12-31'], price: 1500 }]
    const trip = { arrival: '2026-12-23', departure: '2027-01-02', rooms: [party(2, 7)] }
    // 10 × 3,299 + 10 × 500 + 2 × 3 × 1,500
    expect(estimateStay({ ...hotel, stay: { ...hotel.stay, compulsory } }, room, trip).total).toBe(46_990)
  })

  it('says how its sum comes about', () => {
    const { lines } = estimate('la-view sea-view', '2026-12-18 to 2026-12-22', [party(3, 6)])
    expect(
      lines.map(({ text, quantity, nights, guests, price }) => [text, quantity, nights, guests, price]),
    ).toEqual([
      ['Sea View Room, Season', 1, 2, 4, 2899],
      ['Sea View Room, Peak', 1, 2, 4, 3199],
      ['Extra mattress, Season', 1, 2, null, 1000],
      ['Extra mattress, Peak', 1, 2, null, 1500],
      ['Child without a bed', 1, 4, null, 500],
    ])
  })
})

describe('a stay with an open question has no total', () => {
  it.each<[row: string, open: object, partial: object | null, ...Parameters<typeof estimate>]>([
    // 3 × 2,999
    [
      '3 after the rates',
      { kind: 'validity', nights: 2, from: '2026-10-01', to: '2027-09-30' },
      { nights: 3, amount: 8997 },
      'regent studio',
      '2027-09-28 to 2027-10-03',
    ],
    [
      '3 before the rates',
      { kind: 'validity', nights: 2, to: null },
      { nights: 1, amount: 2299 },
      'wotel classic',
      '2026-09-29 to 2026-10-02',
    ],
    // child 3 × 500
    [
      '4 suite',
      { kind: 'room-price', nights: 3 },
      { nights: 0, amount: 1500 },
      'amara suite',
      threeNights,
      [party(2, 7)],
    ],
    // mattress 4 × 1,000 + 500
    [
      '4 premium',
      { kind: 'room-price', nights: 5 },
      { nights: 0, amount: 4500 },
      'amara premium',
      '2027-05-28 to 2027-06-02',
      [party(3)],
    ],
    [
      '6 third adult',
      { kind: 'capacity', room: 0 },
      { nights: 2, amount: 4998 },
      'la-view standard',
      inNovember,
      [party(3)],
    ],
    [
      '6 third by age',
      { kind: 'capacity', room: 0 },
      { nights: 2, amount: 4398 },
      'tree-house cottage',
      inNovember,
      [party(2, 13)],
    ],
    [
      '6 five in a studio for four',
      { kind: 'capacity', room: 0 },
      { nights: 2, amount: 6198 },
      'regent studio',
      inNovember,
      [party(3, 7, 9)],
    ],
    [
      '8 dinner of a third guest',
      { kind: 'dinner' },
      { nights: 2, amount: 9598 },
      'la-view sea-view',
      inNovember,
      [party(3)],
      MAP,
    ],
    [
      '8 dinner for one',
      { kind: 'dinner' },
      { nights: 2, amount: 5798 },
      'la-view sea-view',
      inNovember,
      [party(1)],
      MAP,
    ],
    [
      '8 dinner of a free child',
      { kind: 'dinner' },
      { nights: 2, amount: 6798 },
      'wotel deluxe',
      inNovember,
      [party(2, 4)],
      MAP,
    ],
    [
      '8 dinner without a price',
      { kind: 'dinner' },
      { nights: 2, amount: 6598 },
      'amara deluxe',
      inNovember,
      [couple],
      MAP,
    ],
    [
      '9 one night in peak',
      { kind: 'shortest', season: 'Peak', nights: 3 },
      { nights: 2, amount: 6098 },
      'la-view sea-view',
      '2026-12-19 to 2026-12-21',
    ],
    [
      '10 Christmas',
      { kind: 'compulsory', what: 'Gala dinner' },
      { nights: 3, amount: 9897 },
      'amara deluxe',
      '2026-12-23 to 2026-12-26',
    ],
    [
      '11 a child of 7',
      { kind: 'minimum-age', room: 0, age: 8 },
      { nights: 2, amount: 5998 },
      'regent pool-access',
      inNovember,
      [party(2, 7)],
    ],
    [
      '12 second room',
      { kind: 'capacity', room: 1 },
      { nights: 2, amount: 9996 },
      'la-view standard',
      inNovember,
      [couple, party(3)],
    ],
    [
      '12 nobody',
      { kind: 'people', room: 0 },
      { nights: 2, amount: 4998 },
      'la-view standard',
      inNovember,
      [party(0)],
    ],
    [
      '13 no late check-out',
      { kind: 'late-check-out' },
      { nights: 2, amount: 4998 },
      'la-view standard',
      inNovember,
      [couple],
      { lateCheckOut: true },
    ],
    [
      '14 yesterday',
      { kind: 'past' },
      { nights: 2, amount: 4398 },
      'tree-house cottage',
      inNovember,
      [couple],
      { today: '2026-11-11' },
    ],
    ['15 departure first', { kind: 'dates' }, null, 'tree-house cottage', '2026-11-12 to 2026-11-10'],
    ['15 no night', { kind: 'dates' }, null, 'tree-house cottage', '2026-11-12 to 2026-11-12'],
    ['15 sixty-one nights', { kind: 'dates' }, null, 'tree-house cottage', '2027-02-01 to 2027-04-03'],
    ['15 no such day', { kind: 'dates' }, null, 'tree-house cottage', '2027-02-28 to 2027-02-29'],
  ])('%s', (_row, open, partial, ...stay) => {
    expect(estimate(...stay)).toMatchObject({ total: null, open: [open], partial })
  })

  it('14 today is the day at the hotel, also for a browser elsewhere', () => {
    const at = (moment: string) => {
      const today = todayIn('Asia/Kolkata', new Date(moment))
      return estimate('tree-house cottage', '2026-11-29 to 2026-11-30', [couple], { today }).total
    }
    expect(at('2026-11-29T18:00:00Z')).toBe(2199)
    expect(at('2026-11-29T18:30:00Z')).toBeNull()
  })
})

it('dinner is in the price of a hotel with half board, whatever plan is asked for', () => {
  const hotel = allHotels.find(({ slug }) => slug.startsWith('amara'))
  const room = hotel?.rooms.find(({ key }) => key === 'deluxe')
  if (!hotel?.stay || !room) throw new Error('There is no such room.')
  const trip = { arrival: '2026-11-10', departure: '2026-11-12', rooms: [couple] }
  const halfBoard = { ...hotel, stay: { ...hotel.stay, halfBoard: true } }
  expect(estimateStay(halfBoard, room, trip, MAP)).toMatchObject({ total: 6598, open: [] })
  expect(mealPlanOf(halfBoard, 'CP')).toBe('MAP')
  expect(mealPlanOf(hotel, 'CP')).toBe('CP')
})

describe('a member', () => {
  it.each<[saving: number, ...Parameters<typeof estimate>]>([
    // 12,196 × (30 − 15) / (100 − 15), on the room alone
    [2152, 'la-view sea-view', '2026-12-18 to 2026-12-22', [party(3, 6)], { memberPercent: 30 }],
    // 8,097 × 12 / 82
    [1185, 'regent superior', threeNights, [party(2, 7)], { plan: 'MAP', memberPercent: 30 }],
    // 6,598 × 10 / 80
    [825, 'amara deluxe', inNovember, [couple], { memberPercent: 30 }],
    [0, 'amara deluxe', inNovember, [couple], { memberPercent: 20 }],
    [0, 'amara deluxe', inNovember],
  ])('7 saves up to %i', (saving, ...stay) => {
    expect(estimate(...stay).memberSaving).toBe(saving)
  })
})
