import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { castShadow, longShadow } from '../../../motifs/cast-shadow.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { kayak } from '../../../motifs/kayak.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'
import { stiltHut } from '../../../motifs/stilt-hut.ts'

const _horizon = 560

export const scene: Scene = {
  name: 'beaches/palolem-beach-goa-india/2',
  caption: 'Painted huts on stilts in a row under the palms of Palolem.',
  palette: paletteAt('morning', { turn: -12 }),
  light: [-100, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 800 }),
    forest(canvas, {
      along: points(-60, 520, 400, 430, 900, 480, 1400, 400, 1990, 450),
      base: 900,
      size: 120,
      depth: 0.5,
      rows: 3,
    }),
    palmGrove(canvas, { from: [-20, 800], to: [1960, 800], count: 11, size: 640, depth: 0.24, seed: 'b' }),
    fill(
      box(0, 800, 1920, 420),
      canvas.fade([0, 800], [0, 1200], [canvas.tones(inks.sand).light, canvas.tones(inks.sand).base]),
    ),
    ...[
      [170, 880, inks.marigold, 280],
      [590, 900, inks.azulejo, 300],
      [1060, 930, inks.coral, 330],
      [1560, 960, inks.teal, 350],
    ].map(
      ([x, y, colour, size], index) =>
        longShadow(canvas, {
          from: [Number(x) - 150, Number(y)],
          to: [Number(x) + 250, Number(y)],
          size: 130,
        }) +
        stiltHut(canvas, {
          at: [Number(x), Number(y)],
          size: Number(size),
          colour: String(colour),
          stilts: 34,
          hammock: index === 1,
          seed: index,
        }),
    ),
    ...[
      [830, 1010, 0],
      [1300, 1060, 1],
    ].map(
      ([x = 0, y = 0, odd]) =>
        castShadow(canvas, { at: [x, y], size: 170, width: 60 }) +
        figure(canvas, {
          at: [x, y],
          size: odd ? 210 : 190,
          posture: odd ? 'balancing' : 'strolling',
          facing: odd ? 'left' : 'right',
          outfit: {
            top: odd ? inks.shell : inks.bougainvillea,
            bottom: inks.ink,
            legs: 'shorts',
            hat: 'straw',
          },
        }),
    ),
    palm(canvas, { at: [380, 1090], size: 1000, lean: 0.14, facing: 'right', seed: 'x' }),
    palm(canvas, { at: [1840, 1160], size: 1060, lean: 0.16, facing: 'left', seed: 'y' }),
    kayak(canvas, { at: [520, 1150], size: 480, paddlers: 0, ashore: true, hull: inks.lagoon }),
  ],
}
