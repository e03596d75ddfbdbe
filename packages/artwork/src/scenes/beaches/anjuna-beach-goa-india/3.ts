import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { parasol } from '../../../motifs/beach-furniture.ts'
import { stringLights } from '../../../motifs/lantern.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { rockFace } from '../../../motifs/rock-face.ts'
import { breaker, rocks } from '../../../motifs/rocks.ts'
import { shack } from '../../../motifs/shack.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'

const horizon = 760
const _view = createView({ horizon, eye: 1.8 })

export const scene: Scene = {
  name: 'beaches/anjuna-beach-goa-india/3',
  caption: 'A café with its lamps on top of the red cliff, the surf breaking at its foot.',
  palette: paletteAt('dusk', { turn: -10 }),
  light: [300, 650],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      sun: [330, 690, 100],
      streaks: [
        [-200, 260],
        [1300, 660],
      ],
    }),
    rockFace(canvas, {
      along: points(700, 560, 800, 470, 1040, 440, 1400, 430, 2000, 380),
      base: 960,
      size: 110,
      depth: 0,
    }),
    palmGrove(canvas, {
      from: [1480, 430],
      to: [1960, 400],
      count: 5,
      size: 330,
      depth: 0.06,
      seed: 'top',
      silhouette: true,
    }),
    fill(
      closedCurve(
        points(
          690,
          566,
          800,
          456,
          1040,
          424,
          1400,
          412,
          2020,
          350,
          2020,
          420,
          1400,
          462,
          1040,
          478,
          820,
          520,
        ),
      ),
      canvas.tones(inks.leaf).shade,
    ),
    shack(canvas, { at: [1120, 446], size: 560, colour: inks.coral }),
    ...[
      [830, 470],
      [900, 462],
    ].map(([x = 0, y = 0], index) =>
      parasol(canvas, { at: [x, y], size: 110, tilt: index ? 5 : -6, colours: [inks.coral, inks.shell] }),
    ),
    stringLights(canvas, { from: [850, 360], to: [1400, 330], sag: 14, count: 16, size: 5 }),
    surfWave(canvas, { from: [60, 900], to: [760, 920], size: 70 }),
    rocks(canvas, { from: [560, 940], to: [1980, 1010], size: 230, count: 13 }),
    breaker(canvas, { at: [760, 960], size: 220 }),
    surfWave(canvas, { from: [-160, 1090], to: [1300, 1120], size: 90, seed: 1 }),
    rocks(canvas, { from: [1300, 1170], to: [1980, 1140], size: 330, count: 5, seed: 'n' }),
  ],
}
