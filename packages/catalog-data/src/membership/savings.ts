import { membership } from './card-numbers.ts'

/** What is left of a stated worth after the price is paid, in rupees and in whole percent. */
export function savingOf(worth: number, price: number): { saving: number; percent: number } {
  const saving = worth - price
  return { saving, percent: worth === 0 ? 0 : Math.round((saving / worth) * 100) }
}

/** A price as the site shows it, with the percent that an offer has already taken off. */
export interface OfferedPrice {
  price: number
  /** Percent; null without an offer. */
  offer: number | null
}

/**
 * What a member's price takes off a price that is shown. The better of offer and member's price applies, they are not
 * added: a member pays the list price less `percent`, so only the part beyond the offer is saved.
 */
export function memberSaving({ price, offer }: OfferedPrice, percent: number): number {
  const off = offer ?? 0
  return percent > off ? (Math.max(0, price) * (percent - off)) / (100 - off) : 0
}

/** A trip to work a member's saving out for; amounts in rupees. */
export interface MembershipTrip {
  nights: number
  /** The price of a night. */
  night: OfferedPrice
  /** The price of each sport for one person, and how many take part. */
  waterSports: readonly (OfferedPrice & { people: number })[]
}

export interface MembershipEstimate {
  hotels: number
  waterSports: number
  total: number
  /** After the price of the card; negative where the trip is too short for it. */
  afterCard: number
}

/** What a member saves on a trip at most, with the highest percentages of the card, in whole rupees. */
export function estimateMembership(
  { nights, night, waterSports: sports }: MembershipTrip,
  cardPrice: number = membership.price,
): MembershipEstimate {
  const hotels = Math.round(Math.max(0, nights) * memberSaving(night, membership.hotelPercent))
  const onTheWater = sports.map(
    (sport) => Math.max(0, sport.people) * memberSaving(sport, membership.waterSportPercent),
  )
  const waterSports = Math.round(onTheWater.reduce((sum, saving) => sum + saving, 0))
  const total = hotels + waterSports
  return { hotels, waterSports, total, afterCard: total - cardPrice }
}

/** From how many nights on the card pays by them alone; null where the offer is as good as the member's price. */
export function nightsToPay(night: OfferedPrice, cardPrice: number = membership.price): number | null {
  const saving = memberSaving(night, membership.hotelPercent)
  return saving > 0 ? Math.ceil(cardPrice / saving) : null
}
