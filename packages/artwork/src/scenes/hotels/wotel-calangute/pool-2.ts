import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { lounger, parasol } from '../../../motifs/beach-furniture.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { floor } from '../../../motifs/floor.ts'
import { forest } from '../../../motifs/forest.ts'
import { pool } from '../../../motifs/pool.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'
import { towels } from '../../../motifs/towels.ts'
import { palmTops } from './house.ts'

const view = createView({ horizon: 400, eye: 3, centre: 900, focal: 1100 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/wotel-calangute/pool-2',
  caption: 'The plunge pool with two loungers, the sea in the distance over the tree tops.',
  palette: paletteAt('dawn', { turn: -6 }),
  light: [1500, 300],
  draw: (canvas) => [
    sky(canvas, { horizon: 400 }),
    sun(canvas, { at: [1500, 320], radius: 64, horizon: 400 }),
    streaks(canvas, { from: [-100, 120], to: [1900, 330], count: 5, opacity: 0.6 }),
    sea(canvas, { horizon: 400, bottom: 520, waves: 24 }),
    glitter(canvas, { x: 1500, horizon: 404, bottom: 510, spread: 90, narrow: 40 }),
    forest(canvas, {
      along: points(-60, 500, 500, 490, 1000, 505, 1500, 490, 2000, 500),
      base: 800,
      size: 80,
      depth: 0.24,
      rows: 4,
    }),
    ...palmTops(canvas, { y: 600, xs: [220, 620, 1760], size: 440 }),
    floor(canvas, {
      view,
      left: -9,
      right: 9,
      near: 2.4,
      far: 8,
      tile: 0.8,
      colours: [inks.coral, inks.shell],
      pattern: 'diamonds',
    }),
    slab(canvas, view, [-12, 0, 8], [12, 0.8, 8.3], inks.shell),
    slab(canvas, view, [-0.8, 0, 4], [4.6, 0.4, 7.2], inks.teal),
    pool(canvas, {
      view,
      up: 0.4,
      rim: [
        [-0.5, 6.9],
        [4.3, 6.9],
        [4.3, 4.3],
        [-0.5, 4.3],
      ],
      coping: inks.shell,
      copingWidth: 0.26,
      below: 0.1,
      ripples: 30,
    }),
    ...[6.3, 4.7].flatMap((away) => [
      longShadow(canvas, {
        from: on(-3.8, away),
        to: on(-1.8, away),
        size: view.metre(away) * 0.5,
        ground: inks.coral,
        opacity: 0.5,
      }),
      lounger(canvas, {
        at: on(-2.8, away),
        metre: view.metre(away),
        heading: 4,
        pitch: 24,
        colour: inks.marigold,
        wood: inks.timber,
      }),
    ]),
    parasol(canvas, { at: on(-4.3, 5.8), size: 470, colours: [inks.teal, inks.shell], tilt: 4 }),
    towels(canvas, { at: view.project([3.2, 0.9, 8]), size: 110, colours: [inks.marigold, inks.shell] }),
    pottedPlant(canvas, { at: on(4.3, 3.5), size: 320, seed: 'r', flower: inks.coral }),
  ],
}
