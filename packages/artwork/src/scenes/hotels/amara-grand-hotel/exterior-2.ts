import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { plantersChair } from '../../../motifs/chair.ts'
import { forest } from '../../../motifs/forest.ts'
import { hangingLantern } from '../../../motifs/lantern.ts'
import { palm } from '../../../motifs/palm.ts'
import { createRoom } from '../../../motifs/room.ts'
import { roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { sky } from '../../../motifs/sky.ts'
import { window } from '../../../motifs/window.ts'
import { mansionRoom } from './house.ts'

const view = createView({ horizon: 560, eye: 1.55, centre: 620, focal: 1050 })
const room = createRoom({ view, left: -1.7, right: 1.9, far: 17, height: 3.6, near: 0.8 })
const bays = [3.2, 6.4, 9.6, 12.8, 15.2]

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/exterior-2',
  caption: 'The veranda of the west wing: planter chairs in a row on red tiles, arches open to the garden.',
  palette: paletteAt('morning', { turn: 10 }),
  light: [1900, 300],
  draw: (canvas) => {
    const outside = [
      sky(canvas, { horizon: 560 }),
      forest(canvas, {
        along: points(700, 500, 1100, 450, 1500, 470, 1960, 420),
        base: 720,
        size: 80,
        depth: 0.34,
        rows: 3,
      }),
      fill(box(600, 640, 1400, 600), canvas.tones(inks.grass).light),
      palm(canvas, { at: [1180, 720], size: 520, depth: 0.1, lean: 0.1, seed: 'o1' }),
      palm(canvas, { at: [1640, 860], size: 860, lean: 0.1, facing: 'left', seed: 'o2' }),
    ]
    return [
      mansionRoom(canvas, room, {
        planes: { left: 'light', right: 'shade', back: 'base' },
        floor: { colours: [inks.laterite, inks.tile], tile: 0.6 },
        beams: { colour: inks.timber, gap: 1.3, along: 'width' },
        skirting: inks.laterite,
      }),
      ...bays.map((along) =>
        roomOpening(canvas, room, {
          wall: 'right',
          at: [along, 0.05],
          width: 2.5,
          height: 3,
          head: 'round',
          outside,
          depth: 0.4,
          frame: inks.shell,
        }),
      ),
      ...[14, 10.4, 6.8, 3.4].reverse().map((along) =>
        window(canvas, {
          wall: room.walls.left,
          at: [along, 0.6],
          width: 1.1,
          height: 2.3,
          plane: 'light',
          frame: inks.laterite,
          shutters: inks.azulejo,
        }),
      ),
      ...bays.map((along) =>
        sunPatch(
          canvas,
          room,
          { wall: 'right', at: [along, 0.05], width: 2.5, height: 2.2, outside: [], sunlight: [-0.2, 0.85] },
          0.55,
        ),
      ),
      ...[14, 11, 8.4, 6.2, 4.3].map((away) =>
        plantersChair(canvas, {
          at: view.project([-0.9, 0, away]),
          metre: view.metre(away),
          heading: 12,
          pitch: 12,
        }),
      ),
      hangingLantern(canvas, { at: view.project([0.1, 3.5, 6]), size: 90, chain: 60 }),
      pottedPlant(canvas, { at: view.project([1.3, 0, 3.6]), size: 280, seed: 'v', flower: inks.coral }),
    ]
  },
}
