import { inks } from '../../../engine/inks.ts'
import type { Land } from '../../../motifs/open-sea.ts'

/** Ashwem: pale wide sand, a wall of casuarinas, black stones in the bay; quiet. */
export const pale = inks.shell
export const far: readonly Land[] = [{ side: 'left', nose: 620, height: 60, depth: 0.66 }]
