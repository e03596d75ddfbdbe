import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { ceilingFan } from '../../../motifs/ceiling-fan.ts'
import { plantersChair } from '../../../motifs/chair.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { mirror } from '../../../motifs/mirror.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { sofa } from '../../../motifs/sofa.ts'
import { roundTable } from '../../../motifs/table.ts'
import { gardenView, mansionRoom } from './house.ts'

const view = createView({ horizon: 560, eye: 1.4, centre: 900, focal: 1250 })
const room = createRoom({ view, left: -2.7, right: 2.9, far: 4.8, height: 3.3 })

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/room-premium-2',
  caption: 'The sitting corner of the premium room, a caned settee between tall green shutters.',
  palette: paletteAt('afternoon', { turn: 4 }),
  light: [1800, 200],
  draw: (canvas) => {
    const view2 = (x: number, seed: string) => gardenView(canvas, { x, horizon: 600, size: 420, seed })
    const windows: OpeningOptions[] = [
      {
        wall: 'back',
        at: [1.1, 0.5],
        width: 1,
        height: 2.3,
        head: 'round',
        leaves: inks.leaf,
        outside: view2(480, 'w1'),
        bars: [2, 4],
        sunlight: [-0.5, 0.8],
      },
      {
        wall: 'back',
        at: [4.5, 0.5],
        width: 1,
        height: 2.3,
        head: 'round',
        leaves: inks.leaf,
        outside: view2(1370, 'w2'),
        bars: [2, 4],
        sunlight: [-0.5, 0.8],
      },
    ]
    return [
      mansionRoom(canvas, room, {
        wall: inks.shell,
        accent: { wall: 'back', colour: inks.sky },
        planes: { left: 'light', right: 'shade' },
        floor: { colours: [inks.shell, inks.azulejo], pattern: 'diamonds', tile: 0.5 },
      }),
      ...windows.map((one) => roomOpening(canvas, room, one)),
      ...windows.map((one) => sunPatch(canvas, room, one, 0.4)),
      mirror(canvas, { wall: room.walls.back, at: [2.8, 1.95], width: 0.8, height: 1.05 }),
      rug(canvas, {
        view,
        at: [0.1, 3.1],
        heading: 0,
        length: 3,
        width: 1.4,
        colours: [inks.leaf, inks.shell, inks.coral],
        stripes: 6,
      }),
      sofa(canvas, {
        view,
        at: [0.1, 4.6],
        heading: 90,
        kind: 'settee',
        width: 1.9,
        cloth: inks.shell,
        cushions: [inks.leaf, inks.coral, inks.leaf],
      }),
      shadeLamp(canvas, { at: view.project([1.65, 0, 4.4]), size: 420, tall: true }),
      roundTable(canvas, {
        at: view.project([0.3, 0, 3.3]),
        metre: view.metre(3.3) * 0.62,
        width: 1.1,
        cloth: inks.coral,
        set: ['flowers'],
      }),
      plantersChair(canvas, { at: view.project([-1.9, 0, 3.5]), metre: view.metre(3.5), heading: -10 }),
      ceilingFan(canvas, { at: view.project([0.9, 2.85, 3.4]), size: 300, rod: 130, turned: 60 }),
    ]
  },
}
