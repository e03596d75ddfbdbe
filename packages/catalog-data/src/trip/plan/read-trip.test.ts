import { describe, expect, it } from 'vitest'
import { tripFrom } from '../trip.ts'

const trip = {
  v: 1,
  changed: '2026-11-20T09:00:00.000Z',
  arrival: '2026-12-18',
  departure: '2026-12-22',
  rooms: [{ adults: 2, children: [6] }],
  saved: [
    { place: 'beach/colva', at: '2026-11-20T09:00:00.000Z' },
    { place: 'beach/baga', at: '2026-11-19T09:00:00.000Z' },
    { place: 'hotel/la-view', at: '2026-11-18T09:00:00.000Z', gone: true },
  ],
  stay: { hotel: 'la-view', room: 'Deluxe Room', plan: 'MAP' },
  days: [['beach/colva'], [], ['beach/baga']],
}
const moment = trip.changed
const list = <Item>(length: number, item: (index: number) => Item) =>
  Array.from({ length }, (_, index) => item(index))

it('reads what it has written', () => {
  expect(tripFrom(JSON.parse(JSON.stringify(trip)))).toEqual(trip)
})

it.each([
  ['nothing', null],
  ['a text', JSON.stringify(trip)],
  ['a list', [trip]],
  ['another version', { ...trip, v: 2 }],
  ['a missing field', { ...trip, days: undefined }],
  ['a moment that is none', { ...trip, changed: 'yesterday' }],
  ['a day that no calendar has', { ...trip, arrival: '2026-02-30' }],
  ['a room without an adult', { ...trip, rooms: [{ adults: 0, children: [] }] }],
  ['an age that is none', { ...trip, rooms: [{ adults: 2, children: [6.5] }] }],
  ['children of 18', { ...trip, rooms: [{ adults: 2, children: [18] }] }],
  ['an unknown kind', { ...trip, saved: [{ place: 'bar/titos', at: moment }] }],
  ['a slug that is none', { ...trip, saved: [{ place: 'beach/../baga', at: moment }] }],
  ['a place that is not gone', { ...trip, saved: [{ place: 'beach/baga', at: moment, gone: false }] }],
  ['an unknown plan', { ...trip, stay: { ...trip.stay, plan: 'AP' } }],
  ['days that are no lists', { ...trip, days: ['beach/baga'] }],
])('refuses %s', (_, json) => {
  expect(tripFrom(json)).toBeNull()
})

describe('cuts', () => {
  it('fields that it does not know', () => {
    const saved = [{ ...trip.saved[0], note: 'x' }, ...trip.saved.slice(1)]
    expect(tripFrom({ ...trip, name: 'Asha', saved })).toEqual(trip)
  })

  it('the oldest saved places beyond 40, and counts removed ones apart', () => {
    const hour = (index: number) => new Date(Date.UTC(2026, 10, 1, index)).toISOString()
    const present = list(50, (index) => ({ place: `beach/number-${index}`, at: hour(index) }))
    const gone = list(50, (index) => ({ place: `hotel/number-${index}`, at: hour(index), gone: true }))
    const read = tripFrom({ ...trip, saved: [...present, ...gone], days: [] })
    const left = read?.saved.filter((entry) => !entry.gone) ?? []
    expect(left.map(({ place }) => place)).toEqual(list(40, (index) => `beach/number-${49 - index}`))
    expect(read?.saved).toHaveLength(90)
  })

  it('days beyond the dates, and beyond 31 without dates', () => {
    const days = [...trip.days, ['beach/baga'], [], ['beach/colva']]
    expect(tripFrom({ ...trip, days })?.days).toEqual([['beach/colva'], [], ['beach/baga'], [], []])
    const many = list(40, () => [])
    expect(tripFrom({ ...trip, departure: null, days: many })?.days).toHaveLength(31)
  })

  it('places beyond twelve a day', () => {
    const saved = list(14, (index) => ({ place: `beach/number-${index}`, at: moment }))
    const days = [saved.map(({ place }) => place)]
    expect(tripFrom({ ...trip, saved, days })?.days).toEqual([days[0]?.slice(0, 12)])
  })

  it('what stands twice, and what is on a day without being saved', () => {
    const days = [
      ['beach/colva', 'beach/colva', 'hotel/la-view'],
      ['beach/colva', 'beach/agonda'],
    ]
    const saved = [...trip.saved, { place: 'beach/colva', at: '2026-11-01T09:00:00.000Z' }]
    const read = tripFrom({ ...trip, saved, days })
    expect(read?.days).toEqual([['beach/colva'], []])
    expect(read?.saved).toEqual(trip.saved)
  })

  it('rooms and children that no enquiry takes', () => {
    const rooms = list(9, () => ({ adults: 2, children: list(12, () => 4) }))
    const read = tripFrom({ ...trip, rooms })
    expect(read?.rooms.map(({ children }) => children.length)).toEqual(list(6, () => 8))
  })
})
