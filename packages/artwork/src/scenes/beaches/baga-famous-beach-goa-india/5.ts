import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import type { Posture } from '../../../motifs/figure-postures.ts'
import { footprints } from '../../../motifs/footprints.ts'
import { headland } from '../../../motifs/headland.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { sun } from '../../../motifs/sky.ts'
import { strand } from '../../../motifs/strand.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'

const horizon = 520
const view = createView({ horizon, eye: 1.7 })
const stride: Posture = { lean: 12, arms: [-52, 44, 46, 130], legs: [52, -10, -26, -86] }

export const scene: Scene = {
  name: 'beaches/baga-famous-beach-goa-india/5',
  caption: 'Joggers on the empty sand at sunrise, their shadows long behind them.',
  palette: paletteAt('dawn', { turn: 18 }),
  light: [1500, 380],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 30,
      streaks: [
        [-100, 140],
        [1900, 480],
      ],
    }),
    headland(canvas, { from: [2080, 540], to: [700, 540], height: 170, depth: 0.46, cliff: 0.14 }),
    sun(canvas, { at: [1500, 330], radius: 80, halos: 3 }),
    surfWave(canvas, { from: [-60, 620], to: [900, 610], size: 40 }),
    strand(canvas, { edge: points(-20, 720, 600, 740, 1200, 700, 1940, 730), wet: 150 }),
    ...[
      [640, 1000, inks.coral],
      [900, 960, inks.azulejo],
      [1130, 1010, inks.marigold],
    ].map(([x, y, top], index) => {
      const tall = view.tall(1.7, Number(y))
      const runner = {
        size: tall,
        posture: stride,
        facing: 'left' as const,
        outfit: {
          top: String(top),
          sleeves: 'none' as const,
          bottom: inks.ink,
          legs: 'shorts' as const,
          hair: index === 1 ? ('bun' as const) : ('short' as const),
        },
      }
      return (
        castShadow(canvas, { at: [Number(x), Number(y)], size: tall * 0.9, width: tall * 0.3 }) +
        figure(canvas, { ...runner, at: [Number(x), Number(y)] })
      )
    }),
    footprints(canvas, { from: [1240, 1000], to: [1900, 1190] }),
    gulls(canvas, { at: [420, 300], size: 30, count: 5 }),
  ],
}
