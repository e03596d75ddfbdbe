import { quoteInput } from '@susegad/api-client/contract'
import { quoteTotals } from '@susegad/api-client/quote-total'
import { loadHotel } from '@susegad/catalog-data/hotels/load'
import { estimateStay } from '@susegad/catalog-data/stay'
import { expect, it } from 'vitest'

it('the lines of an estimate are the lines of a quote', async () => {
  const hotel = await loadHotel('regent-laguna-hotel')
  const room = hotel?.rooms[0]
  if (!hotel || !room) throw new Error('The example has lost a hotel.')
  const rooms = [
    { adults: 3, children: [] },
    { adults: 2, children: [7] },
  ]
  const trip = { arrival: '2026-12-18', departure: '2027-01-08', rooms }
  const { lines, total } = estimateStay(hotel, room, trip, { plan: 'MAP', lateCheckOut: true })
  const quote = quoteInput.parse({ lines, validUntil: '2026-12-10' })
  expect(total).toBeGreaterThan(0)
  expect(quoteTotals(quote).total).toBe(total)
})
