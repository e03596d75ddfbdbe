import { points, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse, polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { chair } from '../../../motifs/chair.ts'
import { forest } from '../../../motifs/forest.ts'
import { fruitBowl } from '../../../motifs/fruit-bowl.ts'
import { pendant } from '../../../motifs/lamps.ts'
import { longTable } from '../../../motifs/long-table.ts'
import { createRoom } from '../../../motifs/room.ts'
import { roomOpening } from '../../../motifs/room-opening.ts'
import { sky } from '../../../motifs/sky.ts'
import { wineGlass } from '../../../motifs/table.ts'
import { wallPicture } from '../../../motifs/wall-picture.ts'
import { mansionRoom } from './house.ts'

const view = createView({ horizon: 540, eye: 1.75, centre: 820, focal: 1050 })
const room = createRoom({ view, left: -3.6, right: 4.2, far: 10.5, height: 4.1, near: 1 })
const table = { view, at: [0.4, 5.6] as const, heading: 90, length: 6.6, width: 1.2, cloth: inks.shell }

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/dining-2',
  caption:
    'The dining hall: one long table laid under a carved ceiling, lamps lit, tall windows in the dusk.',
  palette: paletteAt('dusk', { dimness: 0.3 }),
  light: [960, 300],
  draw: (canvas) => {
    const evening = [
      sky(canvas, { horizon: 700 }),
      forest(canvas, {
        along: points(500, 480, 900, 440, 1300, 480),
        base: 900,
        size: 60,
        depth: 0.2,
        rows: 3,
      }),
    ]
    const lamps = [9, 6.6, 4.4].map((away) =>
      pendant(canvas, {
        at: view.project([0.4, 4.1, away]),
        size: view.metre(away) * 0.34,
        cord: view.metre(away) * 0.45,
        kind: 'globe',
        lit: true,
      }),
    )
    const place = (away: number, side: number) => {
      const [x, y] = view.project([0.4 + side * 0.4, 0.77, away])
      const m = view.metre(away)
      return (
        fill(ellipse([x, y], m * 0.15, m * 0.04), canvas.tones(inks.azulejo).base) +
        fill(ellipse([x, y], m * 0.12, m * 0.03), canvas.tones(inks.shell).light)
      )
    }
    return [
      mansionRoom(canvas, room, {
        wall: inks.coral,
        ceiling: inks.teak,
        beams: { colour: inks.timber, gap: 0.9, along: 'depth', deep: 0.22 },
        planes: { back: 'shade', left: 'base', right: 'shade' },
        floor: { colours: [inks.shell, inks.ink], tile: 0.6 },
        skirting: inks.timber,
      }),
      ...steps(6).map((t) => {
        const away = 2.6 + t * 7.4
        return fill(
          polygon([
            view.project([-3.6, 4.02, away]),
            view.project([4.2, 4.02, away]),
            view.project([4.2, 4.02, away + 0.16]),
            view.project([-3.6, 4.02, away + 0.16]),
          ]),
          canvas.tones(inks.timber).shade,
        )
      }),
      ...[1.7, 3.9, 6.1].map((along) =>
        roomOpening(canvas, room, {
          wall: 'back',
          at: [along, 0.5],
          width: 1.2,
          height: 2.8,
          head: 'round',
          outside: evening,
          bars: [2, 5],
        }),
      ),
      ...[8, 5].map((along) =>
        wallPicture(canvas, {
          wall: room.walls.left,
          at: [along, 1.7],
          width: 1.4,
          height: 1.2,
          colours: [inks.azulejo, inks.marigold, inks.leaf],
        }),
      ),
      cabinet(canvas, { view, at: [4.15, 7], heading: 180, width: 2.4, tall: 1, deep: 0.5 }),
      ...[8.2, 7, 5.8, 4.6, 3.6].map((away) =>
        chair(canvas, { at: view.project([-0.6, 0, away]), metre: view.metre(away), heading: 4, pitch: 10 }),
      ),
      longTable(canvas, table),
      ...[8.2, 7, 5.8, 4.6, 3.6].flatMap((away) => [place(away, -1), place(away, 1)]),
      ...[7.6, 5.2].map((away) =>
        fruitBowl(canvas, { at: view.project([0.4, 0.77, away]), size: view.metre(away) * 0.42 }),
      ),
      wineGlass(canvas, view.project([0.1, 0.77, 4]), 56),
      wineGlass(canvas, view.project([0.75, 0.77, 4.1]), 56),
      ...[8.2, 7, 5.8, 4.6, 3.6].map((away) =>
        chair(canvas, { at: view.project([1.5, 0, away]), metre: view.metre(away), heading: 176, pitch: 10 }),
      ),
      ...lamps,
    ]
  },
}
