import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { beach } from '../../../motifs/beach.ts'
import { company } from '../../../motifs/company.ts'
import { egret } from '../../../motifs/egret.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { starfish, tidePool } from '../../../motifs/tide-pool.ts'
import { shelf } from './setting.ts'

const horizon = 470
const view = createView({ horizon, eye: 3.4 })

export const scene: Scene = {
  name: 'beaches/anjuna-beach-goa-india/1',
  caption: 'Shelves of rock with tide pools at Anjuna, a strip of sand between them and the palms.',
  palette: paletteAt('afternoon', { turn: 10 }),
  light: [160, 60],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      clouds: [[520, 440, 560]],
      lands: [{ side: 'right', nose: 900, height: 90, depth: 0.52 }],
    }),
    beach(canvas, {
      shore: points(1040, 480, 980, 520, 1010, 590, 1120, 680, 1180, 800, 1300, 960, 1540, 1210),
      land: 'right',
      wet: 80,
    }),
    palmGrove(canvas, { from: [1090, 500], to: [1990, 640], count: 14, size: 270, depth: 0.2, seed: 'p' }),
    company(canvas, {
      view,
      people: [
        {
          at: [1380, 720],
          posture: 'strolling',
          outfit: { top: inks.coral, skirt: 'long', bottom: inks.marigold },
        },
        { at: [1600, 800], posture: 'walking', facing: 'left', outfit: { legs: 'shorts' } },
      ],
    }),
    surfWave(canvas, { from: [80, 640], to: [760, 620], size: 44 }),
    rocks(canvas, { from: [40, 720], to: [1080, 640], size: 230, count: 12, seed: 'a' }),
    fill(
      closedCurve(
        points(-60, 860, 200, 780, 520, 800, 820, 760, 1100, 830, 1240, 960, 1460, 1240, -60, 1260),
      ),
      canvas.tones(shelf).shade,
    ),
    fill(
      closedCurve(
        points(
          -60,
          840,
          200,
          764,
          520,
          784,
          820,
          744,
          1090,
          812,
          1180,
          900,
          900,
          880,
          600,
          930,
          260,
          880,
          -40,
          930,
        ),
      ),
      canvas.tones(shelf).base,
    ),
    tidePool(canvas, { at: [820, 1010], size: 560, rock: shelf }),
    tidePool(canvas, { at: [300, 990], size: 420, rock: shelf, seed: 1 }),
    tidePool(canvas, { at: [640, 838], size: 240, rock: shelf, seed: 2 }),
    rocks(canvas, { from: [-60, 1150], to: [1500, 1200], size: 260, count: 8, seed: 'b', foam: false }),
    starfish(canvas, { at: [740, 1010], size: 70 }),
    egret(canvas, { at: [1030, 930], size: 150, facing: 'left' }),
  ],
}
