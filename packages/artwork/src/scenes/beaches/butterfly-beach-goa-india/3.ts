import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import type { Scene } from '../../../engine/scene.ts'
import { butterfly } from '../../../motifs/butterfly.ts'
import { forest } from '../../../motifs/forest.ts'
import { lantana } from '../../../motifs/lantana.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { emerald } from './setting.ts'

const horizon = 700

export const scene: Scene = {
  name: 'beaches/butterfly-beach-goa-india/3',
  caption: 'Butterflies over the flowers at the edge of the forest, the sea beyond.',
  palette: emerald('afternoon', 4),
  light: [300, 0],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 26,
      lands: [{ side: 'right', nose: 1240, height: 120, depth: 0.5, cliff: 0.2 }],
    }),
    strand(canvas, { edge: points(-20, 930, 700, 900, 1300, 930, 1940, 900), wet: 40 }),
    forest(canvas, {
      along: points(-60, 240, 200, 330, 380, 520, 460, 760),
      base: 1010,
      size: 170,
      depth: 0.2,
      rows: 5,
    }),
    lantana(canvas, {
      at: [1560, 1330],
      size: 640,
      spread: [-160, -60],
      stems: 9,
      seed: 'r',
      colour: inks.bougainvillea,
    }),
    lantana(canvas, { at: [300, 1350], size: 780, spread: [-130, -20], stems: 10, seed: 'l' }),
    butterfly(canvas, { at: [1010, 470], size: 360, rotate: 24, open: 0.72 }),
    butterfly(canvas, { at: [1480, 610], size: 210, rotate: -30, colour: inks.azulejo, open: 0.5 }),
    butterfly(canvas, { at: [660, 300], size: 150, rotate: 50, colour: inks.coral, open: 0.6 }),
    butterfly(canvas, { at: [1300, 250], size: 96, rotate: -14, colour: inks.shell, open: 0.5 }),
    butterfly(canvas, { at: [820, 780], size: 120, rotate: -50, colour: inks.azulejo, open: 0.9 }),
  ],
}
