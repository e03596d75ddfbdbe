/** Worth minus price, as an amount and as a whole percentage of the worth. */
export function savingOf(worth: number, price: number): { saving: number; percent: number } {
  const saving = worth - price
  return { saving, percent: worth === 0 ? 0 : Math.round((saving / worth) * 100) }
}

/** A price as shown, with the percentage already taken off by an offer. */
export interface OfferedPrice {
  price: number
  /** Percent; null without an offer. */
  offer: number | null
}

/**
 * A member's saving on a shown price. Offer and member discount are not combined; the larger one applies:
 * a member pays the list price less `percent`, so only the part beyond the offer is saved.
 */
export function memberSaving({ price, offer }: OfferedPrice, percent: number): number {
  const off = offer ?? 0
  return percent > off ? (Math.max(0, price) * (percent - off)) / (100 - off) : 0
}

/** Price and maximum discounts of a card. */
export interface CardTerms {
  price: number
  hotelPercent: number
  waterSportPercent: number
}

/** A trip for which to estimate a member's saving. */
export interface MembershipTrip {
  nights: number
  /** Price per night. */
  night: OfferedPrice
  /** Price per person and number of people for each sport. */
  waterSports: readonly (OfferedPrice & { people: number })[]
}

export interface MembershipEstimate {
  hotels: number
  waterSports: number
  total: number
  /** `total` minus the price of the card; negative if the trip is too short. */
  afterCard: number
}

/** Maximum saving of a member on a trip, with the card's highest percentages, in whole amounts. */
export function estimateMembership(
  { nights, night, waterSports: sports }: MembershipTrip,
  card: CardTerms,
): MembershipEstimate {
  const hotels = Math.round(Math.max(0, nights) * memberSaving(night, card.hotelPercent))
  const onTheWater = sports.map(
    (sport) => Math.max(0, sport.people) * memberSaving(sport, card.waterSportPercent),
  )
  const waterSports = Math.round(onTheWater.reduce((sum, saving) => sum + saving, 0))
  const total = hotels + waterSports
  return { hotels, waterSports, total, afterCard: total - card.price }
}

/** Number of nights after which the card has paid for itself; null if the offer is at least as good. */
export function nightsToPay(night: OfferedPrice, card: CardTerms): number | null {
  const saving = memberSaving(night, card.hotelPercent)
  return saving > 0 ? Math.ceil(card.price / saving) : null
}
