import { TIME_ZONE } from '@susegad/api-client/rules'
import { estimateStay, type StayEstimate, todayIn } from '@susegad/catalog-data/stay'
import type { Trip } from '@susegad/catalog-data/trip'
import type { ReactNode } from 'react'
import type { HotelOfTrip, RoomOfTrip } from '../../../page-data/page-data.ts'
import type { SiteData } from '../../../page-data/site.ts'
import { partiesOf } from '../parties.ts'

export interface RoomStay {
  room: RoomOfTrip
  estimate: StayEstimate
}

/** What each room of a hotel costs on the trip's dates, in the order of the hotel. */
export function roomStays(
  hotel: HotelOfTrip,
  trip: Pick<Trip, 'arrival' | 'departure' | 'rooms'>,
  plan: 'CP' | 'MAP',
  membership: SiteData['membership'],
): RoomStay[] {
  const today = todayIn(TIME_ZONE, new Date())
  const memberPercent = membership?.hotelPercent ?? 0
  return hotel.rooms.map((room) => ({
    room,
    estimate: estimateStay(hotel, room, { ...trip, rooms: partiesOf(trip) }, { plan, memberPercent, today }),
  }))
}

/** The cheapest room whose whole price is known. */
export const cheapestStay = (stays: readonly RoomStay[]): RoomStay | undefined =>
  stays
    .filter(({ estimate }) => estimate.total !== null)
    .sort((one, other) => (one.estimate.total ?? 0) - (other.estimate.total ?? 0))[0]

export interface HotelStays {
  nights: number
  /** Of the whole stay, with breakfast; null if no room has a known price. */
  lowest: number | null
  /** Said instead of a price. */
  noPrice: string
  rooms: readonly RoomStay[]
  /** How a price adds up. It comes with the prices: most pages never show it. */
  RoomSum: (props: { estimate: StayEstimate }) => ReactNode
}

/** The room of that category, or else the cheapest one that fits, or else the first. */
export const chosenRoom = (stays: readonly RoomStay[], category: string | null): RoomStay | undefined =>
  stays.find(({ room }) => room.category === category) ?? cheapestStay(stays) ?? stays[0]
