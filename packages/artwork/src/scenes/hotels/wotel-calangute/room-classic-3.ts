import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { group } from '../../../engine/svg.ts'
import { bed } from '../../../motifs/bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { pendant, shadeLamp } from '../../../motifs/lamps.ts'
import { createRoom } from '../../../motifs/room.ts'
import { screenLight, sunscreen } from '../../../motifs/sunscreen.ts'
import { modernRoom } from './house.ts'

const view = createView({ horizon: 480, eye: 1.7, centre: 1120, focal: 1250 })
const room = createRoom({ view, left: -2.3, right: 2.3, far: 4.2, height: 2.7 })

export const scene: Scene = {
  name: 'hotels/wotel-calangute/room-classic-3',
  caption: 'Sun through the screen wall lays its pattern over the classic room’s bed.',
  palette: paletteAt('afternoon', { turn: 8 }),
  light: [100, 100],
  draw: (canvas) => [
    modernRoom(canvas, room, {
      wall: inks.shell,
      accent: { wall: 'back', colour: inks.teal },
      planes: { left: 'shade', right: 'light', back: 'base' },
    }),
    sunscreen(canvas, {
      wall: room.walls.left,
      plane: 'shade',
      from: [0.2, 0.2],
      to: [3.2, 2.6],
      module: 0.8,
      lit: true,
      thick: 0.14,
    }),
    bed(canvas, {
      view,
      at: [0.1, 4.16],
      heading: 90,
      kind: 'platform',
      width: 1.9,
      length: 2.1,
      wood: inks.teak,
      throwColour: inks.coral,
      pillow: inks.marigold,
    }),
    group([
      screenLight(canvas, {
        place: (across, down) => view.project([-0.85 + across * 0.48, 0.47, 4 - down * 0.5]),
        columns: 4,
        rows: 4,
        opacity: 0.66,
      }),
    ]),
    screenLight(canvas, {
      place: (across, down) => view.project([-2.1 + across * 0.5, 0.005, 3.5 - down * 0.5]),
      columns: 2,
      rows: 4,
      opacity: 0.5,
    }),
    screenLight(canvas, {
      place: (across, down) => room.walls.back.place(3.2 + across * 0.46, 2.1 - down * 0.46),
      columns: 3,
      rows: 3,
      opacity: 0.3,
    }),
    cabinet(canvas, { view, at: [1.75, 4.16], heading: 90, wood: inks.teak, width: 0.5, tall: 0.45 }),
    shadeLamp(canvas, { at: view.project([1.75, 0.46, 4]), size: 150, base: inks.coral }),
    pendant(canvas, {
      at: view.project([-1.5, 2.7, 3.4]),
      size: 120,
      cord: 110,
      kind: 'globe',
      colour: inks.shell,
    }),
  ],
}
