import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, closedCurve, shapeOfEdges } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { bicycle } from '../../../motifs/bicycle.ts'
import { church } from '../../../motifs/church.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 820

export const scene: Scene = {
  name: 'beaches/agonda-beach-goa-india/6',
  caption: 'The white church of St Anne by the road, a cyclist passing.',
  palette: paletteAt('afternoon', { turn: -10 }),
  light: [1800, 100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [420, 640], size: 760, rise: 0.4 }),
    forest(canvas, {
      along: points(-60, 700, 300, 620, 700, 680, 1100, 640, 1500, 700, 2000, 640),
      base: 960,
      size: 130,
      depth: 0.3,
      rows: 3,
    }),
    church(canvas, { at: [620, 900], size: 560 }),
    palmGrove(canvas, { from: [1050, 900], to: [1500, 900], count: 4, size: 560, depth: 0.12, seed: 'p' }),
    fill(
      box(0, 890, 1920, 320),
      canvas.fade([0, 890], [0, 1200], [canvas.tones(inks.grass).base, canvas.tones(inks.grass).shade]),
    ),
    fill(
      closedCurve(
        points(-60, 1020, 500, 1000, 1100, 1010, 1960, 960, 1980, 1120, 1200, 1180, 500, 1190, -60, 1230),
      ),
      canvas.tones(inks.laterite).light,
    ),
    fill(
      shapeOfEdges(points(594, 902, 580, 940, 520, 1020), points(780, 1020, 668, 940, 646, 902)),
      canvas.tones(inks.laterite).light,
    ),
    ...[0, 1, 2].map((step) =>
      fill(
        box(588 - step * 9, 890 + step * 9, 64 + step * 18, 9),
        step % 2 === 0 ? canvas.tones(inks.shell).light : canvas.tones(inks.shell).shade,
      ),
    ),
    bicycle(canvas, { at: [1260, 1120], size: 320, facing: 'left', colour: inks.teal }),
    figure(canvas, {
      at: [1312, 1114],
      size: 316,
      posture: { lean: 20, arms: [62, 78, 56, 74], legs: [78, -8, 34, -30], seat: 0.48 },
      facing: 'left',
      outfit: { top: inks.coral, bottom: inks.ink, hat: 'cap' },
    }),
    ...[
      [360, 990, 140],
      [440, 996, 132],
    ].map(([x = 0, y = 0, size = 0], index) =>
      figure(canvas, {
        at: [x, y],
        size,
        posture: 'strolling',
        outfit: {
          skirt: 'long',
          top: index ? inks.marigold : inks.azulejo,
          bottom: inks.bougainvillea,
          hair: 'bun',
        },
      }),
    ),
    palm(canvas, { at: [1760, 1220], size: 1080, lean: 0.1, facing: 'left', seed: 'f', fronds: 12 }),
  ],
}
