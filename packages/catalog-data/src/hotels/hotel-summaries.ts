// Made by the `lists` command from the cards; do not edit.
import { amaraGrandCard } from './amara-grand/amara-grand-card.ts'
import type { HotelSummary } from './hotel.ts'
import { laViewCard } from './la-view/la-view-card.ts'
import { regentLagunaCard } from './regent-laguna/regent-laguna-card.ts'
import { treeHouseCard } from './tree-house/tree-house-card.ts'
import { wotelCalanguteCard } from './wotel-calangute/wotel-calangute-card.ts'

/** The hotels in display order. */
export const hotelSummaries: readonly HotelSummary[] = [
  amaraGrandCard,
  laViewCard,
  regentLagunaCard,
  wotelCalanguteCard,
  treeHouseCard,
]
