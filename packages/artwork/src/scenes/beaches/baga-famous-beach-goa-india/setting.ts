import { inks } from '../../../engine/inks.ts'
import type { Land } from '../../../motifs/open-sea.ts'

/** Baga: striped parasols, boats and banners; the green hill beyond the creek closes the north. */
export const hill: readonly Land[] = [
  { side: 'right', nose: 760, height: 150, depth: 0.34, cliff: 0.16, down: 6 },
]
export const stripes = [
  [inks.coral, inks.shell],
  [inks.marigold, inks.shell],
  [inks.azulejo, inks.shell],
  [inks.bougainvillea, inks.shell],
] as const
