import { mirrorBelow } from '../../../engine/frame.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { arcadeFront } from '../../../motifs/arcade-front.ts'
import { lounger } from '../../../motifs/beach-furniture.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { figure } from '../../../motifs/figure.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { sky } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'

const view = createView({ horizon: 480, eye: 2.1, centre: 640, focal: 1150 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/pool-3',
  caption: 'Steps from a ground-floor room lead straight into the pool.',
  palette: paletteAt('afternoon'),
  light: [1800, 100],
  draw: (canvas) => {
    const wall = createWall(view, [-5.4, 8.6], [8.4, 11.4])
    const behind = [
      sky(canvas, { horizon: 600 }),
      arcadeFront(canvas, {
        wall,
        plane: 'light',
        colour: inks.ochre,
        bays: 4,
        storey: 4,
        inside: inks.ochre,
        doors: inks.teal,
      }),
      arcadeFront(canvas, {
        wall,
        plane: 'light',
        colour: inks.ochre,
        bays: 4,
        up: 4,
        storey: 3.6,
        rail: inks.shell,
      }),
    ]
    return [
      ...behind,
      fill(
        polygon([wall.place(-4, 0), wall.place(wall.length + 6, 0), on(20, 2), on(-14, 2)]),
        canvas.tones(inks.plaster).light,
      ),
      pool(canvas, {
        view,
        rim: [
          [-10, 6.2],
          [-2.2, 6.8],
          [2, 7.6],
          [7, 8.6],
          [12, 9],
          [14, 6],
          [10, 3],
          [4, 2.2],
          [-4, 2],
          [-12, 2.4],
        ],
        smooth: true,
        copingWidth: 0.3,
        reflection: [mirrorBelow(behind, 700, 1)],
        reflectionOpacity: 0.42,
        ripples: 56,
      }),
      ...[0, 1, 2, 3].map((step) =>
        slab(
          canvas,
          view,
          [0, -0.16 * step - 0.2, 7.5 - step * 0.42],
          [2.2, -0.16 * step + 0.06, 8.2 - step * 0.42],
          step < 2 ? inks.shell : inks.lagoon,
        ),
      ),
      line(
        `M${view.project([2.4, 0.06, 7.8]).join(' ')}L${view.project([2.4, 0.95, 7.8]).join(' ')}L${view.project([2.4, 0.5, 6.6]).join(' ')}L${view.project([2.4, -0.2, 6.5]).join(' ')}`,
        canvas.tones(inks.stone).light,
        { width: 11 },
      ),
      lounger(canvas, {
        at: on(4.6, 9.1),
        metre: view.metre(9.1),
        heading: 172,
        pitch: 18,
        colour: inks.teal,
      }),
      figure(canvas, {
        at: view.project([0.8, 0.06, 7.9]),
        size: view.metre(7.9) * 1.62,
        posture: 'walking',
        facing: 'left',
        outfit: { top: inks.coral, bottom: inks.coral, legs: 'bare', sleeves: 'none', hair: 'bun' },
      }),
      pottedPlant(canvas, { at: on(-2.9, 7.4), size: 280, seed: 'p', flower: inks.coral }),
      pottedPlant(canvas, { at: on(6.6, 9.5), size: 220, seed: 'q', flower: inks.coral }),
      palm(canvas, { at: [1830, 1240], size: 1080, lean: 0.1, crown: 0.4, seed: 'n' }),
    ]
  },
}
