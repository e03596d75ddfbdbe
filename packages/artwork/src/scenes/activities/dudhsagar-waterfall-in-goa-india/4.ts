import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, closedCurve, ribbon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { langur } from '../../../motifs/langur.ts'
import { sky } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/4',
  caption: 'A forest track of red earth, langurs in the trees above it.',
  palette: paletteAt('afternoon', { turn: 12 }),
  light: [960, 260],
  draw: (canvas) => [
    sky(canvas, { horizon: 700 }),
    forest(canvas, {
      along: points(-60, 260, 500, 300, 960, 480, 1400, 300, 2000, 240),
      base: 900,
      size: 90,
      depth: 0.55,
      rows: 6,
      seed: 'far',
    }),
    forest(canvas, {
      along: points(-60, 160, 360, 300, 700, 560, 800, 720),
      base: 900,
      size: 130,
      depth: 0.3,
      rows: 6,
      seed: 'left',
    }),
    forest(canvas, {
      along: points(1160, 720, 1260, 540, 1600, 280, 2000, 160),
      base: 900,
      size: 130,
      depth: 0.3,
      rows: 6,
      seed: 'right',
    }),
    fill(
      box(0, 760, 1920, 440),
      canvas.fade([0, 760], [0, 1200], [canvas.tones(inks.grass, 0.2).base, canvas.tones(inks.leaf).shade]),
    ),
    fill(
      closedCurve(
        points(900, 740, 1040, 740, 1120, 840, 1420, 1210, 1500, 1300, 300, 1300, 420, 1210, 780, 860),
      ),
      canvas.tones(inks.laterite).light,
    ),
    fill(
      closedCurve(points(930, 760, 950, 760, 900, 900, 720, 1210, 560, 1210, 820, 900)),
      canvas.tones(inks.laterite).shade,
      0.7,
    ),
    fill(
      closedCurve(points(1000, 760, 1020, 760, 1080, 900, 1290, 1210, 1130, 1210, 1020, 900)),
      canvas.tones(inks.laterite).shade,
      0.7,
    ),
    fill(
      ribbon(points(-80, 1300, 60, 900, 130, 500, 110, -60), (t) => 190 - 70 * t),
      canvas.tones(inks.timber).shade,
    ),
    fill(
      ribbon(points(-40, 1300, 110, 900, 170, 500, 150, -60), (t) => 60 - 20 * t),
      canvas.tones(inks.timber).base,
    ),
    fill(
      ribbon(points(110, 640, 420, 560, 800, 580, 1160, 520), (t) => 66 - 44 * t),
      canvas.tones(inks.timber).shade,
    ),
    fill(
      ribbon(points(110, 625, 420, 546, 800, 568, 1160, 513), (t) => 22 - 16 * t),
      canvas.tones(inks.timber).base,
    ),
    langur(canvas, { at: [470, 552], size: 330 }),
    langur(canvas, { at: [800, 574], size: 390, facing: 'left' }),
    langur(canvas, { at: [1060, 532], size: 200, facing: 'left' }),
    forest(canvas, {
      along: points(-80, -30, 400, 60, 900, 20, 1400, 50, 2000, -20),
      base: 110,
      size: 120,
      depth: 0.02,
      rows: 2,
      seed: 'roof',
    }),
    foregroundLeaves(canvas, { at: [1970, 1270], size: 520, spread: [-170, -88], seed: 'right' }),
    foregroundLeaves(canvas, { at: [1560, 900], size: 190, seed: 'r2' }),
    foregroundLeaves(canvas, { at: [1300, 830], size: 110, seed: 'r3' }),
    foregroundLeaves(canvas, { at: [620, 830], size: 110, seed: 'l3' }),
    foregroundLeaves(canvas, { at: [380, 930], size: 200, seed: 'l2' }),
    foregroundLeaves(canvas, { at: [240, 1250], size: 330, seed: 'l1' }),
  ],
}
