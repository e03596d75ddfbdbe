import { expect, test } from 'vitest'
import { presenceText } from './presence.ts'

const person = (name: string, state: 'reading' | 'writing' = 'reading') => ({ _id: name, name, state })

test('names colleagues, and never oneself', () => {
  expect(presenceText([], 'Priya', 'en-IN')).toBe('')
  expect(presenceText([person('Priya', 'writing')], 'Priya', 'en-IN')).toBe('')
  expect(presenceText([person('Priya'), person('Milind')], 'Priya', 'en-IN')).toBe(
    'Milind is reading this too.',
  )
})

test('those who write come first', () => {
  const people = [person('Milind'), person('Asha', 'writing'), person('Rohan')]
  expect(presenceText(people, 'Priya', 'en-IN')).toBe(
    'Asha is writing here. Milind and Rohan are reading this too.',
  )
})
