import { points } from '../../../engine/geometry.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { forest } from '../../../motifs/forest.ts'
import { graniteHeap } from '../../../motifs/granite.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { breaker } from '../../../motifs/rocks.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'

const horizon = 480

export const scene: Scene = {
  name: 'beaches/agonda-beach-goa-india/7',
  caption: 'Waves break over the boulders of the northern headland under a monsoon sky.',
  palette: paletteAt('monsoon', { turn: -24 }),
  light: [600, -600],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 90,
      clouds: [
        [500, 450, 1100],
        [1560, 440, 900],
      ],
    }),
    forest(canvas, {
      along: points(820, 520, 1000, 360, 1240, 240, 1560, 180, 2000, 140),
      base: 660,
      size: 130,
      depth: 0.16,
      rows: 4,
    }),
    surfWave(canvas, { from: [-100, 660], to: [1000, 640], size: 70 }),
    graniteHeap(canvas, { from: [760, 680], to: [1980, 740], size: 330, count: 12, depth: 0.04 }),
    breaker(canvas, { at: [800, 720], size: 320 }),
    surfWave(canvas, { from: [-200, 900], to: [1300, 880], size: 130, seed: 1 }),
    graniteHeap(canvas, { from: [1180, 960], to: [1980, 1000], size: 420, count: 5, seed: 'n' }),
    breaker(canvas, { at: [1160, 960], size: 420, seed: 2 }),
    surfWave(canvas, { from: [-100, 1160], to: [2100, 1190], size: 120, seed: 3 }),
    gulls(canvas, { at: [420, 280], size: 36, count: 6 }),
  ],
}
