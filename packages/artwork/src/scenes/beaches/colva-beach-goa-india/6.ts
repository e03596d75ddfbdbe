import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { creek } from '../../../motifs/creek.ts'
import { figure } from '../../../motifs/figure.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { strand } from '../../../motifs/strand.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { white } from './setting.ts'

const horizon = 380

export const scene: Scene = {
  name: 'beaches/colva-beach-goa-india/6',
  caption: 'The stream bends over the sand to the surf, seen from above.',
  palette: paletteAt('noon', { turn: 16 }),
  light: [400, -250],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 700,
      clouds: [
        [560, 350, 520],
        [1560, 356, 400],
      ],
    }),
    surfWave(canvas, { from: [900, 520], to: [2000, 510], size: 34 }),
    strand(canvas, { edge: points(-20, 610, 600, 590, 1200, 620, 1940, 590), wet: 50, colour: white }),
    creek(canvas, {
      along: points(760, 600, 800, 690, 980, 770, 1060, 860, 960, 970, 780, 1080, 700, 1260),
      from: 110,
      to: 420,
    }),
    fishingCanoe(canvas, { at: [1230, 748], size: 260, heading: 24, pitch: 26, hull: inks.coral }),
    ...[
      [620, 800, 90],
      [670, 810, 60],
      [1230, 1010, 120],
    ].map(
      ([x = 0, y = 0, size = 0], index) =>
        castShadow(canvas, { at: [x, y], size: size * 0.7, width: size * 0.3, ground: white }) +
        figure(canvas, {
          at: [x, y],
          size,
          posture: index === 2 ? 'crouching' : 'strolling',
          outfit: {
            top: [inks.coral, inks.marigold, inks.teal][index] ?? inks.coral,
            legs: 'shorts',
            hat: 'straw',
          },
        }),
    ),
    palmGrove(canvas, { from: [1520, 1120], to: [1990, 1180], count: 5, size: 460, depth: 0.03, seed: 'n' }),
    palm(canvas, { at: [120, 1230], size: 820, lean: 0.24, facing: 'right', seed: 'f' }),
  ],
}
