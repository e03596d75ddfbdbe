import { createFrame } from '../../../engine/frame.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bed } from '../../../motifs/bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { cushion } from '../../../motifs/cushion.ts'
import { pendant, shadeLamp } from '../../../motifs/lamps.ts'
import { mirror } from '../../../motifs/mirror.ts'
import { createRoom } from '../../../motifs/room.ts'
import { rug } from '../../../motifs/rug.ts'
import { slab } from '../../../motifs/slab.ts'
import { screenLight, sunscreen } from '../../../motifs/sunscreen.ts'
import { wallPicture } from '../../../motifs/wall-picture.ts'
import { modernRoom } from './house.ts'

const view = createView({ horizon: 550, eye: 1.5, centre: 820, focal: 1060 })
const room = createRoom({ view, left: -2.9, right: 3.1, far: 5.2, height: 2.8 })

export const scene: Scene = {
  name: 'hotels/wotel-calangute/room-deluxe-1',
  caption: 'The deluxe room: a large bed, a cushioned window seat along the pierced screen.',
  palette: paletteAt('noon', { turn: 4 }),
  light: [1700, 100],
  draw: (canvas) => [
    modernRoom(canvas, room, {
      accent: { wall: 'left', colour: inks.marigold },
      planes: { right: 'shade', left: 'light', back: 'base' },
      floor: { colours: [inks.teak, inks.timber], pattern: 'boards', tile: 0.3 },
    }),
    sunscreen(canvas, {
      wall: room.walls.right,
      plane: 'shade',
      from: [0.3, 0.5],
      to: [3.8, 2.7],
      module: 0.8,
      lit: true,
      thick: 0.14,
    }),
    slab(canvas, view, [2.3, 0, 1.4], [3.1, 0.46, 5.1], inks.teak),
    slab(canvas, view, [2.28, 0.46, 1.4], [3.08, 0.58, 5.08], inks.coral),
    cushion(canvas, {
      frame: createFrame(view, { at: [2.9, 4.7], heading: 180 }),
      at: [0.1, 0.56, 0],
      width: 0.5,
      height: 0.42,
      colour: inks.marigold,
    }),
    cushion(canvas, {
      frame: createFrame(view, { at: [2.9, 3.9], heading: 180 }),
      at: [0.1, 0.56, 0],
      width: 0.5,
      height: 0.42,
      colour: inks.teal,
    }),
    screenLight(canvas, {
      place: (across, down) => view.project([1.9 - down * 0.6, 0, 4.7 - across * 0.62]),
      columns: 4,
      rows: 3,
      opacity: 0.55,
    }),
    mirror(canvas, { wall: room.walls.back, at: [4.3, 1.6], width: 0.8, frame: inks.coral }),
    wallPicture(canvas, {
      wall: room.walls.back,
      at: [1.9, 1.4],
      width: 1.6,
      height: 0.8,
      frame: inks.ink,
      colours: [inks.marigold, inks.coral, inks.teal],
    }),
    cabinet(canvas, { view, at: [-2.4, 5.16], heading: 90, wood: inks.ink, tall: 0.45 }),
    shadeLamp(canvas, { at: view.project([-2.4, 0.46, 5]), size: 150, base: inks.marigold }),
    rug(canvas, {
      view,
      at: [-0.6, 2.6],
      heading: 0,
      length: 3.2,
      width: 1.3,
      colours: [inks.teal, inks.shell, inks.marigold],
      stripes: 7,
    }),
    bed(canvas, {
      view,
      at: [-0.9, 5.16],
      heading: 90,
      kind: 'platform',
      width: 2,
      wood: inks.teak,
      throwColour: inks.teal,
      pillow: inks.coral,
    }),
    pendant(canvas, {
      at: view.project([0.42, 2.8, 4.2]),
      size: 130,
      cord: 100,
      kind: 'globe',
      colour: inks.shell,
    }),
  ],
}
