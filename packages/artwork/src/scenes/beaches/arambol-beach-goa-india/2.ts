import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { company } from '../../../motifs/company.ts'
import { figure } from '../../../motifs/figure.ts'
import { drum } from '../../../motifs/instruments.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm } from '../../../motifs/palm.ts'
import { strand } from '../../../motifs/strand.ts'

const horizon = 640
const view = createView({ horizon, eye: 1.5 })
const ring = [
  [560, 1010],
  [760, 940],
  [1290, 950],
  [1480, 1030],
] as const

export const scene: Scene = {
  name: 'beaches/arambol-beach-goa-india/2',
  caption: 'Drummers and dancers in a ring on the sand while the sun goes down into the sea.',
  palette: paletteAt('sunset', { turn: -12 }),
  light: [1020, 520],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 880,
      sun: [1020, 540, 120],
      streaks: [
        [-100, 240],
        [2000, 580],
      ],
      lands: [{ side: 'right', nose: 1420, height: 190, depth: 0.3, down: 6 }],
    }),
    strand(canvas, {
      edge: points(-20, 830, 480, 810, 980, 832, 1500, 806, 1940, 820),
      wet: 34,
      colour: inks.ochre,
    }),
    company(canvas, {
      view,
      silhouette: true,
      people: [
        { at: [900, 900], posture: 'dancing' },
        { at: [1030, 915], posture: 'cheering', outfit: { skirt: 'long', hair: 'long' } },
        { at: [1160, 905], posture: 'dancing', facing: 'left' },
        { at: [420, 880], posture: 'standing' },
        { at: [470, 884], posture: 'standing', facing: 'left' },
        { at: [1640, 880], posture: 'strolling', facing: 'left' },
      ],
    }),
    ...ring.map(([x, y], index) =>
      figure(canvas, {
        at: [x, y + 60],
        size: 400,
        posture: { lean: 8, arms: [44, 82, 24, 70], legs: [84, -40, 96, -50], seat: 0.1 },
        facing: x < 1000 ? 'right' : 'left',
        silhouette: true,
        outfit: { hair: index % 2 === 0 ? 'bun' : 'short', hat: index === 2 ? 'straw' : 'none' },
      }),
    ),
    ...ring.map(([x, y]) =>
      drum(canvas, { at: [x + (x < 1000 ? 128 : -128), y + 84], size: 128, silhouette: true }),
    ),
    palm(canvas, {
      at: [150, 1240],
      size: 980,
      lean: 0.1,
      facing: 'right',
      silhouette: true,
      seed: 'a',
      fronds: 12,
    }),
    gulls(canvas, { at: [620, 330], size: 26, count: 4 }),
  ],
}
