import type { Land } from '../../../motifs/open-sea.ts'

/** Calangute: broad steps down to the sand, families, the towers and flags of the lifeguards. */
export const coast: readonly Land[] = [{ side: 'left', nose: 700, height: 56, depth: 0.64 }]
