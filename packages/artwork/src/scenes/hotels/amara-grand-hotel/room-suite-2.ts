import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { pendant, shadeLamp } from '../../../motifs/lamps.ts'
import { palm } from '../../../motifs/palm.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { sky, stars } from '../../../motifs/sky.ts'
import { sofa } from '../../../motifs/sofa.ts'
import { roundTable } from '../../../motifs/table.ts'
import { wallPicture } from '../../../motifs/wall-picture.ts'
import { mansionRoom } from './house.ts'

const view = createView({ horizon: 570, eye: 1.35, centre: 1050, focal: 1180 })
const room = createRoom({ view, left: -3, right: 2.6, far: 4.9, height: 3.5 })

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/room-suite-2',
  caption: 'The suite’s sitting room by lamplight: a rosewood settee, a chandelier, the dark garden outside.',
  palette: paletteAt('dusk', { dimness: 0.24 }),
  light: [900, 100],
  draw: (canvas) => {
    const dusk: OpeningOptions = {
      wall: 'back',
      at: [0.95, 0],
      width: 1.3,
      height: 2.7,
      head: 'round',
      bars: [2, 4],
      curtain: inks.marigold,
      outside: [
        sky(canvas, { horizon: 980 }),
        stars(canvas, { horizon: 500 }),
        palm(canvas, { at: [560, 860], size: 560, silhouette: true, lean: 0.1, seed: 'd' }),
      ],
    }
    return [
      mansionRoom(canvas, room, {
        wall: inks.leaf,
        planes: { left: 'shade', back: 'base', right: 'shade' },
        floor: { colours: [inks.plaster, inks.laterite], pattern: 'checker', tile: 0.6 },
        skirting: inks.timber,
      }),
      roomOpening(canvas, room, dusk),
      ...[2.5, 3.5, 4.5].map((along, index) =>
        wallPicture(canvas, {
          wall: room.walls.back,
          at: [along, 1.7],
          width: 0.72,
          height: 0.94,
          frame: inks.marigold,
          colours: [
            [inks.shell, inks.coral, inks.azulejo],
            [inks.sky, inks.marigold, inks.leaf],
            [inks.shell, inks.bougainvillea, inks.teal],
          ][index] as [string, string, string],
        }),
      ),
      rug(canvas, {
        view,
        at: [0.3, 3.1],
        heading: 0,
        length: 3.6,
        width: 1.6,
        colours: [inks.laterite, inks.shell, inks.azulejo],
        stripes: 8,
      }),
      shadeLamp(canvas, { at: view.project([-0.9, 0, 4.6]), size: 400, tall: true, lit: true }),
      sofa(canvas, {
        view,
        at: [0.65, 4.75],
        heading: 90,
        kind: 'settee',
        width: 2.2,
        wood: inks.laterite,
        cloth: inks.shell,
        cushions: [inks.bougainvillea, inks.marigold, inks.bougainvillea],
      }),
      cabinet(canvas, { view, at: [2.2, 4.8], heading: 90, width: 0.6, tall: 0.7 }),
      shadeLamp(canvas, {
        at: view.project([2.2, 0.71, 4.6]),
        size: 150,
        lit: true,
        base: inks.bougainvillea,
      }),
      roundTable(canvas, {
        at: view.project([0.5, 0, 3.4]),
        metre: view.metre(3.4) * 0.6,
        width: 1.4,
        cloth: inks.azulejo,
        set: ['flowers', 'coconut'],
      }),
      ...[-0.5, 0, 0.5].map((x) =>
        pendant(canvas, {
          at: view.project([0.5 + x, 3.5, 3.6]),
          size: 70,
          cord: 240 + Math.abs(x) * 60,
          kind: 'globe',
          lit: true,
        }),
      ),
    ]
  },
}
