import { loadSearchDocuments, searchPage } from '@susegad/catalog-data/search'
import { describe, expect, test } from 'vitest'
import { withinSlips } from './edit-distance.ts'
import { searchPlaces } from './search-places.ts'

// The whole catalogue, loaded once and outside any test's timeout.
const all = await loadSearchDocuments()

const documents = [
  {
    id: 'baga',
    title: 'Baga Beach',
    text: 'Shacks, parasailing and a long evening.',
    keywords: ['water sports'],
  },
  { id: 'scuba', title: 'Scuba Diving Combo', text: 'From Malvan pier.', keywords: ['grande island'] },
  { id: 'fly', title: 'Flyboarding', text: 'Two jets over the Chapora.', keywords: ['jet'] },
  { id: 'palolem', title: 'Palolem Beach', text: 'A crescent in the south.', keywords: ['quiet'] },
]
const idsFor = (query: string) => searchPlaces(documents, query).map(({ document }) => document.id)

describe('searchPlaces', () => {
  test('finds by the beginning of a word, whatever the case', () => {
    expect(idsFor('PALO')).toEqual(['palolem'])
  })

  test('forgives a slip in a longer word', () => {
    expect(idsFor('palolim')).toEqual(['palolem'])
    expect(idsFor('scbua')).toEqual(['scuba'])
    expect(idsFor('flybording')).toEqual(['fly'])
  })

  test('does not forgive slips in short words', () => {
    expect(idsFor('jat')).toEqual([])
  })

  test('puts what matches every word first, and a rare word before a common one', () => {
    expect(idsFor('beach parasailing')[0]).toBe('baga')
    expect(idsFor('beach bungee')).toEqual(['baga', 'palolem'])
    expect(idsFor('beach scuba')[0]).toBe('scuba')
  })

  test.each([
    ['fly boarding', 'fly'],
    ['watersports', 'baga'],
    ['jets', 'fly'],
    ['paraseiling', 'baga'],
  ])('finds %s, however it is joined, counted or heard', (query, found) => {
    expect(idsFor(query)[0]).toBe(found)
  })

  test('knows what visitors call things', () => {
    expect(idsFor('snorkelling')).toEqual(['scuba'])
    expect(idsFor('parasaling')).toEqual(['baga'])
  })

  test.each(['constructor', 'toString', '__proto__'])('takes %s for a word like any other', (word) => {
    expect(idsFor(word)).toEqual([])
    expect(idsFor(`beach ${word}`)).toEqual(idsFor('beach'))
  })

  test('finds a word however it is accented, joined or signed', () => {
    expect(idsFor('Bágá')).toEqual(['baga'])
    expect(idsFor('baga-beach!')[0]).toBe('baga')
    expect(idsFor('ｂａｇａ')).toEqual(['baga'])
  })

  test('puts a name before a mention', () => {
    const found = searchPlaces(
      [
        { id: 'mention', title: 'Calangute', text: 'Next to Baga.', keywords: [] },
        { id: 'name', title: 'Baga Beach', text: '', keywords: [] },
      ],
      'baga',
    )
    expect(found.map(({ document }) => document.id)).toEqual(['name', 'mention'])
  })

  test('finds nothing for blanks and marks', () => {
    expect(idsFor('  ')).toEqual([])
    expect(idsFor('?!')).toEqual([])
  })
})

describe('withinSlips', () => {
  test.each([
    ['beach', 'beech', 1, true],
    ['beach', 'baech', 1, true],
    ['beach', 'bch', 1, false],
    ['baga', 'baga', 0, true],
  ])('%s and %s within %i: %s', (typed, word, limit, expected) => {
    expect(withinSlips(typed, word, limit)).toBe(expected)
  })
})

test.each([
  ['treehouse', 'hotel/tree-house-hotel'],
  ['wifi', 'hotel/'],
  ['dolfin', 'activity/dolphin-watching-cruise-goa'],
  ['agonda hotel', 'beach/agonda-beach-goa-india'],
  ['swimming pool', 'hotel/'],
  ['butter fly beach', 'beach/butterfly-beach-goa-india'],
  ['jetski', 'activity/goa-ultimate-5-watersports-adventure'],
  ['disabled access hotel', 'hotel/regent-laguna-hotel'],
  ['cheap hotel', 'hotel/wotel-calangute'],
  ['amra grnd', 'hotel/amara-grand-hotel'],
  ['cancelation', 'page/refund-policy'],
])('visitors who type %s find %s among the first three', (query, wanted) => {
  const found = searchPlaces(all, query).slice(0, 3)
  expect(found.some(({ document }) => document.id.startsWith(wanted))).toBe(true)
})

test('whatever is offered to look for finds something', () => {
  for (const idea of searchPage.ideas) expect(searchPlaces(all, idea), idea).not.toEqual([])
})
