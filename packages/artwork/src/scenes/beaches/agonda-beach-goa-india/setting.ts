import type { Land } from '../../../motifs/open-sea.ts'

/** Agonda: one long curve between wooded headlands, huts of wood and leaf, turtles; green and gold. */
export const south: readonly Land[] = [
  { side: 'right', nose: 620, height: 130, depth: 0.52, cliff: 0.16 },
  { side: 'right', nose: 980, height: 220, depth: 0.3, cliff: 0.14, down: 8 },
]
