import { expect, test } from 'vitest'
import { letterFor } from './letter-for.ts'

const asked = {
  ...{ name: 'Meera Iyer', email: 'meera@guests.example', dateOfPlan: null },
  context: { kind: 'hotel' as const, slug: 'tree-house-hotel', page: '/hotels/tree-house-hotel' },
}

test('each letter has the words of its own enquiry', () => {
  expect(letterFor('Dear {name}, see {link}', asked, 'https://goa.example')).toEqual({
    body: 'Dear Meera Iyer, see https://goa.example/hotels/tree-house-hotel',
  })
})

test('what an enquiry does not say leaves it out, once for each word, and so does a missing address', () => {
  expect(letterFor('{dates}? {dates}! {price}', asked, '')).toEqual({
    leftOut: 'It does not say {dates}, {price}.',
  })
  expect(letterFor('Hello', { ...asked, email: '' }, '')).toEqual({ leftOut: 'It has no e-mail address.' })
})
