import { points } from '../../../engine/geometry.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { curtainWall, sentryTurret } from '../../../motifs/fort.ts'
import { lighthouse } from '../../../motifs/lighthouse.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { glitter } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/north-goa-explorer/1',
  caption: 'The white lighthouse of Fort Aguada above its laterite walls and water moat.',
  palette: paletteAt('morning', { turn: 4 }),
  light: [1900, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 760 }),
    cumulus(canvas, { at: [430, 520], size: 760, rise: 0.32, seed: 'a' }),
    cumulus(canvas, { at: [1560, 600], size: 480, rise: 0.26, seed: 'b', opacity: 0.8 }),
    palmGrove(canvas, { from: [1340, 660], to: [1960, 650], count: 8, size: 250, depth: 0.25, seed: 'p' }),
    curtainWall(canvas, {
      quad: [
        [-40, 640],
        [1960, 640],
        [1960, 780],
        [-40, 780],
      ],
      merlons: 22,
      depth: 0.2,
    }),
    lighthouse(canvas, { at: [950, 690], size: 560 }),
    curtainWall(canvas, {
      quad: [
        [700, 690],
        [1980, 560],
        [1980, 1040],
        [700, 880],
      ],
      merlons: 13,
    }),
    curtainWall(canvas, {
      quad: [
        [-60, 500],
        [720, 690],
        [720, 880],
        [-60, 1090],
      ],
      merlons: 11,
    }),
    fill(
      polygon(points(-80, 1090, 720, 878, 1980, 1038, 1980, 1210, -80, 1210)),
      canvas.fade([0, 880], [0, 1200], [canvas.palette.sea[1], canvas.palette.sea[2]]),
    ),
    glitter(canvas, {
      x: 900,
      horizon: 960,
      bottom: 1190,
      spread: 380,
      narrow: 160,
      colour: canvas.palette.foam,
      opacity: 0.3,
      count: 26,
    }),
    sentryTurret(canvas, { at: [714, 700], size: 130 }),
  ],
}
