/** Prices of a room, in rupees per night for two. */
export interface RateRow {
  room: string
  /** CP plan (with breakfast): one price per season, in the order of `seasons`. */
  prices: readonly number[]
}

/** A hotel's printed rates and menu. */
export interface RateCard<Slug extends string = string> {
  slug: Slug
  hotel: string
  /** Period of validity, as YYYY-MM-DD. */
  validFrom: string
  validTo: string
  plan: string
  seasons: readonly { name: string; days: string }[]
  rows: readonly RateRow[]
  /** Optional extras, added to the room's price. */
  extras: readonly { name: string; price: string }[]
  notes: readonly string[]
  menu: readonly { title: string; dishes: readonly { name: string; price: number }[] }[]
}
