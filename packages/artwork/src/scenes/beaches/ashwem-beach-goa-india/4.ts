import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { chair } from '../../../motifs/chair.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { strand } from '../../../motifs/strand.ts'
import { roundTable } from '../../../motifs/table.ts'
import { pale } from './setting.ts'

const horizon = 560

export const scene: Scene = {
  name: 'beaches/ashwem-beach-goa-india/4',
  caption: 'Restaurant tables laid under palms at Ashwem, the sea behind them.',
  palette: paletteAt('afternoon', { turn: -20 }),
  light: [300, 100],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 800,
      streaks: [
        [-100, 200],
        [1900, 500],
      ],
    }),
    strand(canvas, { edge: points(-20, 720, 700, 700, 1300, 730, 1940, 700), wet: 40, colour: pale }),
    palmGrove(canvas, { from: [1000, 780], to: [1940, 800], count: 4, size: 620, depth: 0.12, seed: 'p' }),
    roundTable(canvas, { at: [420, 860], metre: 150, set: ['bread', 'wine'], cloth: inks.lagoon }),
    chair(canvas, { at: [270, 866], metre: 150, heading: 14 }),
    chair(canvas, { at: [570, 866], metre: 150, heading: 166 }),
    roundTable(canvas, { at: [1460, 900], metre: 170, set: ['coconut', 'plates'], cloth: inks.lagoon }),
    chair(canvas, { at: [1290, 906], metre: 170, heading: 14 }),
    chair(canvas, { at: [1630, 906], metre: 170, heading: 166 }),
    longShadow(canvas, { from: [760, 1110], to: [1120, 1110], size: 200 }),
    chair(canvas, { at: [660, 1110], metre: 250, heading: 14 }),
    chair(canvas, { at: [1200, 1110], metre: 250, heading: 166 }),
    roundTable(canvas, {
      at: [930, 1130],
      metre: 250,
      width: 1.2,
      set: ['fish', 'wine', 'flowers'],
      cloth: inks.lagoon,
    }),
    palm(canvas, { at: [180, 1200], size: 1080, lean: 0.14, facing: 'right', seed: 'a' }),
    palm(canvas, { at: [1780, 1220], size: 980, lean: 0.1, facing: 'left', seed: 'b' }),
  ],
}
