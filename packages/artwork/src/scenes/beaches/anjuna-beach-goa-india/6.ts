import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { castShadow, palmShadow } from '../../../motifs/cast-shadow.ts'
import { figure } from '../../../motifs/figure.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { rocks } from '../../../motifs/rocks.ts'

const horizon = 500

export const scene: Scene = {
  name: 'beaches/anjuna-beach-goa-india/6',
  caption: 'Palms lean far over the south end of the beach.',
  palette: paletteAt('noon', { turn: 12 }),
  light: [500, -200],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      clouds: [[620, 470, 620]],
      lands: [{ side: 'left', nose: 420, height: 70, depth: 0.5 }],
    }),
    beach(canvas, {
      shore: points(1180, 508, 1040, 560, 900, 640, 860, 740, 700, 860, 480, 1000, 300, 1210),
      land: 'right',
      wet: 120,
    }),
    palmGrove(canvas, { from: [1260, 540], to: [1960, 620], count: 10, size: 230, depth: 0.22, seed: 'far' }),
    palmShadow(canvas, { at: [1500, 800], size: 300 }),
    palm(canvas, { at: [1500, 800], size: 480, lean: 0.75, facing: 'left', seed: 'a', depth: 0.04 }),
    palm(canvas, { at: [1660, 900], size: 560, lean: 0.85, facing: 'left', seed: 'b' }),
    palm(canvas, { at: [1900, 1060], size: 760, lean: 0.95, facing: 'left', seed: 'c', fronds: 13 }),
    rocks(canvas, { from: [420, 1120], to: [760, 1000], size: 150, count: 5 }),
    castShadow(canvas, { at: [1180, 980], size: 150, width: 50 }),
    figure(canvas, {
      at: [1180, 980],
      size: 190,
      posture: 'strolling',
      facing: 'left',
      outfit: { top: inks.marigold, skirt: 'long', bottom: inks.coral, hair: 'long' },
    }),
  ],
}
