import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { lounger } from '../../../motifs/beach-furniture.ts'
import { floor } from '../../../motifs/floor.ts'
import { lampGlow } from '../../../motifs/lamps.ts'
import { mansionWing } from '../../../motifs/mansion-wing.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { moon, sky, stars } from '../../../motifs/sky.ts'

const view = createView({ horizon: 560, eye: 2.8, centre: 1240, focal: 1150 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/pool-3',
  caption: 'The pool at night, lit from below, the far wing of the mansion lit behind the palms.',
  palette: paletteAt('night'),
  light: [420, 160],
  draw: (canvas) => [
    sky(canvas, { horizon: 600 }),
    stars(canvas, { horizon: 540, count: 90 }),
    moon(canvas, { at: [420, 160], radius: 62, phase: 1 }),
    mansionWing(canvas, {
      wall: createWall(view, [-14, 34], [14, 34]),
      plane: 'shade',
      bays: 10,
      lit: true,
      depth: 0.05,
    }),
    mansionWing(canvas, { wall: createWall(view, [-14, 34], [-14, 9]), plane: 'shade', bays: 9, lit: false }),
    ...[5.2, 8.4].map((right) => lampGlow(canvas, view.project([right, 2.6, 33]), 90, 0.7)),
    fill(polygon([on(-13.8, 33.6), on(30, 33.6), on(30, 2), on(-13.8, 2)]), canvas.tones(inks.leaf).deep),
    floor(canvas, {
      view,
      left: -5,
      right: 5,
      near: 2.2,
      far: 27,
      tile: 1,
      colours: [inks.sand, inks.stone],
    }),
    pool(canvas, {
      view,
      rim: [
        [-3, 25],
        [3, 25],
        [3, 3.4],
        [-3, 3.4],
      ],
      coping: inks.plaster,
      glowing: true,
      ripples: 60,
    }),
    ...[7, 11, 17].flatMap((away) =>
      [-2.9, 2.9].map((right) =>
        lampGlow(canvas, view.project([right, -0.2, away]), view.metre(away) * 1.4, 0.5),
      ),
    ),
    ...[7.5, 10.5].map((away) =>
      lounger(canvas, {
        at: on(-5.2, away),
        metre: view.metre(away),
        heading: 8,
        pitch: 20,
        colour: inks.plaster,
      }),
    ),
    palm(canvas, { at: on(-3.9, 14), size: 640, lean: 0.1, silhouette: true, seed: 'a' }),
    palm(canvas, { at: on(4.8, 9), size: 900, lean: 0.12, facing: 'left', silhouette: true, seed: 'b' }),
    palm(canvas, { at: on(-4.9, 5.4), size: 1080, lean: 0.06, silhouette: true, seed: 'c' }),
  ],
}
