import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { bed } from '../../../motifs/bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { gardenView, mansionRoom } from './house.ts'

const view = createView({ horizon: 560, eye: 1.5, centre: 820, focal: 1060, turn: 14 })
const room = createRoom({ view, left: -3.4, right: 3.4, far: 6, height: 3.5, near: 1.7 })

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/room-suite-1',
  caption: 'The suite: a four-poster bed in a corner room, arches open on two sides.',
  palette: paletteAt('dawn'),
  light: [1750, 300],
  draw: (canvas) => {
    const back = (along: number, x: number): OpeningOptions => ({
      wall: 'back',
      at: [along, 0],
      width: 1.5,
      height: 2.8,
      head: 'round',
      outside: gardenView(canvas, { x, horizon: 580, size: 460, seed: `s${along}` }),
      sunlight: [-0.5, 0.6],
      curtain: inks.shell,
    })
    const side = (along: number): OpeningOptions => ({
      wall: 'right',
      at: [along, 0],
      width: 1.5,
      height: 2.8,
      head: 'round',
      outside: [
        sky(canvas, { horizon: 580 }),
        sea(canvas, { horizon: 590, bottom: 700, waves: 10 }),
        fill(box(900, 690, 1100, 600), canvas.tones(inks.sand).light),
        palmGrove(canvas, { from: [1100, 760], to: [1950, 860], count: 6, size: 380, depth: 0.14 }),
      ],
      sunlight: [-0.1, 0.9],
    })
    return [
      mansionRoom(canvas, room, {
        wall: inks.shell,
        planes: { left: 'light', back: 'base', right: 'shade' },
        floor: { colours: [inks.plaster, inks.laterite], pattern: 'checker', tile: 0.6 },
      }),
      roomOpening(canvas, room, back(1.5, 420)),
      roomOpening(canvas, room, back(5.4, 1000)),
      roomOpening(canvas, room, side(1.5)),
      roomOpening(canvas, room, side(3.6)),
      sunPatch(canvas, room, side(1.5)),
      sunPatch(canvas, room, side(3.6)),
      bed(canvas, {
        view,
        at: [0.05, 5.8],
        heading: 90,
        kind: 'poster',
        width: 1.9,
        throwColour: inks.bougainvillea,
        pillow: inks.marigold,
        net: false,
      }),
      rug(canvas, {
        view,
        at: [-1.9, 4],
        heading: 20,
        length: 1.7,
        width: 1.1,
        colours: [inks.bougainvillea, inks.shell, inks.azulejo],
        stripes: 4,
      }),
      cabinet(canvas, { view, at: [-1.35, 5.9], heading: 90 }),
      shadeLamp(canvas, {
        at: view.project([-1.35, 0.56, 5.75]),
        size: 130,
        base: inks.bougainvillea,
        lit: true,
      }),
    ]
  },
}
