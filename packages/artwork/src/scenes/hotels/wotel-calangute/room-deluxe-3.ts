import type { Canvas } from '../../../engine/canvas.ts'
import { steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import type { Wall } from '../../../engine/wall.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { pendant } from '../../../motifs/lamps.ts'
import { mirror } from '../../../motifs/mirror.ts'
import { createRoom } from '../../../motifs/room.ts'
import { showerRain } from '../../../motifs/shower.ts'
import { stool } from '../../../motifs/stool.ts'
import { sunscreen } from '../../../motifs/sunscreen.ts'
import { towels } from '../../../motifs/towels.ts'
import { washStand } from '../../../motifs/wash-stand.ts'
import { modernRoom } from './house.ts'

const view = createView({ horizon: 540, eye: 1.45, centre: 900, focal: 1250 })
const room = createRoom({ view, left: -2.1, right: 2.4, far: 3.9, height: 2.7 })
const grid = (canvas: Canvas, wall: Wall, from: number, to: number, high: number) => {
  const rows = Math.round(high / 0.12)
  const d = [
    ...steps(rows + 1).map(
      (t) => `M${wall.place(from, t * high).join(' ')}L${wall.place(to, t * high).join(' ')}`,
    ),
    ...steps(Math.round((to - from) / 0.12) + 1).map(
      (t) =>
        `M${wall.place(from + (to - from) * t, 0).join(' ')}L${wall.place(from + (to - from) * t, high).join(' ')}`,
    ),
  ]
  return line(d.join(''), canvas.tones(inks.shell).light, { width: 2.4, opacity: 0.75, cap: 'butt' })
}

export const scene: Scene = {
  name: 'hotels/wotel-calangute/room-deluxe-3',
  caption: 'The deluxe bathroom: small square tiles, a round mirror, a coral wash stand.',
  palette: paletteAt('noon', { turn: 10 }),
  light: [300, 100],
  draw: (canvas) => [
    modernRoom(canvas, room, {
      wall: inks.teal,
      planes: { left: 'shade', right: 'light', back: 'base' },
      floor: { colours: [inks.shell, inks.ink], pattern: 'checker', tile: 0.22 },
    }),
    fill(room.walls.left.panel([0, 1.8], [3, 2.7]), canvas.tones(inks.shell).shade),
    fill(room.walls.back.panel([0, 1.8], [4.5, 2.7]), canvas.tones(inks.shell).base),
    fill(room.walls.right.panel([0, 1.8], [3, 2.7]), canvas.tones(inks.shell).light),
    grid(canvas, room.walls.back, 0, 4.5, 1.8),
    grid(canvas, room.walls.left, 0, 3, 1.8),
    grid(canvas, room.walls.right, 0, 3, 1.8),
    sunscreen(canvas, {
      wall: room.walls.back,
      plane: 'base',
      from: [0.2, 1.95],
      to: [1.7, 2.6],
      module: 0.4,
      lit: true,
      thick: 0.08,
    }),
    mirror(canvas, { wall: room.walls.back, at: [2.7, 1.65], width: 0.95, frame: inks.coral }),
    washStand(canvas, { view, at: [0.6, 3.86], heading: 90, wood: inks.coral, width: 1.5 }),
    ...[-0.35, 1.55].map((x) =>
      pendant(canvas, {
        at: view.project([x, 2.7, 3.6]),
        size: 84,
        cord: 190,
        kind: 'globe',
        colour: inks.marigold,
        lit: true,
      }),
    ),
    showerRain(canvas, { at: view.project([-1.35, 2.25, 3.2]), size: 120, fall: 620 }),
    line(
      `M${view.project([-1.35, 2.3, 3.2]).join(' ')}V${view.project([0, 2.62, 3.5])[1]}`,
      canvas.tones(inks.marigold).shade,
      { width: 9 },
    ),
    fill(
      polygon([
        view.project([-0.62, 0, 3.86]),
        view.project([-0.62, 2.1, 3.86]),
        view.project([-0.62, 2.1, 2.4]),
        view.project([-0.62, 0, 2.4]),
      ]),
      canvas.tones(inks.sky).light,
      0.26,
    ),
    stool(canvas, { view, at: [1.8, 3.2], seat: inks.marigold }),
    towels(canvas, { at: view.project([1.75, 1.3, 3.3]), size: 170, colours: [inks.marigold, inks.shell] }),
    pottedPlant(canvas, { at: view.project([-0.2, 0.86, 3.7]), size: 110, seed: 'w' }),
  ],
}
