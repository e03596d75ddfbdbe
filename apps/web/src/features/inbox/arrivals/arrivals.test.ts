import { expect, test } from 'vitest'
import { arrivedAfter, newestOf } from './arrivals.ts'

const at = (minute: number, _id = `of-${minute}`) => ({
  _id,
  createdAt: new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString(),
})

test('what came after the newest of the list has arrived', () => {
  const newest = newestOf([at(5), at(3)])
  expect(arrivedAfter(newest, [at(7), at(6), at(5), at(3)])).toBe(2)
  expect(arrivedAfter(newestOf([at(7), at(6)], newest), [at(7), at(6)])).toBe(0)
})

test('an older urgent enquiry at the top hides no arrival, and makes none', () => {
  const newest = newestOf([at(1), at(5), at(3)])
  expect(arrivedAfter(newest, [at(5)])).toBe(0)
  expect(arrivedAfter(newest, [at(6), at(5)])).toBe(1)
})

test('into an empty list everything arrives', () => {
  expect(arrivedAfter(newestOf([]), [at(1), at(0)])).toBe(2)
})

test('deletes hide no arrival, and what is brought back is none', () => {
  const newest = newestOf([at(5), at(3)])
  expect(arrivedAfter(newest, [at(6), at(1)])).toBe(1)
  expect(arrivedAfter(newestOf([at(3)], newest), [at(5), at(3)])).toBe(0)
})

test('two of the same moment are told apart', () => {
  const newest = newestOf([at(5, 'a')])
  const both = [at(5, 'b'), at(5, 'a')]
  expect(arrivedAfter(newest, both)).toBe(1)
  expect(arrivedAfter(newestOf([at(5, 'b')], newest), both)).toBe(0)
})
