import { loadHotel } from '@susegad/catalog-data/hotels/load'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import type { HotelOfPage } from '../../../page-data/page-data.ts'
import { HotelOverview } from './hotel-overview.tsx'

async function wordsOf(changes: Partial<HotelOfPage>): Promise<string> {
  const hotel = await loadHotel('la-view-hotel')
  if (!hotel) throw new Error('The catalogue has lost La View.')
  const overview = createElement(HotelOverview, { hotel: { ...hotel, ...changes } })
  const html = renderToStaticMarkup(createElement(InExampleSite, null, overview))
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('shows when to come and to leave, as far as the record says', async () => {
  expect(await wordsOf({})).toContain('Check-in from 1 pm Check-out by 11 am')
  const words = await wordsOf({ checkIn: '12:00', checkOut: null })
  expect(words).toContain('Check-in from 12 noon')
  expect(words).not.toContain('Check-out')
  expect(await wordsOf({ checkIn: null, checkOut: null })).not.toContain('Good to know')
})

test('shows the sections of a record that have no field of their own', async () => {
  const more = [{ title: 'Power cuts', lines: ['The house has a generator.', 'It runs until midnight.'] }]
  expect(await wordsOf({ more })).toContain('Power cuts The house has a generator. It runs until midnight.')
})
