// Made from the example business by the `content` command; do not edit.
import { amaraGrandHotelCard } from './generated/amara-grand-hotel-card.ts'
import { laViewHotelCard } from './generated/la-view-hotel-card.ts'
import { regentLagunaHotelCard } from './generated/regent-laguna-hotel-card.ts'
import { wotelCalanguteCard } from './generated/wotel-calangute-card.ts'
import { treeHouseHotelCard } from './generated/tree-house-hotel-card.ts'
import type { HotelSummary } from './hotel.ts'

/** The hotels in display order. */
export const hotelSummaries: readonly HotelSummary[] = [
  amaraGrandHotelCard,
  laViewHotelCard,
  regentLagunaHotelCard,
  wotelCalanguteCard,
  treeHouseHotelCard,
]
