import { expect, test } from 'vitest'
import { withEstimate } from './estimate-lines.ts'
import { newLine } from './quote-draft.ts'

const room = { text: 'Sea View, peak season', quantity: 1, nights: 4, guests: 2, price: 3199 }
const child = { text: 'Child without a bed', quantity: 1, nights: 4, guests: null, price: 500 }
const typed = { ...newLine('Airport transfer'), price: '1,200' }

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

test('a line without a price is not added again once staff have filled its price in', () => {
  const dinner = { text: 'Gala dinner', quantity: 1, nights: null, guests: null, price: null }
  const [line = newLine()] = withEstimate([], [dinner]).lines
  expect(withEstimate([{ ...line, price: '5,000' }], [dinner]).added).toBe(0)
})

test('a line is cut to its longest length, and a quote to its most lines', () => {
  const { lines } = withEstimate([], [{ ...room, text: 'x'.repeat(250) }])
  expect(lines[0]?.text).toHaveLength(200)
  const own = Array.from({ length: 18 }, (_, n) => ({ ...typed, text: `Extra ${n}` }))
  const full = withEstimate(own, [room, child, { ...room, nights: 2 }])
  expect(full.lines).toHaveLength(20)
  expect(full).toMatchObject({ kept: 18, added: 3, room: 2 })
})
