import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { awning } from '../../../motifs/awning.ts'
import { lounger } from '../../../motifs/beach-furniture.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { floor } from '../../../motifs/floor.ts'
import { forest } from '../../../motifs/forest.ts'
import { pool } from '../../../motifs/pool.ts'
import { sky } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'
import { swimmer } from '../../../motifs/swimmer.ts'
import { palmTops } from './house.ts'

const view = createView({ horizon: 520, eye: 2.5, centre: 1080, focal: 1100 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/wotel-calangute/pool-1',
  caption: 'The small plunge pool on the roof, the palms of Calangute standing all around it.',
  palette: paletteAt('noon'),
  light: [300, -200],
  draw: (canvas) => [
    sky(canvas, { horizon: 620 }),
    cumulus(canvas, { at: [520, 380], size: 620, rise: 0.36 }),
    forest(canvas, {
      along: points(-60, 560, 400, 540, 1000, 560, 1500, 530, 2000, 560),
      base: 720,
      size: 80,
      depth: 0.26,
      rows: 3,
      seed: 'town',
    }),
    ...palmTops(canvas, { y: 640, xs: [180, 520, 830, 1240, 1600, 1840], size: 480 }),
    floor(canvas, {
      view,
      left: -12,
      right: 12,
      near: 2.2,
      far: 9.6,
      tile: 0.8,
      colours: [inks.shell, inks.marigold],
      pattern: 'diamonds',
    }),
    slab(canvas, view, [-12, 0, 9.6], [12, 1, 9.9], inks.shell),
    fill(createWall(view, [-12, 9.6], [12, 9.6]).panel([0, 0.3], [24, 0.6]), canvas.tones(inks.teal).base),
    awning(canvas, view, { left: 2.4, right: 6.6, back: 9.5, front: 6.9, high: 3, low: 2.4 }),
    ...[2.5, 6.5].map((x) =>
      line(
        `M${on(x, 6.9).join(' ')}L${view.project([x, 2.4, 6.9]).join(' ')}`,
        canvas.tones(inks.shell).shade,
        { width: 10 },
      ),
    ),
    lounger(canvas, { at: on(4.6, 7.6), metre: view.metre(7.6), heading: 180, pitch: 18, colour: inks.teal }),
    slab(canvas, view, [-4.6, 0, 3.9], [1.5, 0.42, 8.4], inks.teal),
    pool(canvas, {
      view,
      up: 0.42,
      rim: [
        [-4.2, 8],
        [1.1, 8],
        [1.1, 4.3],
        [-4.2, 4.3],
      ],
      coping: inks.shell,
      copingWidth: 0.3,
      below: 0.1,
      ripples: 34,
    }),
    swimmer(canvas, {
      at: [on(-1.7, 6.4)[0], view.project([0, 0.34, 6.2])[1]],
      size: view.metre(6.2) * 1.6,
      outfit: { top: inks.coral, bottom: inks.coral, sleeves: 'none', legs: 'bare', hair: 'bun' },
    }),
    pottedPlant(canvas, { at: on(2.6, 4.2), size: 310, seed: 'p', flower: inks.coral }),
    lounger(canvas, {
      at: on(-4.5, 3.1),
      metre: view.metre(3.1) * 0.92,
      heading: 12,
      pitch: 20,
      colour: inks.coral,
    }),
  ],
}
