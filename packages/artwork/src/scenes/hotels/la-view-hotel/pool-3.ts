import { steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { line } from '../../../engine/svg.ts'
import { balustrade } from '../../../motifs/arcade.ts'
import { lounger } from '../../../motifs/beach-furniture.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { floor } from '../../../motifs/floor.ts'
import { headland } from '../../../motifs/headland.ts'
import { lampGlow } from '../../../motifs/lamps.ts'
import { stringLights } from '../../../motifs/lantern.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { shoreTown } from '../../../motifs/shore-town.ts'
import { sky, stars } from '../../../motifs/sky.ts'
import { roundTable } from '../../../motifs/table.ts'

const view = createView({ horizon: 480, eye: 2.6, centre: 560, focal: 1150 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/la-view-hotel/pool-3',
  caption: 'The pool in the evening, the lights of Baga along the bay below.',
  palette: paletteAt('dusk'),
  light: [300, 560],
  draw: (canvas) => [
    sky(canvas, { horizon: 480 }),
    stars(canvas, { horizon: 400, count: 60 }),
    streaks(canvas, { from: [-100, 330], to: [1300, 460], count: 6, opacity: 0.7 }),
    sea(canvas, { horizon: 480, bottom: 900, waves: 40 }),
    headland(canvas, { from: [2200, 484], to: [1050, 484], height: 70, depth: 0.4 }),
    shoreTown(canvas, { from: [780, 560], to: [1980, 640], size: 96, depth: 0.2, lit: true, seed: 9 }),
    ...steps(16).map((t) => lampGlow(canvas, [800 + t * 1150, 560 + t * 80], 34, 0.9)),
    glitter(canvas, {
      x: 1240,
      horizon: 600,
      bottom: 740,
      spread: 300,
      narrow: 240,
      colour: canvas.palette.lamp,
      opacity: 0.4,
    }),
    palmGrove(canvas, {
      from: [1240, 820],
      to: [1960, 840],
      count: 6,
      size: 300,
      depth: 0.04,
      silhouette: true,
    }),
    floor(canvas, {
      view,
      left: -10,
      right: 16,
      near: 2.2,
      far: 10,
      tile: 1,
      colours: [inks.shell, inks.plaster],
    }),
    balustrade(canvas, {
      from: [on(4.4, 10)[0], on(0, 10)[1]],
      to: [1960, on(0, 10)[1]],
      size: 110,
      style: 'pierced',
    }),
    pool(canvas, {
      view,
      rim: [
        [-8, 10.1],
        [3.8, 10.1],
        [3.8, 6.6],
        [2.2, 3],
        [-8, 3],
      ],
      coping: inks.lagoon,
      copingWidth: 0.3,
      below: 0.06,
      glowing: true,
      ripples: 50,
    }),
    stringLights(canvas, { from: [980, 330], to: [1960, 300], sag: 60, count: 15 }),
    line(`M980 330V${on(4.4, 9.8)[1]}`, canvas.palette.ink, { width: 8 }),
    lounger(canvas, { at: on(6.2, 7), metre: view.metre(7), heading: 188, pitch: 18, colour: inks.plaster }),
    roundTable(canvas, { at: on(5.2, 5), metre: 230, width: 0.8, set: ['lamp', 'wine'] }),
    figure(canvas, {
      at: on(5.3, 9.5),
      size: view.metre(9.5) * 1.66,
      posture: { ...postures.facing, arms: [-32, 18, 14, 8] },
      outfit: { top: inks.coral, bottom: inks.coral, skirt: 'long', hair: 'long', sleeves: 'none' },
    }),
    palm(canvas, { at: [80, 1260], size: 1050, lean: 0.1, silhouette: true, seed: 'l' }),
  ],
}
