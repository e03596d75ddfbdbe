import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Placement } from '../../../engine/placement.ts'
import type { Scene } from '../../../engine/scene.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { handOf } from '../../../motifs/figure-hand.ts'
import type { Posture } from '../../../motifs/figure-postures.ts'
import { fishingRod } from '../../../motifs/fishing-gear.ts'
import { granite } from '../../../motifs/granite.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { breaker, rocks } from '../../../motifs/rocks.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'

const horizon = 620
const angler: Placement & { posture: Posture } = {
  at: [470, 762],
  size: 350,
  posture: { lean: -6, arms: [34, 92, 28, 104], legs: [12, 2, -12, -6] },
}

export const scene: Scene = {
  name: 'beaches/anjuna-beach-goa-india/5',
  caption: 'A fisherman with his rod on the rocks, dark against the dawn.',
  palette: paletteAt('dawn', { turn: -30 }),
  light: [1760, 520],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      streaks: [
        [300, 160],
        [2000, 560],
      ],
      lands: [{ side: 'right', nose: 1340, height: 130, depth: 0.5 }],
    }),
    surfWave(canvas, { from: [700, 840], to: [2000, 830], size: 40 }),
    rocks(canvas, { from: [-60, 900], to: [820, 960], size: 340, count: 8, colour: inks.iron }),
    granite(canvas, { at: [380, 1080], size: 900, tall: 330, colour: inks.iron, foam: true }),
    figure(canvas, { ...angler, silhouette: true, outfit: { legs: 'shorts', hat: 'straw' } }),
    fishingRod(canvas, { hand: handOf(angler), tip: [1160, 330], float: [1440, 900] }),
    rocks(canvas, { from: [-40, 1160], to: [900, 1190], size: 300, count: 5, colour: inks.iron, seed: 'n' }),
    breaker(canvas, { at: [920, 1090], size: 200 }),
    gulls(canvas, { at: [1240, 260], size: 32, count: 5 }),
  ],
}
