// Made from the example business by the `content` command; do not edit.
import type { Hotel } from './hotel.ts'

export { type HotelSlug, hotelSlugs, isHotelSlug } from './hotel-slug.ts'

// Listed one by one so that a bundler gives each record its own chunk.
const records: ReadonlyMap<string, () => Promise<Hotel>> = new Map([
  ['amara-grand-hotel', () => import('./generated/amara-grand-hotel.ts').then((file) => file.amaraGrandHotel)],
  ['la-view-hotel', () => import('./generated/la-view-hotel.ts').then((file) => file.laViewHotel)],
  ['regent-laguna-hotel', () => import('./generated/regent-laguna-hotel.ts').then((file) => file.regentLagunaHotel)],
  ['wotel-calangute', () => import('./generated/wotel-calangute.ts').then((file) => file.wotelCalangute)],
  ['tree-house-hotel', () => import('./generated/tree-house-hotel.ts').then((file) => file.treeHouseHotel)],
])

/** Loads a hotel's record; undefined for an unknown slug. */
export async function loadHotel(slug: string): Promise<Hotel | undefined> {
  return records.get(slug)?.()
}
