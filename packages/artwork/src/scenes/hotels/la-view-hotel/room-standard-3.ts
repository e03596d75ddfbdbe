import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse, polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { books } from '../../../motifs/books.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { chair } from '../../../motifs/chair.ts'
import { desk } from '../../../motifs/desk.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { mirror } from '../../../motifs/mirror.ts'
import { createRoom } from '../../../motifs/room.ts'
import { rug } from '../../../motifs/rug.ts'
import { wardrobe } from '../../../motifs/wardrobe.ts'
import { tierRoom } from './house.ts'

const view = createView({ horizon: 560, eye: 1.45, centre: 1000, focal: 1220 })
const room = createRoom({ view, left: -2.5, right: 2.6, far: 4.4, height: 2.7 })

export const scene: Scene = {
  name: 'hotels/la-view-hotel/room-standard-3',
  caption: 'Desk and wardrobe of the standard room, a straw hat on its hook.',
  palette: paletteAt('afternoon'),
  light: [1800, 200],
  draw: (canvas) => [
    tierRoom(canvas, room, {
      accent: { wall: 'back', colour: inks.lagoon },
      planes: { left: 'light', right: 'shade', back: 'base' },
    }),
    fill(
      polygon([
        room.walls.left.place(0.6, 0.2),
        room.walls.left.place(2.2, 0.2),
        room.walls.left.place(2.6, 1.9),
        room.walls.left.place(1, 1.9),
      ]),
      canvas.palette.key,
      0.4,
    ),
    wardrobe(canvas, {
      view,
      at: [-1.25, 4.36],
      heading: 90,
      wood: inks.straw,
      width: 1.5,
      louvred: true,
      mirror: true,
    }),
    mirror(canvas, {
      wall: room.walls.back,
      at: [3.55, 1.6],
      width: 0.7,
      height: 0.9,
      round: false,
      frame: inks.straw,
    }),
    desk(canvas, { view, at: [1.15, 4.36], heading: 90, width: 1.7, wood: inks.straw }),
    shadeLamp(canvas, { at: view.project([1.75, 0.8, 4.1]), size: 150, base: inks.coral }),
    books(canvas, { at: view.project([0.5, 0.8, 4.1]), size: 58, count: 5 }),
    chair(canvas, {
      at: view.project([1.0, 0, 3.4]),
      metre: view.metre(3.4),
      heading: 262,
      pitch: 16,
      wood: inks.straw,
      cane: inks.coral,
    }),
    fill(ellipse(view.project([0, 1.75, 4.3]), 76, 66), canvas.tones(inks.straw).base),
    fill(ellipse(view.project([0, 1.76, 4.3]), 40, 34), canvas.tones(inks.straw).shade),
    line(ellipse(view.project([0, 1.76, 4.3]), 44, 38), canvas.tones(inks.coral).base, { width: 10 }),
    rug(canvas, {
      view,
      at: [0.1, 2.6],
      heading: 0,
      length: 2.8,
      width: 1.1,
      colours: [inks.teal, inks.shell, inks.coral],
      stripes: 6,
    }),
    pottedPlant(canvas, { at: view.project([2.25, 0, 4]), size: 330, seed: 'desk' }),
  ],
}
