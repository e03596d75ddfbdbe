import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { figure } from '../../../motifs/figure.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { forest } from '../../../motifs/forest.ts'
import { graniteHeap } from '../../../motifs/granite.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'

const horizon = 500

export const scene: Scene = {
  name: 'beaches/agonda-beach-goa-india/5',
  caption: 'Fishing boats at the southern end of Agonda below the wooded hill, evening light.',
  palette: paletteAt('sunset', { turn: 22 }),
  light: [1500, 420],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      sun: [1500, 420, 84],
      streaks: [
        [300, 140],
        [2000, 470],
      ],
    }),
    forest(canvas, {
      along: points(-60, 130, 240, 160, 520, 240, 780, 360, 940, 500),
      base: 560,
      size: 120,
      depth: 0.24,
      rows: 4,
    }),
    graniteHeap(canvas, { from: [700, 570], to: [1160, 560], size: 150, count: 9, depth: 0.12 }),
    beach(canvas, {
      shore: points(740, 560, 860, 610, 1000, 690, 1160, 790, 1400, 920, 1660, 1050, 1900, 1210),
      land: 'left',
      wet: 120,
      colour: inks.ochre,
    }),
    palmGrove(canvas, {
      from: [-20, 640],
      to: [520, 600],
      count: 6,
      size: 360,
      depth: 0.1,
      silhouette: true,
      seed: 'p',
    }),
    ...[
      [720, 700, 260],
      [520, 800, 420],
    ].map(([x = 0, y = 0, size = 0], index) =>
      fishingCanoe(canvas, {
        at: [x, y],
        size,
        heading: 30,
        hull: index ? inks.coral : inks.teal,
        depth: 0.06,
      }),
    ),
    longShadow(canvas, { from: [420, 1070], to: [1120, 1080], size: 160, ground: inks.ochre }),
    fishingCanoe(canvas, {
      at: [760, 1080],
      size: 900,
      heading: 24,
      hull: inks.azulejo,
      band: inks.marigold,
      outrigger: true,
    }),
    figure(canvas, {
      at: [1240, 960],
      size: 250,
      posture: 'carrying',
      facing: 'left',
      outfit: { top: inks.coral, bottom: inks.azulejo, legs: 'shorts', hat: 'straw' },
    }),
  ],
}
