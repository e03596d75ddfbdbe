import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { createWall } from '../../../engine/wall.ts'
import { bed } from '../../../motifs/bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { pool } from '../../../motifs/pool.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { sky } from '../../../motifs/sky.ts'
import { wallPicture } from '../../../motifs/wall-picture.ts'
import { ochreFront, ochreRoom } from './house.ts'

const view = createView({ horizon: 540, eye: 1.35, centre: 1120, focal: 1120 })
const room = createRoom({ view, left: -3.1, right: 2.5, far: 4.9, height: 3 })

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/room-pool-access-3',
  caption: 'The bed of a pool access room, looking out under the arch to the lit water at night.',
  palette: paletteAt('night', { dimness: 0.34 }),
  light: [1300, 500],
  draw: (canvas) => {
    const arch: OpeningOptions = {
      wall: 'back',
      at: [4.2, 0],
      width: 2,
      height: 2.6,
      head: 'round',
      curtain: inks.coral,
      outside: [
        sky(canvas, { horizon: 600 }),
        ochreFront(canvas, createWall(view, [-8, 20], [12, 20]), {
          bays: 8,
          plane: 'base',
          lit: true,
          depth: 0.1,
        }),
        pool(canvas, {
          view,
          rim: [
            [-8, 16],
            [12, 16],
            [12, 6],
            [-8, 6],
          ],
          glowing: true,
          ripples: 30,
        }),
      ],
    }
    return [
      ochreRoom(canvas, room, {
        planes: { left: 'shade', right: 'base', back: 'base' },
        accent: { wall: 'back', colour: inks.teal },
      }),
      roomOpening(canvas, room, arch),
      wallPicture(canvas, {
        wall: room.walls.back,
        at: [1.55, 1.75],
        width: 1.4,
        height: 0.75,
        frame: inks.shell,
        colours: [inks.ochre, inks.shell, inks.coral],
      }),
      cabinet(canvas, { view, at: [-2.7, 4.86], heading: 90, wood: inks.timber }),
      shadeLamp(canvas, { at: view.project([-2.7, 0.56, 4.7]), size: 150, base: inks.coral, lit: true }),
      rug(canvas, {
        view,
        at: [-1.3, 2.6],
        heading: 0,
        length: 3,
        width: 1.3,
        colours: [inks.coral, inks.shell, inks.ochre],
        stripes: 6,
      }),
      bed(canvas, {
        view,
        at: [-1.45, 4.86],
        heading: 90,
        kind: 'upholstered',
        width: 1.9,
        throwColour: inks.coral,
        pillow: inks.ochre,
      }),
      cabinet(canvas, { view, at: [-0.15, 4.86], heading: 90, wood: inks.timber, width: 0.42 }),
      shadeLamp(canvas, { at: view.project([-0.15, 0.56, 4.7]), size: 150, base: inks.coral, lit: true }),
    ]
  },
}
