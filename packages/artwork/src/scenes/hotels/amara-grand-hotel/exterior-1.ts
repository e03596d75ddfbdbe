import type { Canvas } from '../../../engine/canvas.ts'
import { points, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group, line } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { bougainvillea, pottedPlant } from '../../../motifs/bougainvillea.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { figure } from '../../../motifs/figure.ts'
import { hangingLantern } from '../../../motifs/lantern.ts'
import { mansionWing } from '../../../motifs/mansion-wing.ts'
import { palm } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'

const view = createView({ horizon: 830, eye: 1.75, centre: 1150, focal: 1300 })
const on = (right: number, away: number) => view.project([right, 0, away])
const pillar = (canvas: Canvas, x: number, z: number) => [
  slab(canvas, view, [x - 0.55, 0, z - 0.55], [x + 0.55, 0.5, z + 0.55], inks.plaster),
  slab(canvas, view, [x - 0.4, 0.5, z - 0.4], [x + 0.4, 3.5, z + 0.4], inks.laterite),
  slab(canvas, view, [x - 0.52, 3.5, z - 0.52], [x + 0.52, 3.75, z + 0.52], inks.shell),
]

/** The porch's hipped roof of tiles. */
function roof(canvas: Canvas): string {
  const tile = canvas.tones(inks.tile)
  const p = (right: number, up: number, away: number) => view.project([right, up, away])
  const rows = steps(34).map(
    (t) => `M${p(-4.9 + t * 8.8, 4.25, 8.4).join(' ')}L${p(-3.4 + t * 5.8, 6.1, 11.5).join(' ')}`,
  )
  return group([
    fill(polygon([p(-4.9, 4.25, 8.4), p(3.9, 4.25, 8.4), p(2.4, 6.1, 11.5), p(-3.4, 6.1, 11.5)]), tile.base),
    line(rows.join(''), tile.shade, { width: 3, opacity: 0.6 }),
    fill(polygon([p(-4.9, 4.28, 8.4), p(3.9, 4.28, 8.4), p(3.9, 4.08, 8.4), p(-4.9, 4.08, 8.4)]), tile.light),
  ])
}

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/exterior-1',
  caption: 'The carriage porch: laterite pillars under a tiled roof, tall windows of oyster shell behind it.',
  palette: paletteAt('afternoon'),
  light: [-100, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 830 }),
    palm(canvas, { at: [1790, 860], size: 620, depth: 0.12, lean: 0.12, seed: 'behind' }),
    fill(
      polygon([on(-40, 40), on(40, 40), on(40, 1.9), on(-40, 1.9)]),
      canvas.fade([0, 830], [0, 1200], [canvas.tones(inks.sand).base, canvas.tones(inks.sand).light]),
    ),
    mansionWing(canvas, { wall: createWall(view, [-18, 15.5], [12, 15.5]), plane: 'light', bays: 11 }),
    bougainvillea(canvas, {
      along: points(1530, 620, 1600, 690, 1590, 790, 1640, 880),
      size: 74,
      seed: 'wing',
    }),
    ...[0, 1, 2].map((step) =>
      slab(canvas, view, [-2.6, step * 0.2, 13.2 + step * 0.5], [1.6, step * 0.2 + 0.2, 15.5], inks.laterite),
    ),
    fill(polygon([on(-4, 14), on(4.6, 14), on(5.6, 8), on(-2.8, 8)]), canvas.palette.shadow, 0.26),
    ...pillar(canvas, -3.6, 13.4),
    ...pillar(canvas, 2.6, 13.4),
    fill(
      polygon(
        [
          [-4.9, 8.4],
          [3.9, 8.4],
          [3.9, 14.6],
          [-4.9, 14.6],
        ].map(([x = 0, z = 0]) => view.project([x, 4.1, z])),
      ),
      canvas.tones(inks.timber).deep,
    ),
    slab(canvas, view, [-4.1, 3.72, 9], [3.1, 4.15, 14], inks.shell),
    ...pillar(canvas, -3.6, 9.5),
    ...pillar(canvas, 2.6, 9.5),
    fill(
      polygon([
        view.project([-3.1, 3.75, 9.1]),
        view.project([2.1, 3.75, 9.1]),
        view.project([2.1, 3.5, 9.1]),
        view.project([-3.1, 3.5, 9.1]),
      ]),
      canvas.tones(inks.shell).shade,
    ),
    roof(canvas),
    hangingLantern(canvas, { at: view.project([-0.5, 3.7, 9.2]), size: 110, chain: 40 }),
    castShadow(canvas, { at: on(0.9, 8.6), size: 150, width: 50 }),
    figure(canvas, {
      at: on(0.9, 8.6),
      size: view.metre(8.6) * 1.7,
      posture: 'waving',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.ink, hair: 'short' },
    }),
    pottedPlant(canvas, { at: on(-4.6, 8.3), size: 200, seed: 'l', flower: inks.coral }),
    pottedPlant(canvas, { at: on(3.9, 8.3), size: 190, seed: 'r', flower: inks.coral }),
    palm(canvas, { at: on(-4.7, 6.1), size: 1050, lean: 0.06, crown: 0.4, seed: 'near' }),
  ],
}
