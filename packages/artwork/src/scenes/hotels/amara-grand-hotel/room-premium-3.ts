import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { azulejo } from '../../../motifs/azulejo.ts'
import { bathTub } from '../../../motifs/bath-tub.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { mirror } from '../../../motifs/mirror.ts'
import { palm } from '../../../motifs/palm.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening } from '../../../motifs/room-opening.ts'
import { sky } from '../../../motifs/sky.ts'
import { stool } from '../../../motifs/stool.ts'
import { towels } from '../../../motifs/towels.ts'
import { washStand } from '../../../motifs/wash-stand.ts'
import { mansionRoom } from './house.ts'

const view = createView({ horizon: 540, eye: 1.5, centre: 1060, focal: 1150 })
const room = createRoom({ view, left: -2.6, right: 2.3, far: 4.3, height: 3 })

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/room-premium-3',
  caption: 'The premium bathroom: blue and white painted tiles, a deep bath under the window.',
  palette: paletteAt('morning'),
  light: [300, 200],
  draw: (canvas) => {
    const pane: OpeningOptions = {
      wall: 'back',
      at: [1.5, 1.5],
      width: 1,
      height: 1.2,
      head: 'round',
      bars: [3, 2],
      outside: [
        sky(canvas, { horizon: 640 }),
        palm(canvas, { at: [740, 700], size: 460, lean: 0.1, seed: 'bath' }),
      ],
    }
    const back = room.walls.back
    return [
      mansionRoom(canvas, room, {
        wall: inks.shell,
        beams: { colour: inks.timber, gap: 0.7 },
        floor: { colours: [inks.shell, inks.ink], pattern: 'diamonds', tile: 0.4 },
        planes: { left: 'light', right: 'shade' },
      }),
      azulejo(canvas, {
        place: (across, down) => back.place(across * 0.35, 1.4 - down * 0.35),
        columns: 14,
        rows: 4,
        joint: 1.5,
      }),
      azulejo(canvas, {
        place: (across, down) => room.walls.left.place(across * 0.35, 1.4 - down * 0.35),
        columns: 9,
        rows: 4,
        joint: 2,
      }),
      fill(back.panel([0, 1.4], [4.9, 1.5], 0.02), canvas.tones(inks.azulejo).base),
      roomOpening(canvas, room, pane),
      mirror(canvas, { wall: back, at: [3.9, 1.85], width: 0.66, height: 0.9 }),
      washStand(canvas, { view, at: [1.3, 4.28], heading: 90, wood: inks.timber }),
      bathTub(canvas, { at: view.project([-1.1, 0, 3.5]), size: view.metre(3.5) * 1.75 }),
      stool(canvas, { view, at: [0.35, 3.4], seat: inks.shell }),
      towels(canvas, { at: view.project([1.9, 1.35, 3.2]), size: 170, colours: [inks.coral, inks.shell] }),
      pottedPlant(canvas, { at: view.project([-2.2, 0, 4.1]), size: 260, seed: 'bath' }),
    ]
  },
}
