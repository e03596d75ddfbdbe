import { steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { figure } from '../../../motifs/figure.ts'
import { hangingLantern } from '../../../motifs/lantern.ts'
import { palm } from '../../../motifs/palm.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { sky } from '../../../motifs/sky.ts'
import { ochreFront, ochreRoom } from './house.ts'

const view = createView({ horizon: 600, eye: 1.6, centre: 1330, focal: 1050 })
const room = createRoom({ view, left: -1.9, right: 1.6, far: 18, height: 3.5, near: 0.8 })
const bays = [2.4, 5.4, 8.4, 11.4, 14.2, 16]

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/exterior-2',
  caption: 'The upper arcade: a row of ochre arches running along the court.',
  palette: paletteAt('afternoon', { turn: -6 }),
  light: [100, 300],
  draw: (canvas) => {
    const outside = [
      sky(canvas, { horizon: 660 }),
      palm(canvas, { at: [760, 900], size: 620, lean: 0.1, depth: 0.1, seed: 'o' }),
      ochreFront(
        canvas,
        createWall(createView({ horizon: 600, eye: 5.4, centre: 1330, focal: 1050 }), [-18, 12], [-14, 40]),
        { bays: 8, plane: 'light', depth: 0.14 },
      ),
      fill(box(-20, 860, 1500, 400), canvas.tones(inks.lagoon).base),
      palm(canvas, { at: [260, 1080], size: 760, lean: 0.1, seed: 'o2' }),
    ]
    const arches = bays.map(
      (along): OpeningOptions => ({
        wall: 'left',
        at: [along, 0],
        width: 2.2,
        height: 2.95,
        head: 'round',
        outside,
        depth: 0.45,
        frame: inks.shell,
        sunlight: [0.35, 0.9],
      }),
    )
    return [
      ochreRoom(canvas, room, {
        planes: { left: 'shade', right: 'light', back: 'base' },
        floor: { colours: [inks.plaster, inks.teal], pattern: 'diamonds', tile: 0.7 },
        beams: { colour: inks.timber, gap: 1.6, along: 'width' },
      }),
      ...arches.map((one) => roomOpening(canvas, room, one)),
      ...arches.map((one) => sunPatch(canvas, room, one, 0.5)),
      ...bays.map(
        (along) =>
          fill(
            room.walls.left.panel([along - 1.1, 0.75], [along + 1.1, 0.86]),
            canvas.tones(inks.shell).base,
          ) +
          line(
            steps(8)
              .map(
                (t) =>
                  `M${room.walls.left.place(along - 1.1 + t * 2.2, 0).join(' ')}L${room.walls.left.place(along - 1.1 + t * 2.2, 0.8).join(' ')}`,
              )
              .join(''),
            canvas.tones(inks.shell).base,
            { width: 5 },
          ),
      ),
      ...[14.6, 10.8, 7, 3.6]
        .reverse()
        .map(
          (along) =>
            fill(
              room.walls.right.panel([along - 0.55, 0], [along + 0.55, 2.3], 0.02),
              canvas.tones(inks.teal).base,
            ) +
            fill(
              room.walls.right.panel([along - 0.68, 0], [along - 0.55, 2.42], 0.03),
              canvas.tones(inks.shell).base,
            ) +
            fill(
              room.walls.right.panel([along - 0.68, 2.3], [along + 0.68, 2.42], 0.03),
              canvas.tones(inks.shell).base,
            ),
        ),
      ...[13, 9.4, 6].map((away) =>
        hangingLantern(canvas, {
          at: view.project([0, 3.4, away]),
          size: view.metre(away) * 0.5,
          chain: view.metre(away) * 0.2,
        }),
      ),
      figure(canvas, {
        at: view.project([0.3, 0, 9.5]),
        size: view.metre(9.5) * 1.66,
        posture: 'walking',
        facing: 'left',
        outfit: { top: inks.shell, bottom: inks.coral, skirt: 'long', hat: 'straw' },
      }),
      pottedPlant(canvas, { at: view.project([1.15, 0, 4.6]), size: 270, seed: 'z', flower: inks.coral }),
    ]
  },
}
