import { expect, test } from 'vitest'
import { conditionText, placeOf, type Rule, turnsText, withPlace, wordsOf } from './rule-text.ts'

const rule: Rule = { _id: 'r', kind: null, slug: null, words: [], script: null, people: ['a', 'b'] }

test.each([
  [{}, 'Every enquiry'],
  [{ kind: 'hotel', slug: 'la-view' }, 'Hotel: La View'],
  [{ kind: 'activity', words: ['boat', 'kayak'] }, 'Activity, with “boat” or “kayak”'],
  [{ script: 'cyrillic' }, 'in Cyrillic letters: Russian'],
] as const)('%j reads: %s', (change, text) => {
  expect(conditionText({ ...rule, ...change } as Rule)).toBe(text)
})

test('the people of a rule take turns', () => {
  const people = [
    { _id: 'a', name: 'Asha', suspended: false, absence: null },
    { _id: 'b', name: 'Rohan', suspended: false, absence: null },
  ]
  expect(turnsText(rule, people)).toBe('Asha, Rohan, in turns')
  expect(turnsText({ ...rule, people: ['b'] }, people)).toBe('Rohan')
  expect(turnsText({ ...rule, people: ['gone'] }, people)).toBe('a former colleague')
})

test('a place is chosen as one text and kept as two', () => {
  for (const place of ['', 'hotel', 'hotel/la-view']) expect(placeOf(withPlace(place))).toBe(place)
  expect(withPlace('')).toEqual({ kind: null, slug: null })
})

test('words are parted by commas', () => {
  expect(wordsOf(' boat, scuba diving,, ')).toEqual(['boat', 'scuba diving'])
})
