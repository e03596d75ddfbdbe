/** What a room costs in a season, in rupees a night for two. */
export interface RateRow {
  room: string
  /** CP: with breakfast. One price a season, in the order of the card's seasons. */
  prices: readonly number[]
}

/** A hotel's printed rates and menu. */
export interface RateCard<Slug extends string = string> {
  slug: Slug
  hotel: string
  /** The span of days it holds for, as YYYY-MM-DD. */
  validFrom: string
  validTo: string
  plan: string
  seasons: readonly { name: string; days: string }[]
  rows: readonly RateRow[]
  /** Added to a room's price by whoever wants it. */
  extras: readonly { name: string; price: string }[]
  notes: readonly string[]
  menu: readonly { title: string; dishes: readonly { name: string; price: number }[] }[]
}
