import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { coffeeCup } from '../../../motifs/bebinca.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { woodenRail } from '../../../motifs/branch-rail.ts'
import { broadTree } from '../../../motifs/broad-tree.ts'
import { figure } from '../../../motifs/figure.ts'
import { floor } from '../../../motifs/floor.ts'
import { forest } from '../../../motifs/forest.ts'
import { hammock } from '../../../motifs/hammock.ts'
import { pendant } from '../../../motifs/lamps.ts'
import { palm } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'
import { stool } from '../../../motifs/stool.ts'
import { thatch } from '../../../motifs/thatched-eaves.ts'

const view = createView({ horizon: 500, eye: 1.5, centre: 820, focal: 1150 })

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/room-cottage-2',
  caption: 'The cottage veranda: a striped hammock between two posts, trees beyond the rail.',
  palette: paletteAt('afternoon', { turn: -12 }),
  light: [1700, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 700 }),
    forest(canvas, {
      along: points(-80, 300, 400, 240, 900, 330, 1400, 260, 2000, 300),
      base: 1100,
      size: 110,
      depth: 0.44,
      rows: 5,
      seed: 'far',
    }),
    broadTree(canvas, { at: [560, 900], size: 760, depth: 0.16, seed: 'c', blossom: true }),
    palm(canvas, { at: [1160, 960], size: 760, lean: 0.1, depth: 0.08, seed: 'p' }),
    forest(canvas, {
      along: points(-80, 760, 500, 740, 1100, 780, 1500, 750, 2000, 770),
      base: 1200,
      size: 100,
      depth: 0.1,
      rows: 3,
      seed: 'near',
    }),
    floor(canvas, {
      view,
      left: -6,
      right: 6,
      near: 2,
      far: 5,
      tile: 0.26,
      colours: [inks.teak, inks.timber],
      pattern: 'boards',
    }),
    ...woodenRail(canvas, view, -6, 6, 5),
    ...thatch(
      canvas,
      [
        [-60, 40],
        [1980, 40],
      ],
      130,
    ),
    ...[-2.4, 2.6].map((x) =>
      line(
        `M${view.project([x, 0, 4.4]).join(' ')}L${view.project([x, 0, 4.4])[0]} 60`,
        canvas.tones(inks.timber).base,
        { width: 40, cap: 'butt' },
      ),
    ),
    fill(ellipse([830, 1020], 470, 44), canvas.palette.shadow, 0.3),
    figure(canvas, {
      at: [800, 700],
      size: 480,
      posture: 'lying',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.azulejo, legs: 'shorts', hair: 'long' },
    }),
    hammock(canvas, {
      from: [view.project([-2.4, 0, 4.4])[0], 480],
      to: [view.project([2.6, 0, 4.4])[0], 460],
      sag: 250,
      deep: 130,
    }),
    stool(canvas, { view, at: [2.1, 3.5], seat: inks.teak }),
    coffeeCup(canvas, view.project([2.1, 0.47, 3.5]), 120),
    pottedPlant(canvas, { at: view.project([-2.6, 0, 3.2]), size: 300, seed: 'v' }),
    pendant(canvas, { at: [1610, 130], size: 110, cord: 90, kind: 'cane' }),
  ],
}
