import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { longShadow, palmShadow } from '../../../motifs/cast-shadow.ts'
import { forest } from '../../../motifs/forest.ts'
import { kayak, paddle } from '../../../motifs/kayak.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm } from '../../../motifs/palm.ts'
import { strand } from '../../../motifs/strand.ts'
import { south } from './setting.ts'

const horizon = 480

export const scene: Scene = {
  name: 'beaches/agonda-beach-goa-india/4',
  caption: 'A coral kayak pulled up in the shade of the palms.',
  palette: paletteAt('noon', { turn: 22 }),
  light: [1500, -250],
  draw: (canvas) => [
    openSea(canvas, { horizon, bottom: 800, clouds: [[1240, 450, 560]], lands: south }),
    strand(canvas, { edge: points(-20, 700, 600, 670, 1200, 700, 1940, 660), wet: 50 }),
    palmShadow(canvas, { at: [420, 900], size: 520 }),
    palmShadow(canvas, { at: [1700, 1000], size: 480 }),
    palm(canvas, { at: [420, 900], size: 820, lean: 0.14, seed: 'a' }),
    palm(canvas, { at: [220, 960], size: 700, lean: 0.1, facing: 'left', seed: 'b' }),
    longShadow(canvas, { from: [480, 1070], to: [1400, 1070], size: 130 }),
    kayak(canvas, { at: [940, 1070], size: 1080, paddlers: 0, ashore: true, hull: inks.coral }),
    paddle(canvas, [1220, 1010], 520, -18),
    palm(canvas, { at: [1700, 1000], size: 900, lean: 0.16, facing: 'left', seed: 'c', fronds: 12 }),
    forest(canvas, {
      along: points(-80, 860, 120, 880, 260, 960, 320, 1060),
      base: 1240,
      size: 130,
      rows: 3,
      seed: 'bush',
    }),
  ],
}
