import { points } from '../../../engine/geometry.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { sandMarks } from '../../../motifs/beach.ts'
import { footprints } from '../../../motifs/footprints.ts'
import { forest } from '../../../motifs/forest.ts'
import { granite, graniteHeap } from '../../../motifs/granite.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm } from '../../../motifs/palm.ts'
import { strand } from '../../../motifs/strand.ts'
import { starfish } from '../../../motifs/tide-pool.ts'

const horizon = 420

export const scene: Scene = {
  name: 'beaches/butterfly-beach-goa-india/6',
  caption: 'One track of footprints leads over the empty sand to the water.',
  palette: paletteAt('dawn', { turn: 34 }),
  light: [1700, 200],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 24,
      bottom: 760,
      streaks: [
        [-100, 80],
        [1500, 390],
      ],
    }),
    forest(canvas, {
      along: points(1260, 430, 1440, 330, 1700, 260, 2000, 220),
      base: 640,
      size: 120,
      depth: 0.24,
      rows: 4,
    }),
    strand(canvas, { edge: points(-20, 790, 500, 730, 1000, 750, 1500, 700, 1940, 690), wet: 90 }),
    granite(canvas, { at: [180, 742], size: 560, tall: 330, foam: true }),
    graniteHeap(canvas, { from: [1120, 640], to: [1640, 672], size: 220, count: 9, depth: 0.06 }),
    sandMarks(canvas, { from: [0, 860], to: [1900, 1190] }),
    footprints(canvas, {
      from: [1180, 800],
      by: [
        [1130, 880],
        [900, 980],
      ],
      to: [700, 1220],
      count: 17,
      size: [18, 92],
    }),
    starfish(canvas, { at: [1480, 1040], size: 200, turn: 16 }),
    palm(canvas, { at: [1900, 1000], size: 880, lean: 0.3, facing: 'left', seed: 'f' }),
  ],
}
