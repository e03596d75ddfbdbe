import type { Canvas } from '../engine/canvas.ts'
import { mixNumbers, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Wall } from '../engine/wall.ts'
import { arcadeFront } from './arcade-front.ts'
import { tiledEaves } from './tiled-eaves.ts'
import { type Plane, window } from './window.ts'

export interface MansionWingOptions {
  wall: Wall
  plane: Plane
  bays: number
  lit?: boolean
  depth?: number
}

const plinth = 0.8
const ground = 3.9
const upper = 3.9

/** Courses of laterite blocks between two levels of a wall. */
function blocks(
  canvas: Canvas,
  { wall, plane, depth = 0 }: MansionWingOptions,
  a: number,
  b: number,
  low: number,
  high: number,
): string {
  const stone = canvas.tones(inks.laterite, depth)
  const rows = Math.max(2, Math.round((high - low) / 0.4))
  const joints = steps(rows + 1).map(
    (t) =>
      `M${wall.place(a, mixNumbers(low, high, t), 0.1).join(' ')}L${wall.place(b, mixNumbers(low, high, t), 0.1).join(' ')}`,
  )
  return (
    fill(wall.panel([a, low], [b, high], 0.1), stone[plane]) +
    line(joints.join(''), stone[plane === 'shade' ? 'deep' : 'shade'], { width: 1.6, opacity: 0.7 })
  )
}

/** A wing of the grand mansion: laterite plinth and quoins, white arcade, tall arched windows of oyster shell. */
export function mansionWing(canvas: Canvas, options: MansionWingOptions): string {
  const { wall, plane, bays, lit = canvas.palette.dimness > 0.3, depth = 0 } = options
  const white = canvas.tones(inks.shell, depth)
  const top = plinth + ground + upper
  const middles = steps(bays * 2 + 1)
    .filter((_, index) => index % 2 === 1)
    .map((t) => mixNumbers(0.5, wall.length - 0.5, t))
  const width = Math.min(1.3, (wall.length / bays) * 0.4)
  return group([
    fill(wall.panel([0, 0], [wall.length, top]), white[plane]),
    arcadeFront(canvas, {
      wall,
      plane,
      colour: inks.shell,
      trim: inks.plaster,
      inside: inks.ochre,
      bays,
      up: plinth,
      storey: ground,
      from: 0.5,
      to: wall.length - 0.5,
      lit,
      rail: inks.shell,
      doors: inks.azulejo,
      depth,
    }),
    blocks(canvas, options, 0, wall.length, 0, plinth),
    ...middles.map((along, index) =>
      window(canvas, {
        wall,
        at: [along, plinth + ground + 0.7],
        width,
        height: 2.5,
        plane,
        head: 'round',
        frame: inks.laterite,
        pane: lit && index % 3 !== 1 ? 'lamp' : 'shell',
        depth,
      }),
    ),
    blocks(canvas, options, 0, 0.55, 0, top),
    blocks(canvas, options, wall.length - 0.55, wall.length, 0, top),
    fill(
      wall.panel([0, plinth + ground - 0.1], [wall.length, plinth + ground + 0.14], 0.12),
      canvas.tones(inks.laterite, depth)[plane],
    ),
    fill(wall.panel([0, top - 0.3], [wall.length, top], 0.1), white[plane]),
    fill(
      polygon([
        wall.place(0, top),
        wall.place(wall.length, top),
        wall.place(wall.length, top, 0.6),
        wall.place(0, top, 0.6),
      ]),
      canvas.tones(inks.timber, depth).deep,
    ),
    tiledEaves(canvas, { wall, up: top, plane, depth, run: 4.4, rise: 2.6 }),
  ])
}
