import type { EstimateInput } from '@susegad/api-client/contract'
import { mealPlanOf } from '@susegad/catalog-data/stay'
import type { Trip } from '@susegad/catalog-data/trip'
import type { SiteData } from '../../../page-data/site.ts'
import { openText } from '../../../shell/trip/stay/open-text.ts'
import { chosenRoom, roomStays } from '../../../shell/trip/stay/stay-price.ts'
import type { TripPlaces } from '../../../shell/trip/trip-places.ts'

const toChoose = new Set(['dates', 'past', 'people'])

/** What the page shows of the chosen stay, for the desk to begin its quote with. */
export function estimateToSend(
  trip: Trip,
  { hotels }: TripPlaces,
  { membership, business }: SiteData,
): EstimateInput | null {
  const { stay } = trip
  const hotel = stay && hotels.find(({ slug }) => slug === stay.hotel)
  if (!hotel) return null
  const plan = mealPlanOf(hotel, stay.plan)
  const chosen = chosenRoom(roomStays(hotel, trip, plan, membership), stay.room)
  if (!chosen) return null
  const { lines, total, open } = chosen.estimate
  // Nothing to quote yet: these tell the visitor what to choose.
  if (lines.length === 0 && open.some(({ kind }) => toChoose.has(kind))) return null
  return {
    hotel: hotel.slug,
    room: chosen.room.category,
    plan,
    lines: lines.map(({ text, quantity, nights, guests, price }) => ({
      text,
      quantity,
      nights,
      guests,
      price: Math.round(price),
    })),
    total,
    open: [...new Set(open.map((question) => openText(question, business.locale)))],
  }
}
