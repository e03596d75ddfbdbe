import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve, landBelow, leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { beach } from '../../../motifs/beach.ts'
import { figure } from '../../../motifs/figure.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { kayak } from '../../../motifs/kayak.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { glitter } from '../../../motifs/sea.ts'

const horizon = 330

export const scene: Scene = {
  name: 'beaches/arambol-beach-goa-india/3',
  caption: 'The sweet-water lake between forest hills, a bar of sand between it and the sea.',
  palette: paletteAt('afternoon', { turn: 6 }),
  light: [-200, 100],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 640,
      waves: 40,
      clouds: [
        [360, 300, 520],
        [980, 316, 300],
      ],
      lands: [{ side: 'right', nose: 1260, height: 80, depth: 0.55 }],
    }),
    beach(canvas, {
      shore: points(1300, 350, 1120, 400, 840, 470, 420, 560, -60, 610),
      land: 'right',
      wet: 60,
      surf: 3,
    }),
    fill(
      landBelow(points(-60, 612, 420, 566, 840, 480, 1200, 400, 1400, 380, 1990, 380), 1240),
      canvas.tones(inks.sand).base,
    ),
    fill(
      closedCurve(
        points(
          -60,
          760,
          240,
          700,
          620,
          650,
          980,
          610,
          1320,
          600,
          1560,
          660,
          1500,
          800,
          1300,
          950,
          1000,
          1080,
          600,
          1160,
          200,
          1230,
          -200,
          1200,
        ),
      ),
      canvas.fade(
        [0, 600],
        [0, 1200],
        [canvas.palette.sea[0], canvas.tones(inks.lagoon).base, canvas.tones(inks.teal).shade],
      ),
    ),
    glitter(canvas, {
      x: 560,
      horizon: 690,
      bottom: 1000,
      spread: 300,
      narrow: 160,
      count: 20,
      opacity: 0.4,
    }),
    forest(canvas, {
      along: points(1180, 400, 1400, 300, 1640, 210, 1990, 120),
      base: 720,
      size: 130,
      depth: 0.2,
      rows: 4,
    }),
    palmGrove(canvas, { from: [1180, 590], to: [1500, 640], count: 6, size: 200, depth: 0.14, seed: 'lake' }),
    forest(canvas, {
      along: points(1360, 760, 1540, 640, 1760, 560, 2000, 520),
      base: 1240,
      size: 170,
      depth: 0.05,
      rows: 5,
      seed: 'near',
    }),
    kayak(canvas, { at: [640, 850], size: 210, hull: inks.coral, facing: 'right' }),
    ...[
      [980, 792],
      [1040, 806],
    ].map(([x = 0, y = 0], index) =>
      figure(canvas, {
        at: [x, y],
        size: 84,
        posture: index ? 'waving' : 'standing',
        outfit: { legs: 'bare', sleeves: 'none', top: inks.skin, bottom: inks.coral },
      }),
    ),
    fill(leaf([930, 790], [1100, 806], 6), canvas.palette.foam, 0.7),
    rocks(canvas, {
      from: [760, 1190],
      to: [1500, 1000],
      size: 190,
      count: 9,
      foam: false,
      colour: inks.stone,
    }),
    foregroundLeaves(canvas, { at: [-20, 1240], size: 470, spread: [-100, -10], count: 8 }),
  ],
}
