import { oklch } from '../../../engine/colour.ts'
import { type Hour, type Palette, paletteAt } from '../../../engine/palette.ts'

/** Butterfly: a cove to itself between forest and boulders, emerald water. */
export const emerald = (hour: Hour, turn = 0): Palette =>
  paletteAt(hour, { turn, sea: [oklch(0.62, 0.09, 200), oklch(0.62, 0.11, 182), oklch(0.8, 0.09, 176)] })
