// Made by the `lists` command from the cards; do not edit.
import type { Hotel } from './hotel.ts'
import type { HotelSlug } from './hotel-slug.ts'
import { isHotelSlug } from './hotel-slug.ts'

export { type HotelSlug, hotelSlugs, isHotelSlug } from './hotel-slug.ts'

// Listed one by one so that a bundler gives each record its own chunk.
const records: Record<HotelSlug, () => Promise<Hotel>> = {
  'amara-grand-hotel': () =>
    import('./amara-grand/amara-grand-hotel.ts').then((file) => file.amaraGrandHotel),
  'la-view-hotel': () => import('./la-view/la-view-hotel.ts').then((file) => file.laViewHotel),
  'regent-laguna-hotel': () =>
    import('./regent-laguna/regent-laguna-hotel.ts').then((file) => file.regentLagunaHotel),
  'wotel-calangute': () =>
    import('./wotel-calangute/wotel-calangute-hotel.ts').then((file) => file.wotelCalangute),
  'tree-house-hotel': () => import('./tree-house/tree-house-hotel.ts').then((file) => file.treeHouseHotel),
}

/** Loads a hotel's record; undefined for an unknown slug. */
export async function loadHotel(slug: string): Promise<Hotel | undefined> {
  return isHotelSlug(slug) ? records[slug]() : undefined
}
