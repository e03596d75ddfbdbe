import type { Land } from '../../../motifs/open-sea.ts'

/** Miramar: the firm sand of a river mouth under casuarinas, the headland of Aguada across the water. */
export const aguadaAcross: readonly Land[] = [
  { side: 'right', nose: 560, height: 96, depth: 0.56, cliff: 0.5, down: 4 },
]
