import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { company } from '../../../motifs/company.ts'
import { handOf } from '../../../motifs/figure-hand.ts'
import type { Posture } from '../../../motifs/figure-postures.ts'
import { paperKite } from '../../../motifs/kite.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { white } from './setting.ts'

const horizon = 680
const view = createView({ horizon, eye: 1.8 })
/** Leaning back, both hands at the string, the eyes on the kite. */
const flying: Posture = { lean: -10, arms: [112, 142, 86, 124], legs: [16, 4, -14, -12], nod: -14 }
const fliers = [
  { at: [520, 1090], facing: 'right', posture: flying, tall: 1.4, kite: [760, 210], span: 220 },
  { at: [900, 990], facing: 'right', posture: flying, tall: 1.3, kite: [1080, 330], span: 150 },
  { at: [1180, 968], facing: 'left', posture: flying, tall: 1.2, kite: [980, 500], span: 96 },
  { at: [210, 985], facing: 'right', posture: flying, tall: 1.3, kite: [360, 400], span: 120 },
  { at: [1610, 1010], facing: 'left', posture: flying, tall: 1.4, kite: [1380, 200], span: 160 },
] as const

export const scene: Scene = {
  name: 'beaches/colva-beach-goa-india/7',
  caption: 'The evening crowd on the sand, children flying kites over the sea.',
  palette: paletteAt('sunset', { turn: 18 }),
  light: [1480, 600],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 900,
      sun: [1480, 580, 84],
      streaks: [
        [-100, 300],
        [1900, 640],
      ],
    }),
    strand(canvas, { edge: points(-20, 840, 700, 830, 1300, 850, 1940, 830), wet: 40, colour: white }),
    ...fliers.map(({ kite, span, ...child }, index) =>
      paperKite(canvas, {
        at: kite,
        size: span,
        hand: handOf({ ...child, size: view.tall(child.tall, child.at[1]) }),
        tilt: index % 2 ? -16 : 20,
        colours: index % 2 ? [inks.teal, inks.shell] : [inks.coral, inks.marigold],
      }),
    ),
    company(canvas, {
      view,
      silhouette: true,
      people: [
        ...fliers.map(({ at, facing, posture, tall }) => ({ at, facing, posture, tall })),
        { at: [680, 960], posture: 'standing' },
        { at: [740, 966], posture: 'strolling', outfit: { skirt: 'long', hair: 'bun' } },
        { at: [1320, 950], posture: 'walking', facing: 'left' },
        { at: [1370, 1050], posture: 'strolling', outfit: { skirt: 'long', hair: 'long' } },
        { at: [1740, 950], posture: 'standing', facing: 'left' },
        { at: [1010, 940], posture: 'waving', outfit: { skirt: 'long' } },
        { at: [400, 950], posture: 'strolling', facing: 'left' },
      ],
    }),
  ],
}
