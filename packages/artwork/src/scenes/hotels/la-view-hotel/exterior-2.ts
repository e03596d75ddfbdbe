import { points, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { bougainvillea, pottedPlant } from '../../../motifs/bougainvillea.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm } from '../../../motifs/palm.ts'
import { seaBalconies } from '../../../motifs/sea-balconies.ts'
import { sky } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'

const view = createView({ horizon: 760, eye: 1.7, centre: 930, focal: 1100 })

export const scene: Scene = {
  name: 'hotels/la-view-hotel/exterior-2',
  caption: 'The stepped path between two tiers of balconies, bougainvillea hanging over it.',
  palette: paletteAt('morning'),
  light: [1700, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 800 }),
    cumulus(canvas, { at: [900, 330], size: 460, rise: 0.36 }),
    forest(canvas, {
      along: points(500, 300, 800, 240, 1100, 250, 1400, 320),
      base: 900,
      size: 80,
      depth: 0.24,
      rows: 5,
    }),
    palm(canvas, { at: [1080, 560], size: 420, lean: 0.1, depth: 0.16, seed: 'top' }),
    fill(
      polygon([
        view.project([-3, 3.4, 24]),
        view.project([3.2, 3.4, 24]),
        view.project([9, -2, 2]),
        view.project([-9, -2, 2]),
      ]),
      canvas.tones(inks.plaster).base,
    ),
    fill(box(-20, 900, 1960, 320), canvas.tones(inks.plaster).shade),
    seaBalconies(canvas, {
      wall: createWall(view, [-2.8, 24], [-2.8, 1.9]),
      up: -2.4,
      storeys: 4,
      bays: 6,
      plane: 'light',
      out: 0.8,
    }),
    seaBalconies(canvas, {
      wall: createWall(view, [3, 24], [3, 1.9]),
      up: -2,
      storeys: 4,
      bays: 6,
      plane: 'shade',
      out: 0.8,
      stripe: inks.coral,
    }),
    ...steps(18).map((t) => {
      const index = Math.round(17 - t * 17)
      const [z, up] = [2.6 + index * 1.05, index * 0.2 - 0.2]
      return group([
        slab(canvas, view, [-1.9, up - 0.6, z], [2.1, up, z + 1.06], inks.plaster),
        fill(
          polygon([
            view.project([-1.9, up, z]),
            view.project([2.1, up, z]),
            view.project([2.1, up - 0.09, z]),
            view.project([-1.9, up - 0.09, z]),
          ]),
          canvas.tones(inks.lagoon).base,
        ),
      ])
    }),
    bougainvillea(canvas, { along: points(560, 300, 660, 380, 700, 500, 680, 620), size: 110, seed: 'l' }),
    bougainvillea(canvas, {
      along: points(1500, 130, 1360, 230, 1310, 360, 1330, 480),
      size: 130,
      colour: inks.coral,
      seed: 'r',
    }),
    figure(canvas, {
      at: view.project([0.3, 1.2, 10]),
      size: view.metre(10) * 1.66,
      posture: 'walking',
      facing: 'right',
      outfit: { top: inks.marigold, bottom: inks.teal, skirt: 'long', hair: 'bun' },
    }),
    pottedPlant(canvas, { at: view.project([1.7, 0, 4.2]), size: 280, seed: 'a', flower: inks.coral }),
    pottedPlant(canvas, { at: view.project([-1.6, 0.4, 6.2]), size: 190, seed: 'b', flower: inks.marigold }),
  ],
}
