import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { balustrade } from '../../../motifs/arcade.ts'
import { lounger, parasol } from '../../../motifs/beach-furniture.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { floor } from '../../../motifs/floor.ts'
import { headland } from '../../../motifs/headland.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const view = createView({ horizon: 430, eye: 2.8, centre: 1240, focal: 1150 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/la-view-hotel/pool-2',
  caption: 'Loungers in a row along the pool, the green headland behind.',
  palette: paletteAt('morning', { turn: 6 }),
  light: [1700, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 430 }),
    cumulus(canvas, { at: [620, 340], size: 520, rise: 0.32 }),
    sea(canvas, { horizon: 430, bottom: 720, waves: 30 }),
    headland(canvas, { from: [2200, 434], to: [820, 434], height: 260, depth: 0.2, cliff: 0.25 }),
    palmGrove(canvas, { from: [1250, 300], to: [1880, 200], count: 6, size: 110, depth: 0.22 }),
    palmGrove(canvas, { from: [-40, 720], to: [600, 690], count: 7, size: 300, depth: 0.12, seed: 'low' }),
    floor(canvas, {
      view,
      left: -16,
      right: 10,
      near: 2,
      far: 13,
      tile: 0.9,
      colours: [inks.shell, inks.plaster],
    }),
    balustrade(canvas, {
      from: [-20, on(0, 13)[1] + 10],
      to: [1940, on(0, 13)[1] + 10],
      size: 92,
      style: 'pierced',
    }),
    pool(canvas, {
      view,
      rim: [
        [-0.6, 11.6],
        [5, 11.6],
        [5, 2.4],
        [-0.6, 2.4],
      ],
      coping: inks.lagoon,
      copingWidth: 0.3,
      ripples: 50,
    }),
    ...[10.8, 8.8, 7, 5.4, 4].flatMap((away, index) => [
      longShadow(canvas, {
        from: on(-3.6, away),
        to: on(-1.6, away),
        size: view.metre(away) * 0.5,
        ground: inks.plaster,
      }),
      lounger(canvas, {
        at: on(-2.5, away),
        metre: view.metre(away),
        heading: 8,
        pitch: 20,
        colour: index % 2 === 0 ? inks.coral : inks.lagoon,
        wood: inks.straw,
      }),
      ...(index === 1 || index === 3
        ? [
            parasol(canvas, {
              at: on(-4.2, away + 0.5),
              size: view.metre(away) * 2.4,
              colours: [inks.coral, inks.shell],
              tilt: 5,
            }),
          ]
        : []),
    ]),
    figure(canvas, {
      at: on(-2.2, 7),
      size: view.metre(7) * 1.4,
      posture: 'lounging',
      facing: 'right',
      outfit: { top: inks.ink, bottom: inks.ink, legs: 'bare', sleeves: 'none', hat: 'straw' },
    }),
    palm(canvas, { at: on(-4.4, 5.4), size: 980, lean: 0.12, seed: 'near', crown: 0.42 }),
  ],
}
