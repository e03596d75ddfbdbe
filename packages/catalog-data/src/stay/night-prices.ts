import type { Stay } from '../schema/stay-schema.ts'
import { seasonOn } from '../season/season.ts'

/** One price for all nights, or one for each season by its key. */
export type NightPrices = number | Readonly<Record<string, number>> | null | undefined

/** Nights of the same season and price. */
export interface PricedNights {
  season: string | null
  nights: number
  price: number
}

/** The price of one night, with the name of its season if it depends on it. */
export function priceOfNight(
  night: string,
  prices: NightPrices,
  stay: Stay | undefined,
): Omit<PricedNights, 'nights'> | undefined {
  if (typeof prices === 'number') return { season: null, price: prices }
  const season = seasonOn(night, stay?.seasons ?? [])
  const price = prices?.[season?.key ?? '']
  return season === undefined || price === undefined ? undefined : { season: season.name, price }
}

/** Nights grouped by season and price, in order, and the number of nights without a price. */
export function groupNights(
  nights: readonly string[],
  prices: NightPrices,
  stay: Stay | undefined,
): { groups: PricedNights[]; unknown: number } {
  const groups = new Map<string, PricedNights>()
  let unknown = 0
  for (const night of nights) {
    const found = priceOfNight(night, prices, stay)
    if (!found) {
      unknown++
      continue
    }
    const key = `${found.price} ${found.season}`
    const { nights: before } = groups.get(key) ?? { nights: 0 }
    groups.set(key, { ...found, nights: before + 1 })
  }
  return { groups: [...groups.values()], unknown }
}
