import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { woodenRail } from '../../../motifs/branch-rail.ts'
import { plantersChair } from '../../../motifs/chair.ts'
import { forest } from '../../../motifs/forest.ts'
import { pendant } from '../../../motifs/lamps.ts'
import { palm } from '../../../motifs/palm.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { sofa } from '../../../motifs/sofa.ts'
import { stiltCottage } from '../../../motifs/stilt-cottage.ts'
import { roundTable } from '../../../motifs/table.ts'
import { leafView, timberRoom } from './house.ts'

const view = createView({ horizon: 520, eye: 1.45, centre: 1020, focal: 1080 })
const room = createRoom({ view, left: -3.2, right: 3, far: 5, height: 3 })

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/room-loft-3',
  caption: 'The loft’s sitting room, its whole front folded open to the hillside.',
  palette: paletteAt('noon', { turn: -14 }),
  light: [300, 0],
  draw: (canvas) => {
    const front: OpeningOptions = {
      wall: 'back',
      at: [3.2, 0],
      width: 4.8,
      height: 2.6,
      frame: inks.timber,
      leaves: inks.leaf,
      sunlight: [0.2, 0.8],
      outside: [
        ...leafView(canvas, { x: 900, y: 500, seed: 'front' }),
        palm(canvas, { at: [1260, 860], size: 560, lean: 0.1, seed: 'f' }),
        stiltCottage(canvas, { at: [560, 620], size: 210, depth: 0.3, stilts: 1.6, steps: false, seed: 'n' }),
        forest(canvas, {
          along: points(200, 640, 900, 660, 1700, 620),
          base: 900,
          size: 80,
          depth: 0.12,
          rows: 2,
          seed: 'edge',
        }),
        ...woodenRail(canvas, view, -4, 5, 6),
      ],
    }
    return [
      timberRoom(canvas, room, { planes: { back: 'shade', left: 'base', right: 'base' } }),
      roomOpening(canvas, room, front),
      sunPatch(canvas, room, front, 0.45),
      rug(canvas, {
        view,
        at: [0.2, 3],
        heading: 0,
        length: 3,
        width: 1.5,
        colours: [inks.leaf, inks.straw, inks.coral],
        stripes: 6,
      }),
      sofa(canvas, {
        view,
        at: [-3.1, 3.7],
        heading: 0,
        width: 1.9,
        kind: 'settee',
        cloth: inks.shell,
        cushions: [inks.coral, inks.leaf],
      }),
      plantersChair(canvas, {
        at: view.project([1.9, 0, 3.7]),
        metre: view.metre(3.7),
        heading: 196,
        cane: inks.leaf,
      }),
      roundTable(canvas, {
        at: view.project([0, 0, 3.3]),
        metre: view.metre(3.3) * 0.6,
        width: 1.3,
        cloth: inks.coral,
        set: ['coconut', 'bread'],
      }),
      pendant(canvas, { at: view.project([0.3, 3, 3.6]), size: 170, cord: 70, kind: 'cane' }),
      pottedPlant(canvas, { at: view.project([2.6, 0, 4.4]), size: 270, seed: 'l' }),
    ]
  },
}
