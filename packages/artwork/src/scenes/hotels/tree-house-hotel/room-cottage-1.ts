import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bed } from '../../../motifs/bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { chair } from '../../../motifs/chair.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { tableLamp } from '../../../motifs/table.ts'
import { leafView, timberRoom } from './house.ts'

const view = createView({ horizon: 570, eye: 1.4, centre: 960, focal: 1020 })
const room = createRoom({ view, left: -2.6, right: 2.6, far: 4.6, height: 2.9 })

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/room-cottage-1',
  caption: 'A cottage room: a wooden bed under a mosquito net, a window full of leaves.',
  palette: paletteAt('morning', { turn: -20 }),
  light: [1600, 300],
  draw: (canvas) => {
    const pane: OpeningOptions = {
      wall: 'back',
      at: [3.8, 0.7],
      width: 1.9,
      height: 1.6,
      bars: [3, 1],
      frame: inks.timber,
      leaves: inks.leaf,
      outside: leafView(canvas, { x: 1260, y: 560 }),
      sunlight: [-0.8, 0.9],
    }
    return [
      timberRoom(canvas, room, { planes: { left: 'light', right: 'shade' } }),
      roomOpening(canvas, room, pane),
      sunPatch(canvas, room, pane, 0.4),
      rug(canvas, {
        view,
        at: [0.9, 2.7],
        heading: 0,
        length: 2,
        width: 1.1,
        colours: [inks.leaf, inks.straw, inks.coral],
        stripes: 4,
      }),
      bed(canvas, {
        view,
        at: [-1.1, 4.5],
        heading: 90,
        kind: 'plain',
        wood: inks.timber,
        throwColour: inks.leaf,
        pillow: inks.marigold,
        net: true,
      }),
      cabinet(canvas, { view, at: [0.3, 4.55], heading: 90, wood: inks.timber, width: 0.42 }),
      tableLamp(canvas, view.project([0.3, 0.56, 4.35]), 90),
      chair(canvas, { at: view.project([2, 0, 3.2]), metre: view.metre(3.2), heading: 150 }),
    ]
  },
}
