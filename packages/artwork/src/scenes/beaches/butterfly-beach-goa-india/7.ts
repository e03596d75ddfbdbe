import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { egret } from '../../../motifs/egret.ts'
import { forest } from '../../../motifs/forest.ts'
import { granite, graniteHeap } from '../../../motifs/granite.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { crab, tidePool } from '../../../motifs/tide-pool.ts'

const horizon = 520

export const scene: Scene = {
  name: 'beaches/butterfly-beach-goa-india/7',
  caption: 'Rock pools between the boulders at the end of the beach hold the evening sky.',
  palette: paletteAt('dusk', { turn: -34 }),
  light: [1340, 470],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      sun: [1340, 470, 70],
      streaks: [
        [200, 140],
        [1900, 480],
      ],
    }),
    forest(canvas, {
      along: points(-60, 180, 240, 230, 480, 340, 640, 520),
      base: 640,
      size: 140,
      depth: 0.16,
      rows: 4,
    }),
    graniteHeap(canvas, { from: [260, 680], to: [1040, 660], size: 260, count: 9 }),
    surfWave(canvas, { from: [900, 720], to: [1980, 710], size: 40 }),
    fill(
      closedCurve(points(-60, 780, 500, 740, 1100, 790, 1600, 860, 1980, 960, 2000, 1260, -60, 1260)),
      canvas.tones(inks.stone).shade,
    ),
    tidePool(canvas, { at: [760, 940], size: 820, rock: inks.stone, flatten: 0.3 }),
    tidePool(canvas, { at: [1420, 1070], size: 560, rock: inks.stone, flatten: 0.28, seed: 1 }),
    tidePool(canvas, { at: [260, 1120], size: 420, rock: inks.stone, seed: 2 }),
    granite(canvas, { at: [1780, 1180], size: 620, tall: 330 }),
    crab(canvas, { at: [1080, 1110], size: 170 }),
    egret(canvas, { at: [560, 880], size: 210 }),
  ],
}
