import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { netHeap } from '../../../motifs/fishing-gear.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'

const horizon = 470

export const scene: Scene = {
  name: 'beaches/calangute-beach-goa-india/5',
  caption: 'Fishing boats and their nets on the sand south of the steps, under a monsoon sky.',
  palette: paletteAt('monsoon', { turn: 20 }),
  light: [400, -500],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 60,
      clouds: [
        [1300, 440, 1300],
        [300, 450, 700],
      ],
    }),
    surfWave(canvas, { from: [1100, 600], to: [2050, 590], size: 60 }),
    beach(canvas, {
      shore: points(560, 478, 700, 500, 900, 560, 1080, 650, 1300, 760, 1560, 900, 1800, 1060, 2000, 1210),
      land: 'left',
      wet: 150,
    }),
    palmGrove(canvas, { from: [-40, 520], to: [480, 490], count: 10, size: 220, depth: 0.3, seed: 'p' }),
    fishingCanoe(canvas, { at: [700, 640], size: 260, heading: 40, hull: inks.azulejo, depth: 0.08 }),
    fishingCanoe(canvas, {
      at: [420, 720],
      size: 400,
      heading: 36,
      hull: inks.laterite,
      band: inks.shell,
      depth: 0.04,
    }),
    fishingCanoe(canvas, {
      at: [820, 950],
      size: 860,
      heading: 66,
      pitch: 20,
      hull: inks.teal,
      band: inks.coral,
      net: true,
    }),
    netHeap(canvas, { at: [300, 1090], size: 420, colour: inks.leaf }),
    netHeap(canvas, { at: [1240, 1080], size: 300 }),
    figure(canvas, {
      at: [560, 1110],
      size: 320,
      posture: 'crouching',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.azulejo, legs: 'shorts', hat: 'straw' },
    }),
    ...[
      [500, 300],
      [800, 240],
      [980, 340],
    ].map(([x = 0, y = 0]) => gulls(canvas, { at: [x, y], size: 30, count: 3, seed: x })),
  ],
}
