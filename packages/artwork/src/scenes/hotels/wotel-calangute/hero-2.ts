import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { awning } from '../../../motifs/awning.ts'
import { lounger } from '../../../motifs/beach-furniture.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { floor } from '../../../motifs/floor.ts'
import { forest } from '../../../motifs/forest.ts'
import { pool } from '../../../motifs/pool.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'
import { stool } from '../../../motifs/stool.ts'
import { sunscreen } from '../../../motifs/sunscreen.ts'
import { palmTops } from './house.ts'

const view = createView({ horizon: 470, eye: 2.3, centre: 700, focal: 1080 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/wotel-calangute/hero-2',
  caption: 'The roof terrace: the plunge pool, a striped awning over a bar, the sea over the palms.',
  palette: paletteAt('afternoon', { turn: -4 }),
  light: [100, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 480 }),
    cumulus(canvas, { at: [1180, 400], size: 520, rise: 0.32 }),
    sea(canvas, { horizon: 470, bottom: 580, waves: 20 }),
    forest(canvas, {
      along: points(-60, 560, 500, 545, 1000, 560, 1500, 540, 2000, 555),
      base: 760,
      size: 70,
      depth: 0.26,
      rows: 3,
    }),
    ...palmTops(canvas, { y: 640, xs: [90, 420, 1010, 1360], size: 430 }),
    floor(canvas, {
      view,
      left: -10,
      right: 10,
      near: 2,
      far: 9,
      tile: 0.7,
      colours: [inks.shell, inks.teal],
      pattern: 'diamonds',
    }),
    slab(canvas, view, [-12, 0, 9], [12, 0.95, 9.3], inks.marigold),
    figure(canvas, {
      at: on(4.6, 7.9),
      size: view.metre(7.9) * 1.72,
      posture: 'facing',
      outfit: { top: inks.shell, bottom: inks.ink },
    }),
    slab(canvas, view, [2.6, 0, 6.6], [6.4, 1.05, 7.4], inks.coral),
    sunscreen(canvas, {
      wall: createWall(view, [2.6, 6.6], [6.4, 6.6]),
      plane: 'base',
      from: [0, 0.06],
      to: [3.8, 0.95],
      module: 0.45,
      colour: inks.shell,
      thick: 0.06,
      lit: false,
    }),
    slab(canvas, view, [2.5, 1.05, 6.5], [6.5, 1.12, 7.5], inks.shell),
    ...[3.2, 3.6, 5.6].map((x) =>
      fill(
        box(view.project([x, 1.12, 7])[0], view.project([x, 1.12, 7])[1] - 46, 16, 46),
        canvas.tones(inks.leaf).base,
      ),
    ),
    ...[2.5, 6.5].map((x) =>
      line(
        `M${on(x, 6.3).join(' ')}L${view.project([x, 2.5, 6.3]).join(' ')}`,
        canvas.tones(inks.shell).shade,
        { width: 11 },
      ),
    ),
    awning(canvas, view, { left: 2.3, right: 6.8, back: 8.6, front: 6, high: 3.2, low: 2.55 }),
    ...[3.3, 4.5, 5.7].map((x) => stool(canvas, { view, at: [x, 5.9], tall: 0.74, seat: inks.marigold })),
    slab(canvas, view, [-3.6, 0, 3.6], [1.2, 0.4, 7.6], inks.coral),
    pool(canvas, {
      view,
      up: 0.4,
      rim: [
        [-3.3, 7.3],
        [0.9, 7.3],
        [0.9, 3.9],
        [-3.3, 3.9],
      ],
      coping: inks.shell,
      copingWidth: 0.26,
      below: 0.1,
      ripples: 34,
    }),
    figure(canvas, {
      at: view.project([-0.9, 0.06, 7.3]),
      size: view.metre(7.4) * 1.4,
      posture: 'sitting',
      facing: 'left',
      outfit: { top: inks.marigold, bottom: inks.marigold, legs: 'bare', sleeves: 'none', hair: 'bun' },
    }),
    lounger(canvas, { at: on(2.6, 3.6), metre: view.metre(3.6), heading: 150, pitch: 22, colour: inks.teal }),
    pottedPlant(canvas, { at: on(-4.3, 5.4), size: 280, seed: 'a', flower: inks.coral }),
  ],
}
