import { expect, test } from 'vitest'
import { conditionText, placeOf, type Rule, targetText, withPlace, wordsOf } from './rule-text.ts'

const rule: Rule = {
  _id: 'r',
  kind: null,
  slug: null,
  words: [],
  script: null,
  view: null,
  people: ['a', 'b'],
  labels: [],
  priority: 'normal',
}

test.each([
  [{}, 'Every enquiry'],
  [{ kind: 'hotel', slug: 'la-view' }, 'Hotel: La View'],
  [{ kind: 'activity', words: ['boat', 'kayak'] }, 'Activity, with “boat” or “kayak”'],
  [{ script: 'cyrillic' }, 'in Cyrillic letters: Russian'],
] as const)('%j reads: %s', (change, text) => {
  expect(conditionText({ ...rule, ...change } as Rule)).toBe(text)
})

test('the people of a rule take turns, and a view stands in for them', () => {
  const people = [
    { _id: 'a', name: 'Asha', suspended: false, absence: null },
    { _id: 'b', name: 'Rohan', suspended: false, absence: null },
  ]
  const known = { people, views: [{ _id: 'v', name: 'Boats' }] }
  expect(targetText(rule, known)).toBe('Asha, Rohan, in turn')
  expect(targetText({ ...rule, people: ['b'] }, known)).toBe('Rohan')
  expect(targetText({ ...rule, people: ['gone'] }, known)).toBe('a former colleague')
  expect(targetText({ ...rule, people: [], view: 'v' }, known)).toBe('The view Boats')
})

test('a place is chosen as one text and kept as two', () => {
  for (const place of ['', 'hotel', 'hotel/la-view']) expect(placeOf(withPlace(place))).toBe(place)
  expect(withPlace('')).toEqual({ kind: null, slug: null })
})

test('words are parted by commas', () => {
  expect(wordsOf(' boat, scuba diving,, ')).toEqual(['boat', 'scuba diving'])
})
