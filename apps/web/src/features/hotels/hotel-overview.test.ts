import { loadHotel } from '@susegad/catalog-data/hotels/load'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HotelOverview } from './hotel-overview.tsx'

test('shows the sections of a record that have no field of their own', async () => {
  const hotel = await loadHotel('la-view-hotel')
  if (!hotel) throw new Error('The catalogue has lost La View.')
  const more = [{ title: 'Power cuts', lines: ['The house has a generator.', 'It runs until midnight.'] }]
  const html = renderToStaticMarkup(createElement(HotelOverview, { hotel: { ...hotel, more } }))
  for (const words of ['Power cuts', ...(more[0]?.lines ?? [])]) expect(html).toContain(words)
})
