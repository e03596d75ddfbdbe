import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { bougainvillea } from '../../../motifs/bougainvillea.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { rockFace } from '../../../motifs/rock-face.ts'
import { breaker, rocks } from '../../../motifs/rocks.ts'
import { stiltHut } from '../../../motifs/stilt-hut.ts'

const horizon = 620

export const scene: Scene = {
  name: 'beaches/arambol-beach-goa-india/5',
  caption: 'Painted shacks one above another along the cliff path.',
  palette: paletteAt('afternoon', { turn: -14 }),
  light: [-200, 100],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 40,
      streaks: [
        [-100, 200],
        [1200, 560],
      ],
    }),
    forest(canvas, {
      along: points(760, 560, 1000, 360, 1300, 220, 1640, 160, 2000, 120),
      base: 1000,
      size: 150,
      depth: 0.22,
      rows: 4,
    }),
    rockFace(canvas, {
      along: points(560, 1240, 640, 900, 760, 740, 1000, 640, 1400, 560, 2000, 480),
      base: 1240,
      size: 90,
      depth: 0.04,
    }),
    fill(
      closedCurve(
        points(
          540,
          1240,
          760,
          1010,
          1100,
          880,
          1500,
          810,
          2000,
          770,
          2000,
          830,
          1540,
          880,
          1180,
          970,
          900,
          1120,
          800,
          1240,
        ),
      ),
      canvas.tones(inks.sand).light,
    ),
    ...[
      [880, 700, inks.marigold, 150],
      [1110, 640, inks.teal, 190],
      [1400, 590, inks.bougainvillea, 230],
      [1740, 550, inks.azulejo, 280],
    ].map(([x, y, colour, size], index) =>
      stiltHut(canvas, {
        at: [Number(x), Number(y) + 40],
        size: Number(size),
        colour: String(colour),
        depth: 0.06,
        stilts: 22,
        seed: index,
      }),
    ),
    palmGrove(canvas, { from: [980, 760], to: [1960, 680], count: 5, size: 330, depth: 0.06, seed: 'p' }),
    ...[
      [1060, 960, 180, 'walking'],
      [1130, 966, 170, 'strolling'],
      [1500, 850, 140, 'strolling'],
    ].map(([x, y, size, posture], index) =>
      figure(canvas, {
        at: [Number(x), Number(y)],
        size: Number(size),
        posture: posture === 'walking' ? 'walking' : 'strolling',
        facing: index === 2 ? 'left' : 'right',
        outfit: {
          top: index ? inks.coral : inks.shell,
          bottom: inks.bougainvillea,
          skirt: index ? 'long' : 'none',
          hat: 'straw',
        },
      }),
    ),
    rocks(canvas, { from: [360, 1180], to: [760, 1000], size: 200, count: 7 }),
    breaker(canvas, { at: [440, 1120], size: 200 }),
    bougainvillea(canvas, { along: points(1960, 900, 1800, 980, 1660, 1100, 1600, 1220), size: 140 }),
  ],
}
