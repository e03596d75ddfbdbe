import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { company } from '../../../motifs/company.ts'
import { figure } from '../../../motifs/figure.ts'
import { lifeguardTower } from '../../../motifs/lifeguard-tower.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { wideSteps } from '../../../motifs/wide-steps.ts'

const horizon = 430
const view = createView({ horizon, eye: 3.4, focal: 1100, centre: 760 })
const seat = (along: number, step: number, away: number) =>
  view.project([2.4 + along + step * 0.7, (step + 1) * 0.2, away])

export const scene: Scene = {
  name: 'beaches/calangute-beach-goa-india/1',
  caption: 'The broad steps of Calangute along the sand, families at the edge of the water.',
  palette: paletteAt('afternoon', { turn: -4 }),
  light: [200, 60],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      clouds: [
        [1260, 400, 620],
        [700, 414, 300],
      ],
      lands: [{ side: 'right', nose: 900, height: 60, depth: 0.6 }],
    }),
    surfWave(canvas, { from: [-60, 560], to: [480, 540], size: 34 }),
    beach(canvas, {
      shore: points(760, 440, 700, 470, 600, 530, 540, 620, 420, 740, 220, 890, -60, 1060, -400, 1210),
      land: 'right',
      wet: 150,
      surf: 4,
    }),
    palmGrove(canvas, { from: [980, 470], to: [1960, 480], count: 12, size: 260, depth: 0.2, seed: 'p' }),
    wideSteps(canvas, { view, foot: 2.4, near: 5.6, far: 42, count: 8, stone: inks.laterite }),
    ...[
      [0.3, 3, 12],
      [0.3, 3, 11.2],
      [0.3, 5, 9],
      [0.3, 1, 7.2],
    ].map(([along = 0, step = 0, away = 1], index) =>
      figure(canvas, {
        at: seat(along, step, away),
        size: view.metre(away) * 1.6,
        posture: 'sitting',
        facing: 'left',
        outfit: {
          top: [inks.coral, inks.marigold, inks.azulejo, inks.bougainvillea][index] ?? inks.coral,
          bottom: inks.ink,
        },
      }),
    ),
    lifeguardTower(canvas, { at: [900, 650], size: 230, facing: 'right' }),
    company(canvas, {
      view,
      people: [
        { at: [560, 690], posture: 'standing', facing: 'left' },
        { at: [610, 696], posture: 'waving', tall: 1.1, outfit: { top: inks.coral } },
        {
          at: [650, 690],
          posture: 'strolling',
          facing: 'left',
          outfit: { top: inks.marigold, skirt: 'long' },
        },
        { at: [770, 560], posture: 'walking' },
        {
          at: [800, 562],
          posture: 'strolling',
          outfit: { top: inks.coral, skirt: 'long', bottom: inks.coral },
        },
        {
          at: [430, 900],
          posture: 'strolling',
          facing: 'left',
          outfit: { top: inks.bougainvillea, skirt: 'long', bottom: inks.marigold, hair: 'bun' },
        },
        {
          at: [540, 910],
          posture: 'walking',
          facing: 'left',
          tall: 1.1,
          outfit: { top: inks.marigold, legs: 'shorts', bottom: inks.coral },
        },
        {
          at: [640, 900],
          posture: 'walking',
          facing: 'left',
          outfit: { top: inks.shell, bottom: inks.azulejo },
        },
      ],
    }),
    gulls(canvas, { at: [420, 260], size: 28, count: 5 }),
  ],
}
