import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { createWall } from '../../../engine/wall.ts'
import { bed } from '../../../motifs/bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { pendant, shadeLamp } from '../../../motifs/lamps.ts'
import { palm } from '../../../motifs/palm.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { sky } from '../../../motifs/sky.ts'
import { sofa } from '../../../motifs/sofa.ts'
import { wallPicture } from '../../../motifs/wall-picture.ts'
import { ochreFront, ochreRoom } from './house.ts'

const view = createView({ horizon: 570, eye: 1.45, centre: 860, focal: 1080 })
const room = createRoom({ view, left: -2.9, right: 3, far: 5.1, height: 3 })

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/room-superior-1',
  caption: 'A superior room: a king bed against ochre walls, an arched window over the court.',
  palette: paletteAt('afternoon'),
  light: [1700, 200],
  draw: (canvas) => {
    const arch: OpeningOptions = {
      wall: 'back',
      at: [4.75, 0.7],
      width: 1.5,
      height: 1.95,
      head: 'round',
      bars: [2, 2],
      sunlight: [-0.9, 0.8],
      outside: [
        sky(canvas, { horizon: 560 }),
        palm(canvas, { at: [1250, 760], size: 460, lean: 0.1, facing: 'right', seed: 'w' }),
        ochreFront(
          canvas,
          createWall(createView({ horizon: 640, eye: 4, centre: 1000, focal: 900 }), [0, 17], [14, 17]),
          { bays: 6, plane: 'light', depth: 0.16 },
        ),
      ],
    }
    return [
      ochreRoom(canvas, room, { planes: { left: 'light', right: 'shade' } }),
      roomOpening(canvas, room, arch),
      sunPatch(canvas, room, arch),
      wallPicture(canvas, {
        wall: room.walls.back,
        at: [1.5, 1.75],
        width: 0.62,
        height: 0.78,
        frame: inks.shell,
        colours: [inks.lagoon, inks.shell, inks.teal],
      }),
      wallPicture(canvas, {
        wall: room.walls.back,
        at: [2.4, 1.75],
        width: 0.62,
        height: 0.78,
        frame: inks.shell,
        colours: [inks.shell, inks.coral, inks.teal],
      }),
      cabinet(canvas, { view, at: [-2.32, 5.06], heading: 90, wood: inks.teal }),
      shadeLamp(canvas, { at: view.project([-2.32, 0.56, 4.9]), size: 140, base: inks.coral }),
      cabinet(canvas, { view, at: [0.45, 5.06], heading: 90, wood: inks.teal }),
      rug(canvas, {
        view,
        at: [-0.8, 2.7],
        heading: 0,
        length: 3.3,
        width: 1.5,
        colours: [inks.coral, inks.shell, inks.teal],
        stripes: 7,
      }),
      bed(canvas, {
        view,
        at: [-0.95, 5.06],
        heading: 90,
        kind: 'upholstered',
        width: 1.9,
        wood: inks.timber,
        throwColour: inks.teal,
        pillow: inks.coral,
      }),
      sofa(canvas, {
        view,
        at: [2.94, 4.1],
        heading: 180,
        width: 1,
        cloth: inks.shell,
        cushions: [inks.teal],
      }),
      pendant(canvas, { at: view.project([1.5, 3, 3.6]), size: 130, cord: 130, kind: 'cane' }),
    ]
  },
}
