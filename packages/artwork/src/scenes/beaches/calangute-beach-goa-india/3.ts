import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { bougainvillea } from '../../../motifs/bougainvillea.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { domedChurch } from '../../../motifs/domed-church.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 860

export const scene: Scene = {
  name: 'beaches/calangute-beach-goa-india/3',
  caption: 'The white church of St Alex, its two towers and the dome behind the gable.',
  palette: paletteAt('morning', { turn: -6 }),
  light: [-100, 100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [1480, 640], size: 900, rise: 0.4 }),
    cumulus(canvas, { at: [420, 780], size: 520, seed: 1 }),
    forest(canvas, {
      along: points(-60, 760, 300, 720, 700, 770),
      base: 960,
      size: 120,
      depth: 0.34,
      rows: 2,
    }),
    forest(canvas, {
      along: points(1180, 770, 1500, 700, 1990, 730),
      base: 960,
      size: 130,
      depth: 0.3,
      rows: 2,
      seed: 1,
    }),
    palmGrove(canvas, { from: [1350, 930], to: [1980, 930], count: 7, size: 430, depth: 0.16, seed: 'p' }),
    domedChurch(canvas, { at: [860, 960], size: 560 }),
    fill(
      box(0, 950, 1920, 260),
      canvas.fade([0, 950], [0, 1200], [canvas.tones(inks.laterite).light, canvas.tones(inks.ochre).light]),
    ),
    fill(leaf([560, 958], [1700, 1010], 10, 50), canvas.tones(inks.laterite).shade, 0.6),
    ...[
      [1000, 1070, 'strolling'],
      [1060, 1076, 'walking'],
      [1400, 1030, 'standing'],
    ].map(([x, y, posture]) =>
      figure(canvas, {
        at: [Number(x), Number(y)],
        size: 150,
        posture: posture === 'walking' ? 'walking' : posture === 'standing' ? 'standing' : 'strolling',
        outfit: {
          top: x === 1060 ? inks.shell : inks.coral,
          bottom: inks.azulejo,
          skirt: x === 1060 ? 'none' : 'long',
          hair: 'bun',
        },
      }),
    ),
    bougainvillea(canvas, { along: points(1960, 820, 1820, 900, 1700, 1010, 1660, 1120), size: 130 }),
    palm(canvas, { at: [120, 1230], size: 1060, lean: 0.1, facing: 'left', seed: 'frame', fronds: 12 }),
  ],
}
