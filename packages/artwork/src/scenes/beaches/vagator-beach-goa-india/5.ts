import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { parasol } from '../../../motifs/beach-furniture.ts'
import { bougainvillea } from '../../../motifs/bougainvillea.ts'
import { chair } from '../../../motifs/chair.ts'
import { sailingBoat } from '../../../motifs/far-boats.ts'
import { figure } from '../../../motifs/figure.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm } from '../../../motifs/palm.ts'
import { rockFace } from '../../../motifs/rock-face.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { shack } from '../../../motifs/shack.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { roundTable } from '../../../motifs/table.ts'

const horizon = 520

export const scene: Scene = {
  name: 'beaches/vagator-beach-goa-india/5',
  caption: 'A café terrace at the very edge of the cliff, tables under parasols over the sea.',
  palette: paletteAt('noon', { turn: 4 }),
  light: [1600, -200],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 70,
      clouds: [[1500, 490, 600]],
      lands: [{ side: 'right', nose: 1180, height: 120, depth: 0.48 }],
    }),
    surfWave(canvas, { from: [1240, 1010], to: [2080, 1000], size: 44 }),
    rockFace(canvas, {
      along: points(-60, 900, 600, 884, 1060, 880, 1180, 960, 1240, 1080, 1300, 1240),
      base: 1240,
      size: 110,
      depth: 0,
    }),
    fill(
      closedCurve(points(-60, 800, 500, 790, 1060, 806, 1180, 850, 1100, 892, 600, 900, -60, 940)),
      canvas.tones(inks.sand).light,
    ),
    palm(canvas, { at: [250, 860], size: 760, lean: 0.12, facing: 'right', seed: 'p' }),
    shack(canvas, { at: [180, 850], size: 620, colour: inks.azulejo }),
    ...[
      [640, 860, 300],
      [960, 850, 270],
    ].map(
      ([x = 0, y = 0, size = 0], index) =>
        parasol(canvas, {
          at: [x, y],
          size: size * 1.2,
          tilt: index ? 3 : -3,
          colours: [inks.coral, inks.shell],
        }) +
        roundTable(canvas, { at: [x + 6, y + 16], metre: size * 0.36, set: index ? ['wine'] : ['coconut'] }) +
        chair(canvas, { at: [x - size * 0.38, y + 14], metre: size * 0.36, heading: 14 }) +
        chair(canvas, { at: [x + size * 0.4, y + 14], metre: size * 0.36, heading: 166 }),
    ),
    figure(canvas, {
      at: [1100, 866],
      size: 200,
      posture: 'photographing',
      outfit: { top: inks.shell, bottom: inks.coral, skirt: 'long', hat: 'straw' },
    }),
    rocks(canvas, { from: [1280, 1180], to: [1760, 1160], size: 190, count: 5 }),
    bougainvillea(canvas, { along: points(-20, 980, 140, 1010, 300, 1080, 380, 1180), size: 120 }),
    sailingBoat(canvas, { at: [1480, 660], size: 90 }),
  ],
}
