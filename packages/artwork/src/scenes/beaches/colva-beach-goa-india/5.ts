import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { chair } from '../../../motifs/chair.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { shack } from '../../../motifs/shack.ts'
import { roundTable } from '../../../motifs/table.ts'
import { white } from './setting.ts'

const horizon = 500

export const scene: Scene = {
  name: 'beaches/colva-beach-goa-india/5',
  caption: 'Shacks with their lamps lit among the palms, dusk over white sand.',
  palette: paletteAt('dusk', { turn: -16 }),
  light: [120, 430],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      sun: [160, 440, 60],
      streaks: [
        [-100, 140],
        [1700, 460],
      ],
    }),
    beach(canvas, {
      shore: points(520, 508, 420, 560, 300, 640, 140, 740, -80, 860, -600, 1210),
      land: 'right',
      wet: 90,
      colour: white,
    }),
    palmGrove(canvas, {
      from: [560, 560],
      to: [1960, 640],
      count: 13,
      size: 440,
      depth: 0.16,
      silhouette: true,
      seed: 'b',
    }),
    shack(canvas, { at: [720, 680], size: 260, colour: inks.coral, depth: 0.1 }),
    shack(canvas, { at: [1080, 780], size: 420, colour: inks.azulejo, depth: 0.04 }),
    shack(canvas, { at: [1620, 930], size: 660, colour: inks.marigold }),
    ...[
      [620, 850, 100],
      [900, 980, 140],
    ].map(
      ([x = 0, y = 0, m = 0]) =>
        roundTable(canvas, { at: [x, y], metre: m, set: ['lamp'] }) +
        chair(canvas, { at: [x - m, y + 4], metre: m, heading: 14 }) +
        chair(canvas, { at: [x + m, y + 4], metre: m, heading: 166 }),
    ),
    palm(canvas, { at: [330, 1230], size: 1060, lean: 0.14, facing: 'right', silhouette: true, seed: 'f' }),
  ],
}
