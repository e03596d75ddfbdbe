import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve, leaf } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { company } from '../../../motifs/company.ts'
import { graniteHeap } from '../../../motifs/granite.ts'
import { islet } from '../../../motifs/islet.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { stone } from './setting.ts'

const horizon = 520
const view = createView({ horizon, eye: 2.4 })

export const scene: Scene = {
  name: 'beaches/palolem-beach-goa-india/4',
  caption: 'People wade to the wooded island at low tide.',
  palette: paletteAt('morning', { turn: 20 }),
  light: [200, -100],
  draw: (canvas) => [
    openSea(canvas, { horizon, waves: 24, clouds: [[420, 490, 560]] }),
    islet(canvas, { at: [1260, 640], size: 1080, depth: 0.12 }),
    fill(
      closedCurve(
        points(
          -60,
          1240,
          200,
          940,
          560,
          780,
          900,
          680,
          1240,
          650,
          1500,
          660,
          1200,
          760,
          1040,
          900,
          1160,
          1240,
        ),
      ),
      canvas.tones(inks.sand).light,
      0.75,
    ),
    ...[
      [780, 800],
      [900, 770],
      [620, 900],
    ].map(([x = 0, y = 0]) => fill(leaf([x - 260, y], [x + 320, y + 4], 10, 14), canvas.palette.sea[1], 0.5)),
    company(canvas, {
      view,
      shadow: 0,
      people: [
        { at: [1060, 720], posture: 'walking' },
        { at: [1100, 722], posture: 'strolling', outfit: { top: inks.coral } },
        { at: [860, 800], posture: 'balancing', outfit: { top: inks.marigold, legs: 'shorts' } },
        { at: [780, 820], posture: 'walking', tall: 1.2, outfit: { top: inks.azulejo, legs: 'shorts' } },
        {
          at: [470, 1010],
          posture: 'carrying',
          outfit: { top: inks.bougainvillea, skirt: 'short', bottom: inks.shell, hat: 'straw' },
        },
        {
          at: [620, 1040],
          posture: 'walking',
          outfit: { top: inks.shell, legs: 'shorts', bottom: inks.coral },
        },
      ],
    }),
    ...[
      [1080, 722, 60],
      [820, 812, 110],
      [470, 1010, 110],
      [620, 1042, 120],
    ].map(([x = 0, y = 0, r = 0]) => fill(leaf([x - r, y], [x + r, y], 5, 8), canvas.palette.foam, 0.85)),
    graniteHeap(canvas, {
      from: [1500, 1060],
      to: [1980, 1140],
      size: 300,
      count: 5,
      colour: stone,
      seed: 'n',
    }),
  ],
}
