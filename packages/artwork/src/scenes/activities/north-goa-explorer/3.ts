import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { headland } from '../../../motifs/headland.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { breaker, rocks } from '../../../motifs/rocks.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { starfish, tidePool } from '../../../motifs/tide-pool.ts'

const horizon = 500

export const scene: Scene = {
  name: 'activities/north-goa-explorer/3',
  caption: 'The red cliffs and tide pools of Anjuna at low water.',
  palette: paletteAt('noon', { turn: 6 }),
  light: [300, -100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [520, 440], size: 520, rise: 0.3, seed: 'a' }),
    sea(canvas, { horizon, bottom: 1200, waves: 60 }),
    headland(canvas, {
      from: [2260, 700],
      to: [820, 720],
      height: 420,
      depth: 0.1,
      cliff: 0.74,
      seed: 'cliff',
    }),
    palmGrove(canvas, { from: [1340, 366], to: [1960, 322], count: 11, size: 200, depth: 0.14 }),
    fill(
      closedCurve(
        points(-60, 900, 300, 820, 700, 760, 1100, 720, 1600, 700, 2000, 690, 2000, 1260, -60, 1260),
      ),
      canvas.tones(inks.laterite).base,
    ),
    fill(
      closedCurve(points(900, 740, 1300, 712, 2000, 700, 2000, 830, 1500, 820, 1100, 800)),
      canvas.tones(inks.sand).light,
    ),
    ...[
      [760, 930, 480],
      [1640, 930, 460],
      [1200, 1030, 700],
      [380, 1080, 600],
    ].map(([x = 0, y = 0, size = 0], index) =>
      tidePool(canvas, { at: [x, y], size, flatten: 0.24, seed: `p${index}` }),
    ),
    starfish(canvas, { at: [1300, 1050], size: 90, turn: 20 }),
    rocks(canvas, { from: [-20, 880], to: [760, 780], size: 190, count: 7, seed: 'edge' }),
    rocks(canvas, { from: [760, 1180], to: [1960, 1150], size: 240, count: 7, foam: false, seed: 'near' }),
    breaker(canvas, { at: [250, 880], size: 240 }),
    figure(canvas, {
      at: [980, 968],
      size: 210,
      posture: 'crouching',
      outfit: { top: inks.marigold, bottom: inks.azulejo, legs: 'shorts' },
    }),
    figure(canvas, {
      at: [1330, 900],
      size: 210,
      posture: 'walking',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.teal, legs: 'shorts', hat: 'straw' },
    }),
  ],
}
