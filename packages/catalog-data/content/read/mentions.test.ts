import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exampleCatalogue } from '../../src/catalogue/example-catalogue.ts'
import { withMentions } from './mentions.ts'
import { siteFacts } from './site-facts.ts'

const facts = {
  price: 2299,
  discount: 15,
  rooms: [{ key: 'sea-view', price: 12599, prices: { peak: 15999 } }],
  seasons: [
    { key: 'wet', days: [{ from: '06-01', to: '09-30' }] },
    {
      key: 'dry',
      days: [
        { from: '10-01', to: '12-19' },
        { from: '01-06', to: '05-31' },
      ],
    },
    { key: 'feast', days: [{ from: '12-20', to: '01-05' }] },
    { key: 'hot', days: [{ from: '05-01', to: '05-31' }] },
    { key: 'cold', days: [{ from: '02-01', to: '02-29' }] },
    { key: 'short', days: [{ from: '05-01', to: '05-14' }] },
    { key: 'fair', days: [{ from: '08-15', to: '08-15' }] },
  ],
  rules: { hours: 'Breakfast at eight.', list: ['One.', 'Two: {rules.hours}'], section: { title: 'Terms' } },
  hours: {
    evening: [{ from: '17:00', to: '20:00' }],
    twice: [
      { from: '06:30', to: '10:00' },
      { from: '15:30', to: '18:00' },
    ],
    allDay: [{ from: '10:00', to: '17:00' }],
    days: ['We', 'Fr', 'Sa'],
    day: ['Su'],
  },
  copyright: { year: 2024 },
  loop: { self: 'again {loop.self}' },
}
const filled = (value: unknown) => withMentions(value, facts).filled

describe('a mention', () => {
  it.each([
    ['of a price is in rupees', 'From {price}, {discount} off', 'From ₹2,299, 15% off'],
    ['of a room finds it by its key', 'Sea view {rooms.sea-view.price}', 'Sea view ₹12,599'],
    ['of the price of a season is in rupees', 'At {rooms.sea-view.prices.peak}', 'At ₹15,999'],
    ['of a year has no comma', '© {copyright.year}', '© 2024'],
    ['of the business waits for its settings', 'Write to {business.email}', 'Write to {business.email}'],
  ])('%s', (_what, text, said) => {
    expect(filled(text)).toBe(said)
  })

  it.each([
    ['wet', 'June to September'],
    ['dry', 'October to 19 December and 6 January to May'],
    ['feast', '20 December to 5 January'],
    ['hot', 'May'],
    ['cold', 'February'],
    ['short', '1 May to 14 May'],
    ['fair', '15 August'],
  ])('of the days of the season %s says %s', (season, said) => {
    expect(filled(`Open ${'{'}seasons.${season}.days}.`)).toBe(`Open ${said}.`)
  })

  it.each([
    ['evening', '5:00 to 8:00 pm'],
    ['twice', '6:30 to 10:00 am and 3:30 to 6:00 pm'],
    ['allDay', '10:00 am to 5:00 pm'],
    ['days', 'Wednesday, Friday and Saturday'],
    ['day', 'Sunday'],
  ])('of hours or weekdays such as %s says %s', (name, said) => {
    expect(filled(`Open ${'{'}hours.${name}}.`)).toBe(`Open ${said}.`)
  })

  it('alone is replaced by the value itself: a number, a section, or several lines', () => {
    expect(filled({ price: '{price}', sections: ['{rules.section}'] })).toEqual({
      price: 2299,
      sections: [{ title: 'Terms' }],
    })
    expect(filled(['Zero.', '{rules.list}'])).toEqual(['Zero.', 'One.', 'Two: Breakfast at eight.'])
  })

  it.each([
    ['of nothing', '{prize}'],
    ['of what is no word', 'Rooms: {rooms}'],
    ['that comes back to itself', '{loop.self}'],
  ])('%s is reported with its field', (_what, text) => {
    const { faults } = withMentions({ faq: [{ lines: [text] }] }, facts)
    expect(faults).toMatchObject([
      { field: 'faq[0].lines[0]', problem: expect.stringContaining('neither a fact') },
    ])
  })

  it('of texts that grow exponentially is reported once', () => {
    const doubling = Array.from({ length: 60 }, (_, index) => {
      const next = index < 59 ? `{texts.t${index + 1}}` : 'word '
      return [`t${index}`, next + next] as const
    })
    const { filled: said, faults } = withMentions('{texts.t0}', { texts: Object.fromEntries(doubling) })
    expect(String(said).length).toBeLessThan(2_000_000)
    expect(faults).toMatchObject([{ problem: expect.stringMatching(/say more than 1000000 characters$/) }])
  })
})

it.each([
  [1, 'One house to sleep in', 'with nights in one house from', '{count} house on this path'],
  [2, 'Two houses to sleep in', 'with nights in two houses from', '{count} houses on this path'],
])('texts agree with a count of %i', async (count, heading, description, countLine) => {
  const { hotels, activities, beaches } = await exampleCatalogue()
  const facts = siteFacts(hotels.slice(0, count), activities.slice(0, count), beaches.slice(0, count))
  const page = (name: string) => {
    const path = new URL(`../../konkan-trails/pages/${name}.json`, import.meta.url)
    return withMentions(JSON.parse(readFileSync(path, 'utf8')), facts)
  }
  expect(page('home').filled).toMatchObject({
    hotels: { heading },
    meta: { description: expect.stringContaining(description) },
  })
  expect(page('hotels').filled).toMatchObject({ countLine })
  const nouns = '{noun.hotels}, {noun.places}, {noun.activities}, {noun.beaches}'
  expect(withMentions(nouns, facts)).toEqual({
    faults: [],
    filled: count === 1 ? 'hotel, place, activity, beach' : 'hotels, places, activities, beaches',
  })
})
