import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test.each([
  ['13:00', '1 pm'],
  ['12:00', '12 noon'],
  ['12:30', '12:30 pm'],
  ['10:00', '10 am'],
  ['09:05', '9:05 am'],
  ['00:00', '12 am'],
])('%s is said %s', (time, text) => {
  expect(clockText(time)).toBe(text)
})
