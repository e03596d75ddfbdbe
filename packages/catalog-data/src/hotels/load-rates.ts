import type { RateCard } from './rate-card.ts'

export type { RateCard, RateRow } from './rate-card.ts'

/** Slugs of the hotels with a rate card. */
export const rateCardSlugs = ['la-view-hotel', 'regent-laguna-hotel', 'wotel-calangute'] as const

export type RateCardSlug = (typeof rateCardSlugs)[number]

const cards: Record<RateCardSlug, () => Promise<RateCard<RateCardSlug>>> = {
  'la-view-hotel': () => import('./la-view/la-view-rates.ts').then((file) => file.laViewRates),
  'regent-laguna-hotel': () =>
    import('./regent-laguna/regent-laguna-rates.ts').then((file) => file.regentLagunaRates),
  'wotel-calangute': () =>
    import('./wotel-calangute/wotel-calangute-rates.ts').then((file) => file.wotelCalanguteRates),
}

export function hasRateCard(slug: string): slug is RateCardSlug {
  return (rateCardSlugs as readonly string[]).includes(slug)
}

/** Loads a hotel's rate card; undefined if it has none. */
export async function loadRateCard(slug: string): Promise<RateCard<RateCardSlug> | undefined> {
  return hasRateCard(slug) ? cards[slug]() : undefined
}
