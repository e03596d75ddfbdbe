import { membership } from './card-numbers.ts'

/** What is left of a stated worth after the price is paid, in rupees and in whole percent. */
export function savingOf(worth: number, price: number): { saving: number; percent: number } {
  const saving = worth - price
  return { saving, percent: worth === 0 ? 0 : Math.round((saving / worth) * 100) }
}

/** A trip to work a member's saving out for; amounts in rupees. */
export interface MembershipTrip {
  nights: number
  nightPrice: number
  waterSports: number
  /** Percent; the most a member gets unless said otherwise. */
  hotelPercent?: number
  waterSportPercent?: number
}

export interface MembershipEstimate {
  hotels: number
  waterSports: number
  total: number
  /** After the price of the card; negative where the trip is too short for it. */
  afterCard: number
}

/** What a member saves at most on a trip, in whole rupees. */
export function estimateMembership(
  trip: MembershipTrip,
  cardPrice: number = membership.price,
): MembershipEstimate {
  const part = (amount: number, percent: number) => Math.round((Math.max(0, amount) * percent) / 100)
  const hotels = part(trip.nights * trip.nightPrice, trip.hotelPercent ?? membership.hotelPercent)
  const waterSports = part(trip.waterSports, trip.waterSportPercent ?? membership.waterSportPercent)
  const total = hotels + waterSports
  return { hotels, waterSports, total, afterCard: total - cardPrice }
}
