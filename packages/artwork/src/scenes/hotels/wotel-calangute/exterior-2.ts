import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { bicycle } from '../../../motifs/bicycle.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { palmShadow } from '../../../motifs/cast-shadow.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'
import { sunscreen } from '../../../motifs/sunscreen.ts'
import { terrazzo } from '../../../motifs/terrazzo.ts'

const view = createView({ horizon: 800, eye: 1.65, centre: 760, focal: 1250 })
const on = (right: number, away: number) => view.project([right, 0, away])
const wall = createWall(view, [-6.5, 11], [7.5, 11])

export const scene: Scene = {
  name: 'hotels/wotel-calangute/exterior-2',
  caption: 'The entrance: a cantilevered canopy over terrazzo steps, coral doors behind.',
  palette: paletteAt('morning', { turn: 6 }),
  light: [1800, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 840 }),
    palm(canvas, { at: [1810, 960], size: 620, depth: 0.2, lean: 0.1, seed: 'far' }),
    forest(canvas, {
      along: points(1500, 760, 1700, 720, 2000, 740),
      base: 1100,
      size: 80,
      depth: 0.2,
      rows: 4,
    }),
    fill(wall.panel([-3, 0], [14, 8]), canvas.tones(inks.teal).base),
    sunscreen(canvas, {
      wall,
      plane: 'light',
      from: [7.4, 0.7],
      to: [14, 8],
      module: 1.1,
      thick: 0.34,
      lit: false,
    }),
    fill(wall.panel([-3, 4.3], [7.4, 8], 0.1), canvas.tones(inks.marigold).light),
    fill(wall.panel([7, 0], [7.5, 8], 0.14), canvas.tones(inks.shell).light),
    fill(wall.panel([1.6, 0.6], [6.2, 3.7]), canvas.tones(inks.shell).shade),
    ...[1.8, 2.9, 4, 5.1].map((a, index) =>
      fill(
        wall.panel([a, 0.6], [a + 0.98, 3.5], -0.1),
        canvas.tones(index === 1 || index === 2 ? inks.coral : inks.sky)[
          index === 1 || index === 2 ? 'base' : 'shade'
        ],
      ),
    ),
    ...[3.72, 4.14].map((a) =>
      fill(wall.panel([a, 1.7], [a + 0.08, 2.4], -0.05), canvas.tones(inks.marigold).light),
    ),
    fill(wall.panel([0, 2.9], [7, 4.1], 0.02), canvas.palette.shadow, 0.34),
    slab(canvas, view, [-6, 4, 8], [1.2, 4.3, 11], inks.shell),
    fill(
      polygon([
        view.project([-6, 4.3, 8]),
        view.project([1.2, 4.3, 8]),
        view.project([1.2, 4.18, 8]),
        view.project([-6, 4.18, 8]),
      ]),
      canvas.tones(inks.coral).base,
    ),
    ...[-5.4].map((x) =>
      line(
        `M${on(x, 8.3).join(' ')}L${view.project([x, 4, 8.3]).join(' ')}`,
        canvas.tones(inks.shell).light,
        { width: 20 },
      ),
    ),
    fill(
      polygon([on(-30, 11), on(30, 11), on(30, 1.9), on(-30, 1.9)]),
      canvas.fade([0, 980], [0, 1200], [canvas.tones(inks.sand).base, canvas.tones(inks.sand).light]),
    ),
    fill(polygon([on(-6, 10.6), on(1, 10.6), on(0, 7.4), on(-7.4, 7.4)]), canvas.palette.shadow, 0.24),
    ...[0, 1, 2].map((step) =>
      slab(
        canvas,
        view,
        [-5.2 - (2 - step) * 0.3, step * 0.2, 9 + step * 0.45],
        [0.4 + (2 - step) * 0.3, step * 0.2 + 0.2, 11],
        step % 2 === 0 ? inks.plaster : inks.shell,
      ),
    ),
    terrazzo(canvas, view, { left: -5.6, right: 0.8, near: 9.1, far: 10.8, count: 160, up: 0.2 }),
    figure(canvas, {
      at: view.project([-1.2, 0.6, 10]),
      size: view.metre(10) * 1.66,
      posture: 'waving',
      facing: 'right',
      outfit: { top: inks.shell, bottom: inks.coral, skirt: 'short', legs: 'bare', hair: 'long' },
    }),
    pottedPlant(canvas, { at: on(1.5, 9.2), size: 260, seed: 'a', flower: inks.coral }),
    pottedPlant(canvas, { at: on(-6.2, 8.8), size: 240, seed: 'b', flower: inks.coral }),
    bicycle(canvas, { at: on(3.3, 8), size: 300, facing: 'right', colour: inks.marigold }),
    palmShadow(canvas, { at: on(4.7, 6.6), size: 420 }),
    palm(canvas, { at: on(4.7, 6.6), size: 980, lean: 0.08, facing: 'left', seed: 'e', crown: 0.42 }),
  ],
}
