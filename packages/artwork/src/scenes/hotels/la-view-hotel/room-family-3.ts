import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse, polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { parasol } from '../../../motifs/beach-furniture.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { chair } from '../../../motifs/chair.ts'
import { floor } from '../../../motifs/floor.ts'
import { fruitBowl } from '../../../motifs/fruit-bowl.ts'
import { loaves } from '../../../motifs/loaves.ts'
import { longTable } from '../../../motifs/long-table.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { slab } from '../../../motifs/slab.ts'
import { bayView } from './house.ts'

const view = createView({ horizon: 440, eye: 1.7, centre: 1100, focal: 1200 })

export const scene: Scene = {
  name: 'hotels/la-view-hotel/room-family-3',
  caption: 'The family room’s wide balcony with a table laid for four above the bay.',
  palette: paletteAt('afternoon'),
  light: [300, 100],
  draw: (canvas) => [
    ...bayView(canvas, { horizon: 440, bottom: 860, sail: [520, 20], seed: 'wide' }),
    palmGrove(canvas, { from: [1000, 800], to: [1960, 790], count: 7, size: 320, depth: 0.1 }),
    floor(canvas, {
      view,
      left: -8,
      right: 7,
      near: 2.1,
      far: 5.8,
      tile: 0.45,
      colours: [inks.shell, inks.lagoon],
    }),
    slab(canvas, view, [-8, 0, 5.8], [8, 0.9, 5.95], inks.shell),
    fill(
      polygon([
        view.project([-8, 0.9, 5.8]),
        view.project([8, 0.9, 5.8]),
        view.project([8, 0.72, 5.8]),
        view.project([-8, 0.72, 5.8]),
      ]),
      canvas.tones(inks.coral).base,
    ),
    longTable(canvas, {
      view,
      at: [-0.3, 4],
      heading: 0,
      length: 2.4,
      width: 1,
      wood: inks.straw,
      cloth: inks.lagoon,
    }),
    ...[-0.95, 0.35].map((x) =>
      chair(canvas, {
        at: view.project([x, 0, 4.75]),
        metre: view.metre(4.75),
        heading: 90,
        pitch: 16,
        wood: inks.straw,
        cane: inks.coral,
      }),
    ),
    longTable(canvas, {
      view,
      at: [-0.3, 4],
      heading: 0,
      length: 2.4,
      width: 1,
      wood: inks.straw,
      cloth: inks.lagoon,
    }),
    ...[
      [-1, 4.25],
      [0.4, 4.25],
      [-0.9, 3.75],
      [0.3, 3.75],
    ].map(([x = 0, z = 4]) => {
      const [px, py] = view.project([x, 0.77, z])
      return (
        fill(ellipse([px, py], 46, 15), canvas.tones(inks.coral).base) +
        fill(ellipse([px, py], 36, 11), canvas.tones(inks.shell).light)
      )
    }),
    fruitBowl(canvas, { at: view.project([-0.3, 0.77, 4]), size: 150, colour: inks.coral }),
    loaves(canvas, { at: view.project([-0.85, 0.8, 4.02]), size: 54, count: 2 }),
    ...[-0.95, 0.35].map((x) =>
      chair(canvas, {
        at: view.project([x, 0, 3.1]),
        metre: view.metre(3.1),
        heading: -90,
        pitch: 18,
        wood: inks.straw,
        cane: inks.coral,
      }),
    ),
    parasol(canvas, {
      at: view.project([1.9, 0, 4.6]),
      size: 640,
      colours: [inks.coral, inks.shell],
      tilt: -4,
    }),
    pottedPlant(canvas, { at: view.project([-2.9, 0, 4.4]), size: 280, seed: 'f', flower: inks.marigold }),
  ],
}
