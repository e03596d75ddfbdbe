import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { castShadow, palmShadow } from '../../../motifs/cast-shadow.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { stiltHut } from '../../../motifs/stilt-hut.ts'

const horizon = 540
const view = createView({ horizon, eye: 1.8 })

export const scene: Scene = {
  name: 'beaches/agonda-beach-goa-india/2',
  caption: 'Huts of wood and palm leaf on posts along the sand of Agonda.',
  palette: paletteAt('afternoon', { turn: 2 }),
  light: [-200, 200],
  draw: (canvas) => [
    openSea(canvas, { horizon, lands: [{ side: 'left', nose: 560, height: 120, depth: 0.48, cliff: 0.14 }] }),
    beach(canvas, {
      shore: points(700, 548, 640, 580, 520, 650, 380, 740, 200, 860, -60, 1010, -500, 1210),
      land: 'right',
      wet: 110,
    }),
    forest(canvas, {
      along: points(800, 520, 1100, 440, 1500, 380, 1990, 330),
      base: 640,
      size: 110,
      depth: 0.34,
      rows: 3,
    }),
    palmGrove(canvas, { from: [820, 570], to: [1960, 680], count: 12, size: 420, depth: 0.2, seed: 'p' }),
    stiltHut(canvas, { at: [820, 640], size: 130, colour: inks.teak, depth: 0.14 }),
    stiltHut(canvas, { at: [1040, 720], size: 220, colour: inks.teak, depth: 0.06 }),
    stiltHut(canvas, { at: [1440, 900], size: 420, colour: inks.teak, hammock: true }),
    castShadow(canvas, { at: [700, 900], size: 240, width: 70 }),
    figure(canvas, {
      at: [700, 900],
      size: view.tall(1.64, 900),
      posture: 'walking',
      facing: 'left',
      outfit: { top: inks.coral, bottom: inks.shell, skirt: 'short', hat: 'straw' },
    }),
    palmShadow(canvas, { at: [1080, 1130], size: 420 }),
    palm(canvas, { at: [1080, 1130], size: 1020, lean: 0.1, facing: 'left', seed: 'near', fronds: 12 }),
  ],
}
