import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { egret } from '../../../motifs/egret.ts'
import { figure } from '../../../motifs/figure.ts'
import { granite, graniteHeap } from '../../../motifs/granite.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { tidePool } from '../../../motifs/tide-pool.ts'

const horizon = 520

export const scene: Scene = {
  name: 'beaches/ashwem-beach-goa-india/3',
  caption: 'Black rocks stand in the middle of the bay at low tide, pools between them.',
  palette: paletteAt('dusk', { turn: 12 }),
  light: [520, 470],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      sun: [520, 500, 84],
      streaks: [
        [-100, 160],
        [1900, 470],
      ],
      lands: [{ side: 'right', nose: 1300, height: 90, depth: 0.5 }],
    }),
    graniteHeap(canvas, {
      from: [1020, 640],
      to: [1560, 700],
      size: 300,
      count: 9,
      colour: inks.iron,
      depth: 0.1,
    }),
    granite(canvas, { at: [1300, 760], size: 620, tall: 330, colour: inks.iron, foam: true }),
    graniteHeap(canvas, {
      from: [60, 690],
      to: [420, 720],
      size: 200,
      count: 5,
      colour: inks.iron,
      depth: 0.14,
      seed: 'w',
    }),
    strand(canvas, {
      edge: points(-20, 860, 420, 900, 900, 850, 1400, 905, 1940, 850),
      wet: 56,
      colour: inks.sand,
    }),
    tidePool(canvas, { at: [760, 1060], size: 520, rock: inks.sand, flatten: 0.22 }),
    tidePool(canvas, { at: [1440, 1110], size: 380, rock: inks.sand, flatten: 0.2 }),
    graniteHeap(canvas, {
      from: [1580, 1130],
      to: [1980, 1180],
      size: 260,
      count: 4,
      colour: inks.iron,
      foam: false,
    }),
    ...[
      [300, 1010, 190],
      [372, 1016, 120],
    ].map(
      ([x = 0, y = 0, size = 0]) =>
        castShadow(canvas, { at: [x, y], size: size * 1.1, width: size * 0.26 }) +
        figure(canvas, { at: [x, y], size, posture: 'walking', silhouette: true, outfit: { hair: 'bun' } }),
    ),
    egret(canvas, { at: [940, 1010], size: 150, facing: 'left' }),
    gulls(canvas, { at: [960, 300], size: 26, count: 5 }),
  ],
}
