import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { closedCurve, curve } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { graniteHeap } from '../../../motifs/granite.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { strand } from '../../../motifs/strand.ts'
import { emerald } from './setting.ts'

const horizon = 360

export const scene: Scene = {
  name: 'beaches/butterfly-beach-goa-india/1',
  caption: 'A half-moon of sand between forest and boulders, nobody on it.',
  palette: emerald('morning', 8),
  light: [300, -200],
  draw: (canvas) => [
    openSea(canvas, { horizon, waves: 30, clouds: [[300, 330, 480]] }),
    forest(canvas, {
      along: points(560, 420, 760, 300, 1000, 230, 1300, 190, 1640, 200, 2000, 140),
      base: 760,
      size: 110,
      depth: 0.24,
      rows: 6,
    }),
    fill(
      closedCurve(
        points(
          660,
          660,
          780,
          620,
          1000,
          606,
          1240,
          626,
          1500,
          690,
          1720,
          800,
          1800,
          920,
          1600,
          900,
          1000,
          800,
        ),
      ),
      canvas.tones(inks.sand).light,
    ),
    strand(canvas, { edge: points(-20, 1600, 300, 1500, 1000, 1600, 1940, 1500) }),
    fill(
      closedCurve(
        points(
          500,
          700,
          700,
          690,
          900,
          712,
          1120,
          760,
          1380,
          840,
          1600,
          940,
          1840,
          1010,
          2000,
          1300,
          -100,
          1300,
          -100,
          900,
          200,
          780,
        ),
      ),
      canvas.fade([0, 680], [0, 1200], [canvas.tones(inks.lagoon).light, canvas.palette.sea[1]]),
    ),
    line(
      curve(points(640, 690, 900, 710, 1120, 758, 1380, 838, 1600, 936, 1800, 1000)),
      canvas.palette.foam,
      { width: 12 },
    ),
    line(curve(points(620, 716, 860, 734, 1090, 790, 1340, 872, 1560, 968)), canvas.palette.foam, {
      width: 5,
      opacity: 0.7,
    }),
    graniteHeap(canvas, { from: [420, 640], to: [760, 690], size: 190, count: 9, depth: 0.1 }),
    palmGrove(canvas, { from: [900, 640], to: [1500, 700], count: 6, size: 240, depth: 0.1, seed: 'p' }),
    forest(canvas, {
      along: points(1640, 760, 1780, 640, 2000, 560),
      base: 900,
      size: 130,
      depth: 0.06,
      rows: 3,
      seed: 'n',
    }),
    graniteHeap(canvas, { from: [1600, 920], to: [2000, 1060], size: 330, count: 6, seed: 'r' }),
    foregroundLeaves(canvas, { at: [-20, 1240], size: 520, spread: [-100, -10], count: 8 }),
  ],
}
