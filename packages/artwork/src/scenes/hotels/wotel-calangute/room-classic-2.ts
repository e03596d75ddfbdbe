import { createFrame } from '../../../engine/frame.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group, line } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { books } from '../../../motifs/books.ts'
import { cushion } from '../../../motifs/cushion.ts'
import { hangingClothes } from '../../../motifs/hanging-clothes.ts'
import { createRoom } from '../../../motifs/room.ts'
import { rug } from '../../../motifs/rug.ts'
import { slab } from '../../../motifs/slab.ts'
import { stool } from '../../../motifs/stool.ts'
import { screenLight } from '../../../motifs/sunscreen.ts'
import { terrazzo } from '../../../motifs/terrazzo.ts'
import { modernRoom } from './house.ts'

const view = createView({ horizon: 560, eye: 1.4, centre: 960, focal: 1320 })
const room = createRoom({ view, left: -2.1, right: 2.2, far: 3.9, height: 2.7 })

export const scene: Scene = {
  name: 'hotels/wotel-calangute/room-classic-2',
  caption: 'Shelf, hooks and hanging rail of the classic room, a hat and a beach bag on them.',
  palette: paletteAt('afternoon'),
  light: [1800, 200],
  draw: (canvas) => {
    const at = (along: number, up: number) => room.walls.back.place(along, up, 0.15)
    const hang = (along: number, colour: string, kind: 'shirt' | 'dress') =>
      hangingClothes(canvas, { at: at(along, 1.8), size: 150, colour, kind })
    return [
      modernRoom(canvas, room, {
        accent: { wall: 'back', colour: inks.teal },
        planes: { left: 'light', right: 'shade', back: 'base' },
      }),
      terrazzo(canvas, view, { left: -2.1, right: 2.2, near: 1.3, far: 3.9 }),
      screenLight(canvas, {
        place: (across, down) => room.walls.back.place(0.2 + across * 0.62, 2.4 - down * 0.62),
        columns: 3,
        rows: 3,
        opacity: 0.16,
      }),
      slab(canvas, view, [-1.9, 1.98, 3.5], [0.5, 2.05, 3.9], inks.teak),
      books(canvas, { at: view.project([-1.7, 2.05, 3.7]), size: 76, count: 8 }),
      fill(ellipse(view.project([-0.1, 2.14, 3.6]), 96, 20), canvas.tones(inks.straw).base),
      fill(
        `M${view.project([-0.1, 2.14, 3.6])[0] - 52} ${view.project([-0.1, 2.14, 3.6])[1]}q52 -110 104 0Z`,
        canvas.tones(inks.straw).light,
      ),
      line(
        `M${view.project([-0.1, 2.14, 3.6])[0] - 50} ${view.project([-0.1, 2.14, 3.6])[1] - 6}h100`,
        canvas.tones(inks.coral).base,
        { width: 14 },
      ),
      line(`M${at(0.2, 1.8).join(' ')}L${at(2.5, 1.8).join(' ')}`, canvas.tones(inks.marigold).base, {
        width: 12,
      }),
      hang(0.6, inks.coral, 'shirt'),
      hang(1.2, inks.shell, 'dress'),
      hang(1.8, inks.marigold, 'shirt'),
      ...[3, 3.4, 3.8].map((along, index) =>
        fill(
          ellipse(at(along, 1.7), 15),
          canvas.tones([inks.marigold, inks.coral, inks.shell][index] ?? inks.coral).base,
        ),
      ),
      group(
        (() => {
          const [x, y] = at(3.4, 1.66)
          const bag = canvas.tones(inks.straw)
          return [
            line(`M${x - 60} ${y + 150}Q${x} ${y - 150} ${x + 60} ${y + 150}`, bag.shade, { width: 9 }),
            fill(`M${x - 100} ${y + 130}h200l-26 180h-148Z`, bag.base),
            fill(`M${x - 100} ${y + 130}h70l-10 180h-34Z`, bag.shade),
            fill(`M${x - 95} ${y + 180}h190l-6 36h-178Z`, canvas.tones(inks.coral).base),
          ]
        })(),
      ),
      slab(canvas, view, [-1.9, 0, 3.4], [0.5, 0.46, 3.9], inks.teak),
      fill(
        createWall(view, [-1.9, 3.4], [0.5, 3.4]).panel([0.06, 0.06], [1.16, 0.4], 0.01),
        canvas.tones(inks.marigold).base,
      ),
      fill(
        createWall(view, [-1.9, 3.4], [0.5, 3.4]).panel([1.24, 0.06], [2.34, 0.4], 0.01),
        canvas.tones(inks.marigold).base,
      ),
      cushion(canvas, {
        frame: createFrame(view, { at: [-1.3, 3.8], heading: 90 }),
        at: [0.1, 0.46, 0],
        width: 0.5,
        height: 0.4,
        colour: inks.coral,
      }),
      stool(canvas, { view, at: [1.2, 2.9], seat: inks.coral }),
      rug(canvas, {
        view,
        at: [-0.4, 2.5],
        heading: 0,
        length: 2,
        width: 1,
        colours: [inks.marigold, inks.shell, inks.coral],
        stripes: 5,
      }),
    ]
  },
}
