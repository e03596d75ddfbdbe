import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { casuarinas } from '../../../motifs/casuarina.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { dune } from '../../../motifs/dune.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'

const horizon = 560

export const scene: Scene = {
  name: 'beaches/candolim-beach-goa-india/6',
  caption: 'An old fishing boat lies in the dune among pink flowers.',
  palette: paletteAt('dawn', { turn: 26 }),
  light: [1700, 300],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 760,
      streaks: [
        [-100, 180],
        [1400, 500],
      ],
    }),
    strand(canvas, { edge: points(-20, 690, 600, 676, 1200, 700, 1940, 680), wet: 40 }),
    dune(canvas, {
      along: points(-60, 800, 400, 770, 900, 800, 1400, 760, 2000, 720),
      base: 1240,
      size: 80,
      green: 0.5,
      flowers: 8,
      seed: 'a',
    }),
    fishingCanoe(canvas, {
      at: [900, 980],
      size: 1180,
      heading: 160,
      pitch: 12,
      hull: inks.teal,
      band: inks.rose,
    }),
    dune(canvas, {
      along: points(-60, 1000, 300, 1010, 700, 1050, 1100, 1040, 1500, 1010, 2000, 940),
      base: 1260,
      size: 150,
      green: 1,
      flowers: 40,
      seed: 'b',
    }),
    casuarinas(canvas, { from: [1640, 800], to: [1960, 830], count: 3, size: 680, depth: 0.06, seed: 'r' }),
    gulls(canvas, { at: [560, 330], size: 28, count: 4 }),
  ],
}
