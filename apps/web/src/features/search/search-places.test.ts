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

/** What visitors type, and the places that answer it. */
const asked: readonly [query: string, places: string][] = [
  ['calangut', 'beach/calangute hotel/wotel hotel/regent'],
  ['candolm beach', 'beach/candolim'],
  ['palolum', 'beach/palolem'],
  ['agonda beech', 'beach/agonda'],
  ['anjun', 'beach/anjuna'],
  ['vagater beach', 'beach/vagator'],
  ['butterflly', 'beach/butterfly'],
  ['dudsagar', 'activity/dudhsagar'],
  ['scooba diving', 'activity/scuba'],
  ['paraglyding', 'activity/paragliding'],
  ['kayking', 'activity/kayaking'],
  ['dolfin', 'activity/dolphin'],
  ['bungy jumping', 'activity/bungee'],
  ['resturant with sea view', 'hotel/la-view'],
  ['memebership', 'page/membership'],
  ['refnd', 'page/refund'],
  ['seaview hotel', 'hotel/la-view'],
  ['treehouse', 'hotel/tree-house'],
  ['watersports', 'activity/goa-ultimate-5'],
  ['snowpark', 'activity/snow-park'],
  ['dinnercruise', 'activity/mandovi'],
  ['lagunahotel', 'hotel/regent'],
  ['sunsetcruise', 'activity/sunset'],
  ['bungeejump', 'activity/bungee'],
  ['water sports', 'activity/goa-ultimate-5'],
  ['para gliding', 'activity/paragliding'],
  ['fly boarding', 'activity/flyboarding'],
  ['dudh sagar', 'activity/dudhsagar'],
  ['la view', 'hotel/la-view'],
  ['cando lim', 'beach/candolim hotel/amara'],
  ['dolphins', 'activity/dolphin'],
  ['kayaks', 'activity/kayaking'],
  ['waterfalls', 'activity/dudhsagar'],
  ['quiet beaches', 'beach/agonda beach/ashwem beach/butterfly'],
  ['boat parties', 'activity/boat-party'],
  ['cruises', 'activity/sunset activity/mandovi activity/dolphin'],
  ['cottages', 'hotel/tree-house'],
  ['pools', 'hotel/'],
  ['kids', 'hotel/ activity/snow-park activity/kayaking activity/dolphin'],
  ['snorkelling', 'activity/scuba'],
  ['jet ski', 'activity/goa-ultimate-5'],
  ['parasailing', 'activity/goa-ultimate-5'],
  ['flying', 'activity/paragliding activity/flyboarding'],
  ['swimming pool', 'hotel/'],
  ['breakfast included', 'hotel/'],
  ['canoe', 'activity/kayaking'],
  ['ice', 'activity/snow-park'],
  ['church', 'activity/south-goa'],
  ['temples', 'activity/south-goa'],
  ['fort', 'activity/north-goa beach/candolim beach/vagator'],
  ['sightseeing', 'activity/south-goa activity/north-goa'],
  ['bus tour', 'activity/south-goa activity/north-goa'],
  ['nightlife', 'activity/boat-party beach/baga beach/anjuna beach/calangute'],
  ['dance party', 'activity/boat-party'],
  ['cheap hotel', 'hotel/'],
  ['resort with pool', 'hotel/'],
  ['stay near beach', 'hotel/'],
  ['family room', 'hotel/la-view hotel/regent'],
  ['quiet beach south goa', 'beach/agonda beach/butterfly'],
  ['hotl near quite beach', 'hotel/ beach/agonda beach/ashwem beach/butterfly'],
  ['hotel in calangute with pool', 'hotel/wotel hotel/regent'],
  ['jeep safari', 'activity/dudhsagar'],
  ['river cruise with dinner', 'activity/mandovi'],
  ['boat to see dolphins', 'activity/dolphin'],
  ['underwater', 'activity/scuba'],
  ['hotel on the hill', 'hotel/la-view hotel/tree-house'],
  ['cancel booking', 'page/refund'],
  ['money back', 'page/refund'],
  ['opening hours', 'page/contact'],
  ['phone number', 'page/contact'],
  ['discount card', 'page/membership'],
  ['goan food', 'page/dining'],
  ['photos of rooms', 'page/gallery'],
  ['data protection', 'page/privacy'],
  ['office address', 'page/contact'],
  ['flea market', 'beach/anjuna'],
  ['jungle', 'activity/dudhsagar hotel/tree-house'],
  ['things to do in baga', 'activity/kayaking activity/snow-park beach/baga'],
  ['panjim', 'activity/sunset activity/mandovi beach/miramar activity/south-goa'],
  ['old goa', 'activity/south-goa'],
  ['grand island', 'activity/scuba'],
  ['romantic dinner for two', 'activity/mandovi'],
  ['beach for children', 'beach/'],
]

test('all but one of these queries find a place that answers them among the first three', () => {
  const missed = asked.filter(([query, places]) => {
    const found = searchPlaces(all, query).slice(0, 3)
    return !found.some(({ document }) => places.split(' ').some((place) => document.id.startsWith(place)))
  })
  // The churches that stand beside beaches come first, and in Goa that is no wrong answer.
  expect(missed.map(([query]) => query)).toEqual(['church'])
}, 120_000)

test('whatever is offered to look for finds something', () => {
  for (const idea of searchPage.ideas) expect(searchPlaces(all, idea), idea).not.toEqual([])
})
