import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, leaf, polygon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'
import { figure } from './figure.ts'
import { stringLights } from './lantern.ts'

export interface ShackOptions extends Placement {
  /** The colour of its counter. */
  colour?: Colour
  lit?: boolean
  /** Someone behind the counter. */
  keeper?: boolean
}

/** A beach shack: palm-thatched roof on poles, a counter, lights along the eaves; `size` is its width. */
export function shack(canvas: Canvas, options: ShackOptions): string {
  const {
    at,
    size,
    depth = 0,
    colour = inks.teal,
    lit = canvas.palette.dimness > 0.15,
    keeper = true,
  } = options
  const random = canvas.random(`shack/${at.join()}`)
  const thatch = canvas.tones(inks.straw, depth)
  const pole = canvas.tones(inks.timber, depth)
  const board = canvas.tones(colour, depth)
  const inside = canvas.tones(inks.timber, depth).deep
  const fringe = steps(58).map((t) => {
    const x = mixNumbers(-112, 112, t)
    const drop = random.between(7, 14)
    return leaf([x, -70], [x + random.around(0, 3), -70 + drop], 2.6)
  })
  const rows = steps(5)
    .slice(1, -1)
    .flatMap((t) =>
      steps(40).map((u) => {
        const y = mixNumbers(-122, -70, t)
        const half = mixNumbers(58, 110, t)
        return leaf(
          [mixNumbers(-half, half, u), y],
          [mixNumbers(-half, half, u) + random.around(0, 2), y + random.between(7, 12)],
          1.8,
        )
      }),
    )
  const roof = polygon(points(-56, -124, 56, -124, 114, -68, -114, -68))
  const bottles = steps(9).map((t, index) =>
    fill(
      box(mixNumbers(-60, 60, t), -54, 3.6, 9 + (index % 3) * 2),
      canvas.tones([inks.leaf, inks.coral, inks.marigold][index % 3] ?? inks.leaf, depth).base,
    ),
  )
  const glow = lit ? fill(box(-96, -68, 192, 44), canvas.palette.lamp, 0.5) : ''
  return group(
    [
      fill(box(-96, -68, 192, 66), inside),
      glow,
      fill(box(-70, -45, 140, 2.4), pole.light),
      ...bottles,
      keeper
        ? figure(canvas, {
            at: [16, -1],
            size: 52,
            posture: 'leaning',
            outfit: { top: inks.coral, hat: 'cap' },
            depth,
          })
        : '',
      fill(box(-90, -26, 180, 26), board.base),
      ...steps(12).map((t) => fill(box(mixNumbers(-90, 88, t), -26, 1.2, 26), board.shade)),
      fill(box(-96, -30, 192, 5), pole.light),
      ...[-100, -34, 34, 98].map((x) => fill(box(x - 2, -70, 4.4, 70), pole.base)),
      fill(roof, thatch.base),
      fill(polygon(points(-56, -124, 56, -124, 30, -112, -40, -112)), thatch.light),
      fill(rows.join(''), thatch.shade, 0.7),
      fill(fringe.join(''), thatch.shade),
      line('M-58 -124H58', pole.base, { width: 3.4 }),
      lit
        ? stringLights(canvas, { from: [-108, -62], to: [0, -60], sag: 5, count: 9, size: 1.7 }) +
          stringLights(canvas, { from: [0, -60], to: [108, -62], sag: 5, count: 9, size: 1.7 })
        : '',
    ],
    { at, scale: [(size / 228) * mirrored(options), size / 228] },
  )
}
