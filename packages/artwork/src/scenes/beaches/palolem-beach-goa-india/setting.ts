import { inks } from '../../../engine/inks.ts'

/** Palolem: a crescent of flat turquoise water, grey boulders, a wooded island at its northern end. */
export const stone = inks.stone
