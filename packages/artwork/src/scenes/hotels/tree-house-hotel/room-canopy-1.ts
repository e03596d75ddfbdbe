import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bed } from '../../../motifs/bed.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { pendant } from '../../../motifs/lamps.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { tableLamp } from '../../../motifs/table.ts'
import { leafView, timberRoom } from './house.ts'

const view = createView({ horizon: 550, eye: 1.5, centre: 960, focal: 980 })
const room = createRoom({ view, left: -3.1, right: 3.1, far: 5.2, height: 3 })

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/room-canopy-1',
  caption: 'The canopy room: a bed among the branches, windows on three sides.',
  palette: paletteAt('afternoon', { turn: -18 }),
  light: [1700, 100],
  draw: (canvas) => {
    const out = (x: number, seed: string) => leafView(canvas, { x, y: 480, seed })
    const openings: OpeningOptions[] = [
      {
        wall: 'back',
        at: [1.3, 0.9],
        width: 1.8,
        height: 1.6,
        bars: [3, 2],
        frame: inks.timber,
        outside: out(560, 'b1'),
      },
      {
        wall: 'back',
        at: [4.9, 0.9],
        width: 1.8,
        height: 1.6,
        bars: [3, 2],
        frame: inks.timber,
        outside: out(1340, 'b2'),
      },
      {
        wall: 'left',
        at: [1.9, 0.9],
        width: 2.2,
        height: 1.6,
        bars: [3, 2],
        frame: inks.timber,
        outside: out(120, 'l'),
      },
      {
        wall: 'right',
        at: [1.9, 0.9],
        width: 2.2,
        height: 1.6,
        bars: [3, 2],
        frame: inks.timber,
        outside: out(1780, 'r'),
        sunlight: [0.2, 1.1],
      },
    ]
    return [
      timberRoom(canvas, room, { planes: { back: 'base', left: 'light', right: 'shade' } }),
      ...openings.map((one) => roomOpening(canvas, room, one)),
      ...openings.slice(3).map((one) => sunPatch(canvas, room, one, 0.5)),
      rug(canvas, {
        view,
        at: [0, 2.7],
        heading: 0,
        length: 3.4,
        width: 1.3,
        colours: [inks.straw, inks.leaf, inks.coral],
        stripes: 7,
      }),
      bed(canvas, {
        view,
        at: [0, 5.1],
        heading: 90,
        kind: 'plain',
        width: 1.8,
        wood: inks.timber,
        throwColour: inks.coral,
        pillow: inks.leaf,
      }),
      ...[-1.3, 1.3].map((x) =>
        cabinet(canvas, { view, at: [x, 5.1], heading: 90, wood: inks.timber, width: 0.44 }),
      ),
      tableLamp(canvas, view.project([1.3, 0.56, 4.9]), 90),
      pottedPlant(canvas, { at: view.project([-2.5, 0, 4.2]), size: 260, seed: 'c' }),
      pendant(canvas, { at: view.project([0, 2.9, 3.8]), size: 170, cord: 60, kind: 'cane' }),
    ]
  },
}
