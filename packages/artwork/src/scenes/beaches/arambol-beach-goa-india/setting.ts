import { inks } from '../../../engine/inks.ts'
import type { Land } from '../../../motifs/open-sea.ts'

/** Arambol: a stony wooded headland to the north, warm sand, a village of painted shacks. */
export const north: readonly Land[] = [
  { side: 'right', nose: 1010, height: 90, depth: 0.6 },
  { side: 'right', nose: 1180, height: 230, depth: 0.26, cliff: 0.34, down: 10 },
]

export const village = [inks.bougainvillea, inks.teal, inks.marigold, inks.azulejo, inks.coral] as const
