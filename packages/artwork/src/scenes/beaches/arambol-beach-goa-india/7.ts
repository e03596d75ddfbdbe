import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { figure } from '../../../motifs/figure.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { netHeap } from '../../../motifs/fishing-gear.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'

const horizon = 500

export const scene: Scene = {
  name: 'beaches/arambol-beach-goa-india/7',
  caption: 'Fishing boats drawn up south of the village, nets heaped between them, rain clouds above.',
  palette: paletteAt('monsoon', { turn: -10 }),
  light: [900, -600],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 70,
      clouds: [
        [420, 470, 1000],
        [1380, 440, 1200],
      ],
    }),
    surfWave(canvas, { from: [-60, 610], to: [800, 600], size: 50 }),
    beach(canvas, {
      shore: points(1320, 508, 1180, 540, 980, 610, 820, 720, 560, 860, 240, 1010, -60, 1210),
      land: 'right',
      wet: 130,
    }),
    palmGrove(canvas, { from: [1350, 540], to: [1980, 620], count: 10, size: 330, depth: 0.2, seed: 'p' }),
    fishingCanoe(canvas, { at: [1180, 690], size: 320, heading: 150, hull: inks.teal, depth: 0.08 }),
    fishingCanoe(canvas, {
      at: [1480, 800],
      size: 520,
      heading: 152,
      hull: inks.bougainvillea,
      band: inks.shell,
      outrigger: true,
    }),
    netHeap(canvas, { at: [1000, 1000], size: 280 }),
    fishingCanoe(canvas, {
      at: [1330, 1080],
      size: 900,
      heading: 154,
      hull: inks.marigold,
      band: inks.azulejo,
      net: true,
    }),
    figure(canvas, {
      at: [800, 1060],
      size: 300,
      posture: 'crouching',
      facing: 'right',
      outfit: { top: inks.coral, bottom: inks.ink, legs: 'shorts', hat: 'cap' },
    }),
  ],
}
