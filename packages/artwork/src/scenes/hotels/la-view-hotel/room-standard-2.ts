import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { broadTree } from '../../../motifs/broad-tree.ts'
import { chair } from '../../../motifs/chair.ts'
import { floor } from '../../../motifs/floor.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'
import { roundTable } from '../../../motifs/table.ts'
import { towels } from '../../../motifs/towels.ts'

const view = createView({ horizon: 520, eye: 1.55, centre: 900, focal: 1200 })

export const scene: Scene = {
  name: 'hotels/la-view-hotel/room-standard-2',
  caption: 'The standard room’s small balcony among the trees.',
  palette: paletteAt('monsoon'),
  light: [300, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 700 }),
    forest(canvas, {
      along: points(-60, 280, 400, 220, 900, 300, 1400, 230, 2000, 290),
      base: 1100,
      size: 120,
      depth: 0.44,
      rows: 5,
      seed: 'far',
    }),
    palm(canvas, { at: [560, 900], size: 700, lean: 0.1, depth: 0.2, seed: 'a' }),
    broadTree(canvas, { at: [1330, 960], size: 900, depth: 0.12, seed: 'b' }),
    palm(canvas, { at: [1120, 980], size: 560, lean: 0.14, facing: 'left', depth: 0.1, seed: 'c' }),
    forest(canvas, {
      along: points(-60, 760, 500, 740, 1100, 790, 1500, 760, 2000, 780),
      base: 1200,
      size: 110,
      depth: 0.06,
      rows: 3,
      seed: 'near',
    }),
    floor(canvas, {
      view,
      left: -4,
      right: 4,
      near: 2,
      far: 4,
      tile: 0.4,
      colours: [inks.shell, inks.lagoon],
    }),
    slab(canvas, view, [-4.2, 0, 4], [4.2, 0.92, 4.16], inks.shell),
    fill(
      polygon([
        view.project([-4.2, 0.92, 4]),
        view.project([4.2, 0.92, 4]),
        view.project([4.2, 0.76, 4]),
        view.project([-4.2, 0.76, 4]),
      ]),
      canvas.tones(inks.lagoon).base,
    ),
    slab(canvas, view, [-3.4, -0.5, 3.6], [-2.75, 4, 4.2], inks.shell),
    fill(polygon(points(-20, -20, 1940, -20, 1940, 60, -20, 60)), canvas.tones(inks.shell).shade),
    chair(canvas, {
      at: [1180, 1090],
      metre: 360,
      heading: 204,
      pitch: 18,
      wood: inks.straw,
      cane: inks.lagoon,
    }),
    roundTable(canvas, {
      at: [780, 1080],
      metre: 300,
      width: 0.7,
      set: ['coconut', 'flowers'],
      cloth: inks.shell,
    }),
    towels(canvas, { at: [1440, 790], size: 220, colours: [inks.coral, inks.shell] }),
    pottedPlant(canvas, { at: [480, 1150], size: 260, seed: 'p' }),
  ],
}
