import { inks } from '../../../engine/inks.ts'
import { hillBack } from '../../../motifs/hill-fort.ts'

/** Vagator: red laterite cliffs, the ruined walls of Chapora on the hill to the north. */
export const cliffRock = inks.laterite
export const fortHill = (left: number, right: number, base: number, height: number) =>
  hillBack(left, right, base, height)
