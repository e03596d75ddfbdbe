import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { books } from '../../../motifs/books.ts'
import { chair } from '../../../motifs/chair.ts'
import { desk } from '../../../motifs/desk.ts'
import { pendant, shadeLamp } from '../../../motifs/lamps.ts'
import { palm } from '../../../motifs/palm.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { sky } from '../../../motifs/sky.ts'
import { sofa } from '../../../motifs/sofa.ts'
import { roundTable } from '../../../motifs/table.ts'
import { wallPicture } from '../../../motifs/wall-picture.ts'
import { ochreRoom } from './house.ts'

const view = createView({ horizon: 560, eye: 1.4, centre: 820, focal: 1200 })
const room = createRoom({ view, left: -2.7, right: 2.9, far: 4.6, height: 3 })

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/room-superior-3',
  caption: 'Desk and sitting corner of the superior room under an arched window.',
  palette: paletteAt('sunset', { dimness: 0.08, turn: 6 }),
  light: [1700, 300],
  draw: (canvas) => {
    const pane: OpeningOptions = {
      wall: 'back',
      at: [4.4, 0.9],
      width: 1.5,
      height: 1.7,
      head: 'round',
      bars: [3, 2],
      sunlight: [-0.8, 0.9],
      outside: [
        sky(canvas, { horizon: 700 }),
        palm(canvas, { at: [1370, 860], size: 520, silhouette: true, lean: 0.1, seed: 's' }),
      ],
    }
    return [
      ochreRoom(canvas, room, {
        wall: inks.ochre,
        accent: { wall: 'left', colour: inks.teal },
        planes: { left: 'base', right: 'shade', back: 'base' },
      }),
      roomOpening(canvas, room, pane),
      sunPatch(canvas, room, pane),
      rug(canvas, {
        view,
        at: [1.1, 2.8],
        heading: 0,
        length: 2.6,
        width: 1.3,
        colours: [inks.coral, inks.shell, inks.teal],
        stripes: 6,
      }),
      wallPicture(canvas, {
        wall: room.walls.back,
        at: [1.5, 1.5],
        width: 1.5,
        height: 0.9,
        frame: inks.shell,
        colours: [inks.lagoon, inks.coral, inks.teal],
      }),
      desk(canvas, { view, at: [-1.2, 4.56], heading: 90, width: 1.8, wood: inks.teal }),
      shadeLamp(canvas, { at: view.project([-1.8, 0.8, 4.3]), size: 160, base: inks.coral, lit: true }),
      books(canvas, { at: view.project([-0.8, 0.8, 4.35]), size: 60, count: 5 }),
      chair(canvas, {
        at: view.project([-1.3, 0, 3.6]),
        metre: view.metre(3.6),
        heading: -82,
        pitch: 16,
        cane: inks.coral,
      }),
      sofa(canvas, {
        view,
        at: [1.75, 4.55],
        heading: 90,
        width: 1.5,
        cloth: inks.shell,
        cushions: [inks.coral, inks.teal],
      }),
      roundTable(canvas, {
        at: view.project([1.2, 0, 3.3]),
        metre: view.metre(3.3) * 0.6,
        width: 1.1,
        cloth: inks.teal,
        set: ['coconut'],
      }),
      pendant(canvas, { at: view.project([0.8, 3, 3.8]), size: 140, cord: 110, kind: 'cane', lit: true }),
    ]
  },
}
