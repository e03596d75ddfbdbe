import { expect, test } from 'vitest'
import { datesIn } from '../../../signed-in/dates.ts'
import { letterFor, recipientCount } from './letter-for.ts'

const { dayText } = datesIn('en-IN')
const asked = {
  name: 'Meera Iyer',
  email: 'meera@guests.example',
  dateOfPlan: null,
  context: { kind: 'hotel' as const, slug: 'tree-house-hotel', page: '/hotels/tree-house-hotel' },
}

test('each letter has the words of its own enquiry', () => {
  expect(letterFor('Dear {name}, see {link}', asked, 'https://goa.example', dayText)).toEqual({
    body: 'Dear Meera Iyer, see https://goa.example/hotels/tree-house-hotel',
  })
})

test('what an enquiry does not say leaves it out, once for each word, and so does a missing address', () => {
  expect(letterFor('{dates}? {dates}! {price}', asked, '', dayText)).toEqual({
    leftOut: '{dates}, {price} are not known for this enquiry.',
  })
  expect(letterFor('Hello', { ...asked, email: '' }, '', dayText)).toEqual({
    leftOut: 'it has no email address.',
  })
})

test('an answer goes to nobody when every selected enquiry is left out', () => {
  const letters = [
    { letter: letterFor('{dates}', asked, '', dayText) },
    { letter: letterFor('{price}', asked, '', dayText) },
  ]
  expect(recipientCount(letters, 2)).toBe(0)
  expect(recipientCount(letters, 5)).toBe(3)
  expect(recipientCount([{ letter: letterFor('Dear {name}', asked, '', dayText) }], 1)).toBe(1)
})
