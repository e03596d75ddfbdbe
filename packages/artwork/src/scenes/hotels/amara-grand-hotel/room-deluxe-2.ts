import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { arcade, balustrade } from '../../../motifs/arcade.ts'
import { bougainvillea } from '../../../motifs/bougainvillea.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { plantersChair } from '../../../motifs/chair.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { floor } from '../../../motifs/floor.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'
import { roundTable } from '../../../motifs/table.ts'

const view = createView({ horizon: 470, eye: 1.6, centre: 700, focal: 1250 })

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/room-deluxe-2',
  caption: 'The deluxe balcony: two cane chairs above the palms of the garden.',
  palette: paletteAt('afternoon'),
  light: [1800, 200],
  draw: (canvas) => [
    sky(canvas, { horizon: 520 }),
    cumulus(canvas, { at: [620, 380], size: 620, rise: 0.34 }),
    forest(canvas, {
      along: points(-60, 470, 400, 420, 900, 460, 1400, 410, 2000, 440),
      base: 800,
      size: 90,
      depth: 0.36,
      rows: 4,
    }),
    fill(box(0, 640, 1920, 400), canvas.tones(inks.grass).base),
    ...[
      [150, 900, 560],
      [520, 820, 430],
      [980, 880, 520],
      [1330, 800, 400],
    ].map(([x = 0, y = 0, size = 0], index) =>
      palm(canvas, {
        at: [x, y],
        size,
        lean: 0.1,
        facing: index % 2 === 0 ? 'right' : 'left',
        depth: 0.1,
        seed: `g${index}`,
      }),
    ),
    floor(canvas, {
      view,
      left: -7,
      right: 8,
      near: 2.2,
      far: 5.6,
      tile: 0.42,
      colours: [inks.laterite, inks.tile],
    }),
    balustrade(canvas, { from: [-20, 838], to: [1940, 838], size: 190 }),
    arcade(canvas, {
      columns: [-420, 1610, 3200],
      crown: -260,
      spring: 150,
      floor: 866,
      half: 60,
      wall: inks.shell,
      trim: inks.laterite,
    }),
    bougainvillea(canvas, { along: points(1500, 60, 1560, 190, 1540, 330, 1580, 450), size: 84, seed: 'b' }),
    longShadow(canvas, {
      from: [420, 1080],
      to: [760, 1080],
      size: 170,
      ground: inks.laterite,
      opacity: 0.7,
    }),
    plantersChair(canvas, { at: [500, 1020], metre: 310, heading: 54, pitch: 18 }),
    roundTable(canvas, {
      at: [905, 1020],
      metre: 250,
      width: 0.62,
      set: ['coconut', 'flowers'],
      cloth: inks.azulejo,
    }),
    plantersChair(canvas, { at: [1290, 1030], metre: 320, heading: 128, pitch: 18 }),
  ],
}
