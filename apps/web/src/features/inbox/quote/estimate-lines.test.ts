import { expect, test } from 'vitest'
import { type EstimateLines, isSameOrPriced, lineOf, withLines } from './estimate-lines.ts'
import { type LineDraft, newLine } from './quote-draft.ts'

const room = { text: 'Sea View, peak season', quantity: 1, nights: 4, guests: 2, price: 3199 }
const child = { text: 'Child without a bed', quantity: 1, nights: 4, guests: null, price: 500 }
const typed = { ...newLine('Airport transfer'), price: '1,200' }

const withEstimate = (
  lines: LineDraft[],
  estimate: EstimateLines,
  begun?: string,
  isIn?: typeof isSameOrPriced,
) => withLines(lines, estimate.map(lineOf), begun, isIn)
const textsOf = (...of: Parameters<typeof withEstimate>) => withEstimate(...of).lines.map(({ text }) => text)

test('an estimate fills a quote', () => {
  expect(withEstimate([], [room, child]).lines).toMatchObject([
    { text: 'Sea View, peak season', quantity: '1', nights: '4', guests: '2', price: '3199' },
    { text: 'Child without a bed', quantity: '1', nights: '4', guests: '', price: '500' },
  ])
})

test('what staff have typed stays before it, what nobody has touched goes', () => {
  expect(textsOf([newLine('La View'), newLine(), typed], [room], 'La View')).toEqual([
    'Airport transfer',
    'Sea View, peak season',
  ])
  expect(textsOf([newLine('Breakfast')], [room], 'La View')).toEqual(['Breakfast', 'Sea View, peak season'])
})

test('the same lines are added once, also twice in a row', () => {
  const { lines } = withEstimate([typed], [room, child])
  const again = withEstimate(lines, [room, { ...child, price: 700 }])
  expect(again.lines.map(({ price }) => price)).toEqual(['1,200', '3199', '500', '700'])
})

test('a second stay without a price is added once staff have filled in the price of the first, an estimate is not', () => {
  const stay = { text: 'La View Hotel, Deluxe', quantity: 1, nights: 2, guests: null, price: null }
  const [line = newLine()] = withEstimate([], [stay]).lines
  expect(withEstimate([line], [stay]).added).toBe(0)
  const priced = [{ ...line, price: '5,000' }]
  expect(withEstimate(priced, [stay]).added).toBe(1)
  expect(withEstimate(priced, [stay], undefined, isSameOrPriced).added).toBe(0)
})

test('a line is cut to its longest length, and a quote to its most lines', () => {
  const { lines } = withEstimate([], [{ ...room, text: 'x'.repeat(250) }])
  expect(lines[0]?.text).toHaveLength(200)
  const own = Array.from({ length: 18 }, (_, n) => ({ ...typed, text: `Extra ${n}` }))
  const full = withEstimate(own, [room, child, { ...room, nights: 2 }])
  expect(full.lines).toHaveLength(20)
  expect(full).toMatchObject({ kept: 18, added: 3, room: 2 })
})
