import { type Point, points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { archedBox, box, closedCurve, ellipse, leaf, polygon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { brassDish } from '../../../motifs/brass-dish.ts'
import { figure } from '../../../motifs/figure.ts'
import { handOf } from '../../../motifs/figure-hand.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { smoke, tinLamp } from '../../../motifs/grill.ts'

const cook = {
  at: [1220, 1000] as Point,
  size: 720,
  posture: { ...postures.facing, arms: [-38, 22, 40, 64] as const },
}

export const scene: Scene = {
  name: 'activities/mandovi-river-dinner-cruise-goa/3',
  caption: 'The buffet counter of the dinner boat, brass dishes under tin lamps.',
  palette: paletteAt('night', {
    turn: -170,
    dimness: 0.1,
    key: '#ffd9a0',
    sky: ['#2a1714', '#4c241d', '#7c3b28'],
  }),
  light: [900, 200],
  draw: (canvas) => [
    fill(box(0, 0, 1920, 1200), canvas.fade([0, 0], [0, 900], [...canvas.palette.sky])),
    ...[160, 700, 1240].map(
      (x) =>
        fill(archedBox(x, 250, 400, 430, 90), '#12233f') + fill(archedBox(x, 520, 400, 160, 1), '#1b3a55'),
    ),
    ...[300, 420, 800, 930, 1010, 1330, 1480, 1570].map((x) =>
      fill(ellipse([x, 520 + (x % 7) * 6], 7), canvas.palette.lamp),
    ),
    figure(canvas, {
      at: [1220, 1000],
      size: 720,
      posture: cook.posture,
      outfit: { top: inks.shell, bottom: inks.shell, skirt: 'long', sleeves: 'long', skin: inks.skin },
    }),
    line(`M${handOf(cook, 'far').join(' ')}L1424 836`, canvas.tones(inks.straw).base, { width: 12 }),
    fill(
      closedCurve(
        points(
          1184,
          306,
          1186,
          262,
          1166,
          226,
          1192,
          196,
          1222,
          186,
          1252,
          196,
          1276,
          226,
          1256,
          262,
          1258,
          306,
        ),
      ),
      canvas.tones(inks.shell).light,
    ),
    fill(polygon(points(-10, 840, 1930, 780, 1930, 900, -10, 980)), canvas.tones(inks.shell).light),
    fill(polygon(points(-10, 980, 1930, 900, 1930, 1210, -10, 1210)), canvas.tones(inks.laterite).base),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
      fill(
        leaf([i * 240 - 10, 985 - i * 10], [i * 240 + 230, 975 - i * 10], 0.1, 90),
        canvas.tones(inks.azulejo).base,
      ),
    ),
    brassDish(canvas, { at: [200, 880], size: 330, food: inks.marigold, lid: true }),
    brassDish(canvas, { at: [590, 872], size: 350, food: inks.coral }),
    brassDish(canvas, { at: [1010, 870], size: 370, food: inks.ochre }),
    brassDish(canvas, { at: [1430, 850], size: 360, food: inks.leaf }),
    brassDish(canvas, { at: [1790, 820], size: 300, food: inks.coral, lid: true }),
    smoke(canvas, { at: [600, 740], size: 300, seed: 'a' }),
    smoke(canvas, { at: [1430, 720], size: 300, seed: 'b' }),
    tinLamp(canvas, { at: [400, 250], size: 150, cord: 300 }),
    tinLamp(canvas, { at: [960, 230], size: 150, cord: 300 }),
    tinLamp(canvas, { at: [1520, 210], size: 150, cord: 300 }),
  ],
}
