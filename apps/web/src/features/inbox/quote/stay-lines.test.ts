import type { OpenQuestion, StayEstimate } from '@susegad/catalog-data/stay'
import { expect, test } from 'vitest'
import { stayLines } from './stay-lines.ts'

const room = {
  kind: 'room',
  season: 'peak',
  text: 'Sea View, peak season',
  quantity: 1,
  nights: 4,
  guests: 2,
  price: 3199.4,
} as const
const estimate = (open: OpenQuestion[]): StayEstimate => ({
  lines: [room],
  total: open.length > 0 ? null : 12_798,
  partial: null,
  open,
  memberSaving: 0,
})
const linesOf = (...open: OpenQuestion[]) =>
  stayLines({ hotel: 'La View', room: 'Sea View', nights: 4, estimate: estimate(open) })

test('lines name their hotel, in whole units of the currency', () => {
  expect(linesOf()).toEqual([
    { text: 'La View, Sea View, peak season', quantity: 1, nights: 4, guests: 2, price: 3199 },
  ])
})

test('children at a hotel without prices for them are a line that must be filled in', () => {
  expect(linesOf({ kind: 'ages', room: 0 })?.slice(1)).toEqual([
    { text: 'La View, Children', quantity: 1, nights: 4, guests: null, price: null },
  ])
})

test('what is compulsory and has no price is a line that must be filled in', () => {
  expect(
    linesOf({ kind: 'compulsory', what: 'Gala dinner' }, { kind: 'room-price', nights: 2 })?.slice(1),
  ).toEqual([
    { text: 'La View, Gala dinner', quantity: 1, nights: null, guests: null, price: null },
    { text: 'La View, Sea View', quantity: 1, nights: 2, guests: null, price: null },
  ])
})

test.each([
  { kind: 'dates' },
  { kind: 'capacity', room: 0 },
  { kind: 'shortest', season: 'Peak', nights: 3 },
] as OpenQuestion[])('there are no lines while dates or people don’t fit ($kind)', (open) => {
  expect(linesOf(open, { kind: 'compulsory', what: 'Gala dinner' })).toBeUndefined()
})
