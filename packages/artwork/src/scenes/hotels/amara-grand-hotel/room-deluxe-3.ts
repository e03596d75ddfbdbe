import { createFrame } from '../../../engine/frame.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { books } from '../../../motifs/books.ts'
import { chair } from '../../../motifs/chair.ts'
import { cushion } from '../../../motifs/cushion.ts'
import { desk } from '../../../motifs/desk.ts'
import { forest } from '../../../motifs/forest.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { palm } from '../../../motifs/palm.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { sky, sun } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'
import { wallPicture } from '../../../motifs/wall-picture.ts'
import { mansionRoom } from './house.ts'

const view = createView({ horizon: 560, eye: 1.45, centre: 700, focal: 1150, turn: 0 })
const room = createRoom({ view, left: -2.4, right: 2.9, far: 4.6, height: 3.2 })

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/room-deluxe-3',
  caption: 'Writing desk and cushioned window seat of the deluxe room in the late light.',
  palette: paletteAt('sunset', { dimness: 0.06 }),
  light: [400, 300],
  draw: (canvas) => {
    const seat: OpeningOptions = {
      wall: 'back',
      at: [1.55, 0.55],
      width: 2,
      height: 2.1,
      head: 'round',
      bars: [4, 3],
      outside: [
        sky(canvas, { horizon: 640 }),
        sun(canvas, { at: [520, 500], radius: 70, horizon: 640 }),
        forest(canvas, {
          along: points(200, 560, 500, 600, 900, 550),
          base: 900,
          size: 60,
          depth: 0.3,
          rows: 3,
        }),
        palm(canvas, { at: [640, 800], size: 480, lean: 0.1, silhouette: true, seed: 'w' }),
      ],
      depth: 0.5,
      sunlight: [0.5, 0.95],
    }
    return [
      mansionRoom(canvas, room, { planes: { left: 'shade', right: 'light', back: 'base' } }),
      roomOpening(canvas, room, seat),
      slab(canvas, view, [-1.9, 0, 4.1], [0.2, 0.46, 4.6], inks.timber),
      slab(canvas, view, [-1.86, 0.46, 4.12], [0.16, 0.58, 4.6], inks.coral),
      cushion(canvas, {
        frame: createFrame(view, { at: [-1.5, 4.5], heading: 90 }),
        at: [0.1, 0.56, 0],
        width: 0.5,
        height: 0.46,
        colour: inks.azulejo,
      }),
      cushion(canvas, {
        frame: createFrame(view, { at: [-0.15, 4.5], heading: 90 }),
        at: [0.1, 0.56, 0],
        width: 0.5,
        height: 0.46,
        colour: inks.shell,
      }),
      sunPatch(canvas, room, seat, 0.5),
      rug(canvas, {
        view,
        at: [-0.7, 2.7],
        heading: 0,
        length: 2.2,
        width: 1.2,
        colours: [inks.azulejo, inks.shell, inks.coral],
        stripes: 5,
      }),
      wallPicture(canvas, { wall: room.walls.back, at: [4.1, 1.6], width: 0.9, height: 0.7 }),
      desk(canvas, { view, at: [1.7, 4.56], heading: 90, width: 1.5, wood: inks.timber }),
      shadeLamp(canvas, { at: view.project([2.2, 0.8, 4.3]), size: 160, lit: true }),
      books(canvas, { at: view.project([1.1, 0.8, 4.35]), size: 60, count: 6 }),
      chair(canvas, { at: view.project([1.6, 0, 3.6]), metre: view.metre(3.6), heading: 250, pitch: 16 }),
    ]
  },
}
