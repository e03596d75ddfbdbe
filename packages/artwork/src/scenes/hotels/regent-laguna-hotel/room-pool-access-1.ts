import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { bed } from '../../../motifs/bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { sky } from '../../../motifs/sky.ts'
import { sofa } from '../../../motifs/sofa.ts'
import { ochreFront, ochreRoom } from './house.ts'

const view = createView({ horizon: 520, eye: 1.5, centre: 760, focal: 1060 })
const room = createRoom({ view, left: -2.4, right: 3.4, far: 5, height: 2.9 })

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/room-pool-access-1',
  caption: 'A pool access room: folding doors wide open, the water just outside.',
  palette: paletteAt('noon'),
  light: [960, -100],
  draw: (canvas) => {
    const doors: OpeningOptions = {
      wall: 'back',
      at: [3.5, 0],
      width: 3.4,
      height: 2.5,
      frame: inks.shell,
      leaves: inks.teal,
      sunlight: [-0.3, 0.8],
      outside: [
        sky(canvas, { horizon: 560 }),
        ochreFront(canvas, createWall(view, [-8, 19], [16, 19]), { bays: 9, plane: 'light', depth: 0.12 }),
        fill(box(0, 590, 1920, 300), canvas.tones(inks.sand).light),
        pool(canvas, {
          view,
          rim: [
            [-8, 15],
            [14, 15],
            [14, 6.1],
            [-8, 6.1],
          ],
          coping: inks.shell,
          ripples: 40,
        }),
        palm(canvas, { at: [1240, 610], size: 320, lean: 0.1, seed: 'd' }),
      ],
    }
    return [
      ochreRoom(canvas, room, {
        planes: { left: 'base', right: 'base', back: 'shade' },
        accent: { wall: 'left', colour: inks.lagoon },
      }),
      roomOpening(canvas, room, doors),
      sunPatch(canvas, room, doors, 0.5),
      cabinet(canvas, { view, at: [-2.36, 4.72], heading: 0, wood: inks.timber, width: 0.42 }),
      shadeLamp(canvas, { at: view.project([-2.15, 0.56, 4.72]), size: 140, base: inks.coral }),
      bed(canvas, {
        view,
        at: [-2.36, 3.55],
        heading: 0,
        kind: 'upholstered',
        width: 1.8,
        throwColour: inks.coral,
        pillow: inks.teal,
      }),
      sofa(canvas, {
        view,
        at: [3.34, 4],
        heading: 180,
        width: 1.1,
        cloth: inks.shell,
        cushions: [inks.coral],
      }),
    ]
  },
}
