import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse, leaf } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { company } from '../../../motifs/company.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { rockFace } from '../../../motifs/rock-face.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { strand } from '../../../motifs/strand.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'

const horizon = 600
const view = createView({ horizon, eye: 2 })

export const scene: Scene = {
  name: 'beaches/vagator-beach-goa-india/7',
  caption: 'Bathers at Vagator while the sun goes down between the dark cliffs.',
  palette: paletteAt('sunset', { turn: 10 }),
  light: [820, 520],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      sun: [820, 500, 110],
      streaks: [
        [-100, 180],
        [1900, 540],
      ],
    }),
    surfWave(canvas, { from: [300, 720], to: [1400, 710], size: 44 }),
    rockFace(canvas, {
      along: points(1300, 1000, 1380, 700, 1500, 520, 1660, 380, 2000, 280),
      base: 1000,
      size: 110,
      depth: 0,
    }),
    palmGrove(canvas, {
      from: [1600, 430],
      to: [1960, 300],
      count: 4,
      size: 330,
      silhouette: true,
      seed: 't',
    }),
    company(canvas, {
      view,
      silhouette: true,
      shadow: 0,
      people: [
        { at: [560, 820], posture: 'cheering' },
        { at: [650, 812], posture: 'waving' },
        { at: [1040, 800], posture: 'balancing' },
      ],
    }),
    ...[
      [560, 800],
      [650, 794],
      [1040, 784],
    ].map(
      ([x = 0, y = 0]) =>
        fill(ellipse([x, y + 10], 60, 18), canvas.palette.sea[1]) +
        fill(leaf([x - 74, y - 4], [x + 74, y - 2], 5), canvas.palette.foam),
    ),
    strand(canvas, { edge: points(-20, 910, 600, 880, 1200, 920, 1940, 960), wet: 60, colour: inks.ochre }),
    company(canvas, {
      view,
      silhouette: true,
      people: [
        { at: [300, 1010], posture: 'strolling', outfit: { skirt: 'long', hair: 'bun' } },
        { at: [370, 1016], posture: 'strolling' },
      ],
    }),
    rocks(canvas, { from: [1240, 1030], to: [1980, 1100], size: 240, count: 8, foam: false }),
    gulls(canvas, { at: [1200, 280], size: 28, count: 5 }),
  ],
}
