import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { figure } from '../../../motifs/figure.ts'
import { granite, graniteHeap } from '../../../motifs/granite.ts'
import { islet } from '../../../motifs/islet.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm } from '../../../motifs/palm.ts'
import { strand } from '../../../motifs/strand.ts'
import { stone } from './setting.ts'

const horizon = 600

export const scene: Scene = {
  name: 'beaches/palolem-beach-goa-india/5',
  caption: 'Great round boulders at the southern end, the sun setting between them.',
  palette: paletteAt('sunset', { turn: -20 }),
  light: [1000, 520],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      sun: [1000, 520, 96],
      streaks: [
        [-100, 180],
        [1900, 560],
      ],
    }),
    islet(canvas, { at: [620, 614], size: 300, depth: 0.4 }),
    granite(canvas, { at: [1500, 900], size: 800, tall: 560, colour: stone, foam: true }),
    granite(canvas, { at: [1880, 960], size: 560, tall: 640, colour: stone, seed: 2 }),
    granite(canvas, { at: [300, 940], size: 760, tall: 420, colour: stone, foam: true, seed: 3 }),
    strand(canvas, {
      edge: points(-20, 1000, 500, 980, 1000, 940, 1400, 990, 1940, 1040),
      wet: 60,
      colour: inks.ochre,
    }),
    graniteHeap(canvas, {
      from: [1380, 1120],
      to: [1980, 1160],
      size: 340,
      count: 4,
      colour: stone,
      foam: false,
      seed: 'n',
    }),
    ...[[1530, 334, 250]].map(([x = 0, y = 0, size = 0]) =>
      figure(canvas, {
        at: [x, y],
        size,
        posture: 'crosslegged',
        facing: 'left',
        silhouette: true,
        outfit: { hair: 'bun' },
      }),
    ),
    palm(canvas, { at: [120, 1090], size: 880, lean: 0.18, silhouette: true, seed: 'f' }),
  ],
}
