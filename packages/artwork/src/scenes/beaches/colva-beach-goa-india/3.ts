import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { church } from '../../../motifs/church.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 900

export const scene: Scene = {
  name: 'beaches/colva-beach-goa-india/3',
  caption: 'The church of Our Lady of Mercy, white between tall palms at evening.',
  palette: paletteAt('sunset', { turn: -14 }),
  light: [1800, 500],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    streaks(canvas, { from: [-100, 300], to: [2000, 760], count: 9, opacity: 0.6 }),
    forest(canvas, {
      along: points(-60, 820, 420, 770, 900, 830, 1400, 780, 1990, 800),
      base: 1000,
      size: 120,
      depth: 0.4,
      rows: 2,
    }),
    palmGrove(canvas, { from: [-40, 950], to: [640, 960], count: 6, size: 560, depth: 0.18, seed: 'l' }),
    church(canvas, { at: [1200, 980], size: 560, kind: 'chapel' }),
    fill(
      box(0, 968, 1920, 240),
      canvas.fade([0, 968], [0, 1200], [canvas.tones(inks.sand).light, canvas.tones(inks.laterite).base]),
    ),
    longShadow(canvas, { from: [1000, 975], to: [1400, 975], size: 460, opacity: 0.5 }),
    palm(canvas, { at: [1680, 1010], size: 760, lean: 0.1, seed: 'r', facing: 'left' }),
    palm(canvas, {
      at: [360, 1130],
      size: 980,
      lean: 0.12,
      facing: 'right',
      silhouette: true,
      seed: 'f',
      fronds: 13,
    }),
    ...[
      [760, 1090, 'a'],
      [880, 1080, 'b'],
      [930, 1086, 'c'],
    ].map(([x, y, key]) =>
      figure(canvas, {
        at: [Number(x), Number(y)],
        size: key === 'c' ? 120 : 176,
        posture: key === 'a' ? 'standing' : 'strolling',
        facing: 'right',
        outfit: {
          skirt: key === 'a' ? 'none' : 'long',
          top: key === 'a' ? inks.shell : inks.azulejo,
          bottom: inks.bougainvillea,
          hair: 'bun',
        },
      }),
    ),
  ],
}
