// Made from the example business by the `content` command; do not edit.
import type { RateCard } from './rate-card.ts'

export type { RateCard, RateRow } from './rate-card.ts'

/** A slug of a hotel with a rate card; checked where cards are loaded. */
export type RateCardSlug = string

const cards: ReadonlyMap<string, () => Promise<RateCard>> = new Map([
  ['la-view-hotel', () => import('./generated/la-view-hotel-rates.ts').then((file) => file.laViewHotelRates)],
  ['regent-laguna-hotel', () => import('./generated/regent-laguna-hotel-rates.ts').then((file) => file.regentLagunaHotelRates)],
  ['wotel-calangute', () => import('./generated/wotel-calangute-rates.ts').then((file) => file.wotelCalanguteRates)],
])

/** Slugs of the hotels with a rate card. */
export const rateCardSlugs: readonly string[] = [...cards.keys()]

export function hasRateCard(slug: string): boolean {
  return cards.has(slug)
}

/** Loads a hotel's rate card; undefined if it has none. */
export async function loadRateCard(slug: string): Promise<RateCard | undefined> {
  return cards.get(slug)?.()
}
