import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bed } from '../../../motifs/bed.ts'
import { books } from '../../../motifs/books.ts'
import { pendant, shadeLamp } from '../../../motifs/lamps.ts'
import { mirror } from '../../../motifs/mirror.ts'
import { createRoom } from '../../../motifs/room.ts'
import { rug } from '../../../motifs/rug.ts'
import { slab } from '../../../motifs/slab.ts'
import { stool } from '../../../motifs/stool.ts'
import { screenLight, sunscreen } from '../../../motifs/sunscreen.ts'
import { terrazzo } from '../../../motifs/terrazzo.ts'
import { modernRoom } from './house.ts'

const view = createView({ horizon: 560, eye: 1.4, centre: 1040, focal: 1060 })
const room = createRoom({ view, left: -2.5, right: 2.7, far: 4.7, height: 2.7 })

export const scene: Scene = {
  name: 'hotels/wotel-calangute/room-classic-1',
  caption: "A classic room: a low bed, a round mirror and the screen's pattern of light on the floor.",
  palette: paletteAt('morning'),
  light: [100, 200],
  draw: (canvas) => [
    modernRoom(canvas, room, {
      accent: { wall: 'back', colour: inks.teal },
      planes: { left: 'shade', right: 'light' },
    }),
    terrazzo(canvas, view, { left: -2.5, right: 2.7, near: 1.2, far: 4.7 }),
    sunscreen(canvas, {
      wall: room.walls.left,
      plane: 'shade',
      from: [0.5, 0.2],
      to: [3.2, 2.5],
      module: 0.62,
      colour: inks.shell,
      lit: true,
      thick: 0.1,
    }),
    screenLight(canvas, {
      place: (across, down) => view.project([-2.2 + down * 0.62, 0, 4.1 - across * 0.6 - down * 0.12]),
      columns: 4,
      rows: 4,
      opacity: 0.8,
    }),
    mirror(canvas, { wall: room.walls.back, at: [1.3, 1.55], width: 0.86, frame: inks.marigold }),
    slab(canvas, view, [-1.9, 0.62, 4.35], [-0.5, 0.7, 4.7], inks.teak),
    books(canvas, {
      at: [view.project([-1.7, 0.7, 4.5])[0], view.project([0, 0.7, 4.5])[1]],
      size: 54,
      count: 5,
    }),
    stool(canvas, { view, at: [-1.15, 3.9], seat: inks.marigold }),
    rug(canvas, {
      view,
      at: [0.6, 2.5],
      heading: 0,
      length: 2.6,
      width: 1.2,
      colours: [inks.marigold, inks.shell, inks.coral],
      stripes: 5,
    }),
    shadeLamp(canvas, { at: view.project([0.12, 0, 4.5]), size: 380, tall: true }),
    bed(canvas, {
      view,
      at: [1.25, 4.66],
      heading: 90,
      kind: 'platform',
      wood: inks.teak,
      throwColour: inks.marigold,
      pillow: inks.coral,
      width: 1.6,
    }),
    pendant(canvas, {
      at: view.project([-1.1, 2.7, 3.6]),
      size: 110,
      cord: 90,
      kind: 'globe',
      colour: inks.shell,
    }),
  ],
}
