import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { beach } from '../../../motifs/beach.ts'
import { lounger, parasol } from '../../../motifs/beach-furniture.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { company } from '../../../motifs/company.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { rockFace } from '../../../motifs/rock-face.ts'
import { rocks } from '../../../motifs/rocks.ts'

const horizon = 560
const view = createView({ horizon, eye: 4 })

export const scene: Scene = {
  name: 'beaches/vagator-beach-goa-india/1',
  caption: 'Red laterite cliffs with palms on their brink stand over Vagator beach.',
  palette: paletteAt('afternoon', { turn: -6 }),
  light: [-200, 160],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      clouds: [[300, 520, 560]],
      lands: [{ side: 'right', nose: 700, height: 110, depth: 0.56 }],
    }),
    rockFace(canvas, {
      along: points(820, 500, 960, 380, 1180, 330, 1420, 250, 1700, 210, 2000, 150),
      base: 820,
      size: 70,
      depth: 0.04,
    }),
    fill(
      closedCurve(
        points(
          800,
          512,
          960,
          376,
          1180,
          322,
          1420,
          240,
          1700,
          196,
          2020,
          130,
          2040,
          190,
          1720,
          244,
          1430,
          286,
          1180,
          362,
          960,
          420,
        ),
      ),
      canvas.tones(inks.leaf, 0.05).base,
    ),
    palmGrove(canvas, {
      from: [1000, 380],
      to: [1960, 190],
      count: 11,
      size: 210,
      depth: 0.1,
      seed: 'brink',
    }),
    beach(canvas, {
      shore: points(700, 566, 640, 610, 700, 700, 660, 800, 460, 930, 300, 1060, 280, 1210),
      land: 'right',
      wet: 120,
      colour: inks.ochre,
    }),
    rocks(canvas, { from: [860, 640], to: [1980, 830], size: 170, count: 14, foam: false, seed: 'foot' }),
    company(canvas, {
      view,
      people: [
        {
          at: [900, 800],
          posture: 'strolling',
          outfit: { top: inks.coral, bottom: inks.shell, skirt: 'short' },
        },
        { at: [950, 806], posture: 'walking', outfit: { top: inks.shell, legs: 'shorts' } },
        {
          at: [760, 960],
          posture: 'waving',
          outfit: { top: inks.marigold, bottom: inks.azulejo, legs: 'shorts' },
        },
      ],
    }),
    ...[
      [1350, 960, 14],
      [1640, 1030, 10],
    ].map(
      ([x = 0, y = 0, tilt = 0]) =>
        castShadow(canvas, { at: [x, y], size: 170, width: 60 }) +
        parasol(canvas, { at: [x, y], size: 260, tilt, colours: [inks.teal, inks.shell] }),
    ),
    lounger(canvas, { at: [1440, 1010], metre: 110, heading: 200 }),
    lounger(canvas, { at: [1730, 1080], metre: 120, heading: 200 }),
    palm(canvas, { at: [1890, 1240], size: 900, lean: 0.2, facing: 'left', seed: 'near' }),
    gulls(canvas, { at: [480, 300], size: 30, count: 6 }),
  ],
}
