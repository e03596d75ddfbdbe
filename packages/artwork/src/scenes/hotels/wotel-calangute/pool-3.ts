import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { line } from '../../../engine/svg.ts'
import { chair } from '../../../motifs/chair.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { floor } from '../../../motifs/floor.ts'
import { forest } from '../../../motifs/forest.ts'
import { lampGlow } from '../../../motifs/lamps.ts'
import { stringLights } from '../../../motifs/lantern.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { sky, stars } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'
import { roundTable } from '../../../motifs/table.ts'

const view = createView({ horizon: 560, eye: 2.2, centre: 620, focal: 1080 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/wotel-calangute/pool-3',
  caption: 'The roof pool in the evening, lit from within under a string of bulbs.',
  palette: paletteAt('dusk', { turn: -8 }),
  light: [300, 560],
  draw: (canvas) => [
    sky(canvas, { horizon: 600 }),
    stars(canvas, { horizon: 440, count: 70 }),
    streaks(canvas, { from: [-100, 430], to: [1500, 560], count: 6, opacity: 0.7 }),
    forest(canvas, {
      along: points(-60, 600, 500, 580, 1000, 600, 1500, 580, 2000, 600),
      base: 780,
      size: 70,
      depth: 0.12,
      rows: 3,
    }),
    ...[140, 520, 1240, 1650].map((x, index) =>
      palm(canvas, {
        at: [x, 860],
        size: 520 + (index % 2) * 90,
        lean: 0.1,
        facing: index % 2 === 0 ? 'right' : 'left',
        silhouette: true,
        seed: `p${index}`,
      }),
    ),
    floor(canvas, {
      view,
      left: -9,
      right: 10,
      near: 2,
      far: 8.6,
      tile: 0.7,
      colours: [inks.shell, inks.teal],
      pattern: 'diamonds',
    }),
    slab(canvas, view, [-12, 0, 8.6], [14, 0.95, 8.9], inks.shell),
    slab(canvas, view, [-3, 0, 3.4], [1.9, 0.4, 7.4], inks.coral),
    pool(canvas, {
      view,
      up: 0.4,
      rim: [
        [-2.7, 7.1],
        [1.6, 7.1],
        [1.6, 3.7],
        [-2.7, 3.7],
      ],
      coping: inks.shell,
      copingWidth: 0.26,
      below: 0.1,
      glowing: true,
      ripples: 30,
    }),
    lampGlow(canvas, on(-0.5, 5), 520, 0.22),
    line(`M${on(2.8, 8.4).join(' ')}V300M${on(-4.6, 8.4).join(' ')}V330`, canvas.palette.ink, { width: 8 }),
    stringLights(canvas, { from: [on(-4.6, 8.4)[0], 330], to: [on(2.8, 8.4)[0], 300], sag: 70, count: 15 }),
    stringLights(canvas, { from: [on(2.8, 8.4)[0], 300], to: [1960, 120], sag: 80, count: 14 }),
    chair(canvas, { at: on(3.4, 5), metre: view.metre(5), heading: 14, cane: inks.coral }),
    roundTable(canvas, {
      at: on(4.3, 5),
      metre: view.metre(5),
      width: 0.8,
      set: ['wine', 'lamp'],
      cloth: inks.marigold,
    }),
    chair(canvas, { at: on(5.2, 5), metre: view.metre(5), heading: 166, cane: inks.coral }),
    figure(canvas, {
      at: view.project([-1.4, 0.04, 7.1]),
      size: view.metre(7) * 1.5,
      posture: 'sitting',
      facing: 'right',
      outfit: { top: inks.coral, bottom: inks.coral, legs: 'bare', sleeves: 'none', hair: 'bun' },
    }),
  ],
}
