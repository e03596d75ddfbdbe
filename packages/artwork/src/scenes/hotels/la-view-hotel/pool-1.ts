import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { balustrade } from '../../../motifs/arcade.ts'
import { lounger, parasol } from '../../../motifs/beach-furniture.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { floor } from '../../../motifs/floor.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { swimmer } from '../../../motifs/swimmer.ts'
import { bayView } from './house.ts'

const view = createView({ horizon: 470, eye: 2.6, centre: 700, focal: 1150 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/la-view-hotel/pool-1',
  caption: 'The pool at the edge of the terrace, its water level with the sea behind it.',
  palette: paletteAt('noon'),
  light: [1500, -200],
  draw: (canvas) => [
    ...bayView(canvas, { horizon: 470, sail: [560, 20] }),
    palmGrove(canvas, {
      from: [1330, 690],
      to: [1960, 700],
      count: 7,
      size: 260,
      depth: 0.16,
      seed: 'below',
    }),
    floor(canvas, {
      view,
      left: -14,
      right: 16,
      near: 2.4,
      far: 10.9,
      tile: 1,
      colours: [inks.shell, inks.plaster],
    }),
    pool(canvas, {
      view,
      rim: [
        [-9, 11],
        [3.2, 11],
        [3.2, 7.2],
        [1.2, 3.2],
        [-9, 3.2],
      ],
      coping: inks.lagoon,
      copingWidth: 0.3,
      below: 0.06,
      water: [canvas.palette.sea[1], canvas.tones(inks.lagoon).base],
      ripples: 64,
    }),
    fill(polygon([on(-9, 11), on(3.2, 11), on(3.2, 10.86), on(-9, 10.86)]), canvas.palette.foam, 0.75),
    balustrade(canvas, {
      from: [on(3.6, 10.8)[0], on(0, 10.8)[1]],
      to: [1960, on(0, 10.8)[1]],
      size: 110,
      style: 'pierced',
    }),
    longShadow(canvas, { from: on(4.4, 7.4), to: on(6.6, 7.4), size: 80, ground: inks.plaster }),
    lounger(canvas, {
      at: on(5.4, 7.4),
      metre: view.metre(7.4),
      heading: 190,
      pitch: 18,
      colour: inks.lagoon,
    }),
    parasol(canvas, { at: on(7.4, 8), size: 440, colours: [inks.coral, inks.shell], tilt: -6 }),
    longShadow(canvas, { from: on(3.6, 5), to: on(5.8, 5), size: 110, ground: inks.plaster }),
    lounger(canvas, { at: on(4.7, 5), metre: view.metre(5), heading: 190, pitch: 20, colour: inks.lagoon }),
    swimmer(canvas, {
      at: on(-1.6, 6.6),
      size: view.metre(6.6) * 1.6,
      facing: 'right',
      outfit: { top: inks.coral, bottom: inks.coral, legs: 'bare', sleeves: 'none', hair: 'bun' },
    }),
    foregroundLeaves(canvas, { at: [-50, 1270], size: 430, spread: [-84, -6] }),
    palm(canvas, { at: on(5.6, 3.2), size: 1000, lean: 0.16, facing: 'left', crown: 0.42, seed: 'r' }),
  ],
}
