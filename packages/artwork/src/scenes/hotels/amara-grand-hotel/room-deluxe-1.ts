import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bed } from '../../../motifs/bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { ceilingFan } from '../../../motifs/ceiling-fan.ts'
import { plantersChair } from '../../../motifs/chair.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { wallPicture } from '../../../motifs/wall-picture.ts'
import { gardenView, mansionRoom } from './house.ts'

const view = createView({ horizon: 560, eye: 1.5, centre: 980, focal: 1120 })
const room = createRoom({ view, left: -3.2, right: 2.9, far: 5.4, height: 3.3 })

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/room-deluxe-1',
  caption:
    'A deluxe room: a carved wooden bed on red floor tiles, tall doors open to the balcony and its palms.',
  palette: paletteAt('morning'),
  light: [1700, 200],
  draw: (canvas) => {
    const door: OpeningOptions = {
      wall: 'back',
      at: [4.75, 0],
      width: 1.4,
      height: 2.65,
      head: 'round',
      outside: gardenView(canvas, { x: 1360, horizon: 610 }),
      leaves: inks.azulejo,
      sunlight: [-0.75, 0.8],
    }
    return [
      mansionRoom(canvas, room, { accent: { wall: 'left', colour: inks.ochre } }),
      roomOpening(canvas, room, door),
      sunPatch(canvas, room, door, 0.42),
      wallPicture(canvas, { wall: room.walls.back, at: [2, 1.78], width: 1.1, height: 0.8 }),
      cabinet(canvas, { view, at: [0.02, 5.36], heading: 90 }),
      shadeLamp(canvas, { at: view.project([0.02, 0.56, 5.15]), size: 130 }),
      rug(canvas, {
        view,
        at: [-0.7, 2.9],
        heading: 0,
        length: 3.2,
        width: 1.5,
        colours: [inks.azulejo, inks.shell, inks.coral],
        stripes: 7,
      }),
      bed(canvas, {
        view,
        at: [-1.25, 5.3],
        heading: 90,
        kind: 'carved',
        throwColour: inks.coral,
        pillow: inks.azulejo,
      }),
      plantersChair(canvas, { at: view.project([2.25, 0, 3.7]), metre: view.metre(3.7), heading: 200 }),
      ceilingFan(canvas, { at: view.project([0.5, 2.75, 3.6]), size: 280, rod: 160 }),
    ]
  },
}
