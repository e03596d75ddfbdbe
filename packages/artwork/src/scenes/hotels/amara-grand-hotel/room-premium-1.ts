import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bed } from '../../../motifs/bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { plantersChair } from '../../../motifs/chair.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { pool } from '../../../motifs/pool.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { gardenView, mansionRoom } from './house.ts'

const view = createView({ horizon: 550, eye: 1.55, centre: 1120, focal: 1080 })
const room = createRoom({ view, left: -3.9, right: 2.7, far: 5.5, height: 3.4 })

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/room-premium-1',
  caption: 'A premium room: a four-poster bed and a tall arch with a view of the pool.',
  palette: paletteAt('noon', { turn: -4 }),
  light: [100, 300],
  draw: (canvas) => {
    const arch: OpeningOptions = {
      wall: 'back',
      at: [1.5, 0],
      width: 1.9,
      height: 2.8,
      head: 'round',
      leaves: inks.leaf,
      sunlight: [0.7, 0.85],
      outside: [
        ...gardenView(canvas, { x: 660, horizon: 590, size: 440, seed: 'premium' }),
        pool(canvas, {
          view,
          rim: [
            [-3.6, 16],
            [-1.8, 16],
            [-1.4, 6.6],
            [-4, 6.6],
          ],
          coping: inks.shell,
        }),
      ],
    }
    return [
      mansionRoom(canvas, room, {
        wall: inks.shell,
        accent: { wall: 'back', colour: inks.sky },
        planes: { left: 'shade', right: 'light', back: 'base' },
        floor: { colours: [inks.shell, inks.azulejo], pattern: 'diamonds', tile: 0.5 },
      }),
      roomOpening(canvas, room, arch),
      sunPatch(canvas, room, arch, 0.5),
      cabinet(canvas, { view, at: [2.25, 5.4], heading: 90 }),
      shadeLamp(canvas, { at: view.project([2.25, 0.56, 5.2]), size: 130, base: inks.marigold }),
      bed(canvas, {
        view,
        at: [0.95, 5.4],
        heading: 90,
        kind: 'poster',
        width: 1.8,
        throwColour: inks.marigold,
        pillow: inks.azulejo,
      }),
      rug(canvas, {
        view,
        at: [-1.9, 3.2],
        heading: 0,
        length: 1.8,
        width: 1.3,
        colours: [inks.marigold, inks.shell, inks.azulejo],
        stripes: 4,
      }),
      plantersChair(canvas, { at: view.project([-2.6, 0, 3.9]), metre: view.metre(3.9), heading: -14 }),
    ]
  },
}
