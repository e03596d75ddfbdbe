import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bed } from '../../../motifs/bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { chair } from '../../../motifs/chair.ts'
import { kitchenette } from '../../../motifs/kitchenette.ts'
import { pendant, shadeLamp } from '../../../motifs/lamps.ts'
import { palm } from '../../../motifs/palm.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { sky } from '../../../motifs/sky.ts'
import { roundTable } from '../../../motifs/table.ts'
import { ochreRoom } from './house.ts'

const view = createView({ horizon: 540, eye: 1.6, centre: 900, focal: 980 })
const room = createRoom({ view, left: -3.4, right: 3.3, far: 5.4, height: 3 })

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/room-studio-1',
  caption: 'The studio: a bed, a kitchenette along the wall and a round table between them.',
  palette: paletteAt('morning', { turn: 8 }),
  light: [1700, 100],
  draw: (canvas) => {
    const arch: OpeningOptions = {
      wall: 'right',
      at: [1.6, 0.7],
      width: 1.7,
      height: 1.9,
      head: 'round',
      bars: [2, 2],
      sunlight: [0.2, 1],
      outside: [
        sky(canvas, { horizon: 620 }),
        palm(canvas, { at: [1640, 760], size: 420, lean: 0.1, seed: 's' }),
      ],
    }
    return [
      ochreRoom(canvas, room, {
        wall: inks.shell,
        accent: { wall: 'back', colour: inks.ochre },
        planes: { left: 'light', right: 'shade', back: 'base' },
      }),
      roomOpening(canvas, room, arch),
      sunPatch(canvas, room, arch, 0.5),
      kitchenette(canvas, { view, at: [-1.9, 5.36], heading: 90, wood: inks.teal, width: 2.4 }),
      bed(canvas, {
        view,
        at: [1.55, 5.36],
        heading: 90,
        kind: 'upholstered',
        width: 1.7,
        throwColour: inks.teal,
        pillow: inks.coral,
      }),
      cabinet(canvas, { view, at: [0.35, 5.36], heading: 90, wood: inks.timber, width: 0.42 }),
      shadeLamp(canvas, { at: view.project([0.35, 0.56, 5.2]), size: 120, base: inks.coral }),
      chair(canvas, {
        at: view.project([-1.75, 0, 3.3]),
        metre: view.metre(3.3),
        heading: 16,
        cane: inks.teal,
      }),
      roundTable(canvas, {
        at: view.project([-0.95, 0, 3.3]),
        metre: view.metre(3.3),
        width: 0.95,
        set: ['plates', 'bread', 'flowers'],
        cloth: inks.coral,
      }),
      chair(canvas, {
        at: view.project([-0.15, 0, 3.3]),
        metre: view.metre(3.3),
        heading: 164,
        cane: inks.teal,
      }),
      pendant(canvas, { at: view.project([-0.95, 3, 3.5]), size: 150, cord: 130, kind: 'cane' }),
    ]
  },
}
