import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, leaf, polygon } from '../engine/path.ts'
import { mirrored, type Placement, seedKey } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface StiltHutOptions extends Placement {
  colour?: Colour
  /** Height of its posts in units of which its front is 100 wide. */
  stilts?: number
  /** A hammock under the veranda. */
  hammock?: boolean
}

/** A beach hut of painted boards under palm leaf, on posts, its side turned away; `size` is its front's width. */
export function stiltHut(canvas: Canvas, options: StiltHutOptions): string {
  const { at, size, depth = 0, colour = inks.teal, stilts = 26, hammock = false } = options
  const random = canvas.random(seedKey('stilt-hut', options))
  const board = canvas.tones(colour, depth)
  const wood = canvas.tones(inks.timber, depth)
  const thatch = canvas.tones(inks.straw, depth)
  const trim = canvas.tones(inks.shell, depth)
  const frontLit = canvas.side(at[0]) * mirrored(options) <= 0
  const [front, flank] = frontLit ? [board.base, board.deep] : [board.shade, board.base]
  const dim = canvas.palette.dimness > 0.15
  const glass = dim ? canvas.palette.lamp : wood.deep
  const floor = -stilts
  const y = (up: number) => floor - up
  const fringe = (a: number, b: number, level: (t: number) => number, count: number) =>
    steps(count)
      .map((t) => {
        const x = mixNumbers(a, b, t)
        return leaf([x, level(t) - 2], [x + random.around(0, 2), level(t) + random.between(5, 10)], 1.9)
      })
      .join('')
  const post = (x: number) => fill(box(x - 2, floor, 4, stilts), wood.shade)
  return group(
    [
      ...[-46, -16, 16, 46, 74, 92].map(post),
      line(`M-46 ${floor * 0.2}L-16 ${floor * 0.9}M46 ${floor * 0.2}L16 ${floor * 0.9}`, wood.deep, {
        width: 1.6,
      }),
      fill(polygon(points(50, floor, 96, y(4), 96, y(44), 50, y(44))), flank),
      fill(box(64, y(32), 15, 17), glass),
      fill(box(-50, y(46), 100, 46), front),
      fill(
        steps(11)
          .map((t) => box(mixNumbers(-50, 49, t), y(46), 0.9, 46))
          .join(''),
        board.deep,
        0.6,
      ),
      fill(box(-12, y(36), 22, 36), trim.base) + fill(box(-9.5, y(34), 17, 34), glass),
      fill(box(20, y(33), 20, 19), trim.base) + fill(box(22, y(31), 16, 15), glass),
      fill(box(-42, y(33), 20, 19), trim.base) + fill(box(-40, y(31), 16, 15), glass),
      fill(
        polygon(points(-62, floor + 5, 60, floor + 5, 100, y(2), 100, y(5), 52, floor, -62, floor)),
        wood.light,
      ),
      fill(box(-62, floor + 3, 122, 4), wood.base),
      ...[-60, -28, 26, 57].map((x) => fill(box(x - 1.5, y(48), 3, 49), wood.base)),
      line(`M-60 ${y(17)}H-28M26 ${y(17)}H57M-60 ${y(9)}H-28M26 ${y(9)}H57`, wood.light, { width: 1.8 }),
      line(
        `M-12 ${floor + 4}L-20 0M8 ${floor + 4}L2 0M-14 ${floor * 0.7}H6M-17 ${floor * 0.35}H4`,
        wood.base,
        {
          width: 2.2,
        },
      ),
      hammock
        ? fill(
            `M-58 ${y(30)}Q-8 ${y(-6)} 26 ${y(32)}Q-8 ${y(6)} -58 ${y(30)}Z`,
            canvas.tones(inks.coral, depth).base,
          )
        : '',
      fill(
        polygon(points(0, y(98), 56, y(90), 108, y(40), 62, y(44))),
        frontLit ? thatch.shade : thatch.light,
      ),
      fill(polygon(points(0, y(98), 68, y(42), -68, y(42))), frontLit ? thatch.light : thatch.shade),
      fill(polygon(points(0, y(80), 36, y(48), -36, y(48))), front),
      fill(box(-6, y(64), 12, 9), glass),
      fill(
        fringe(-68, 68, () => y(43), 26),
        thatch.shade,
      ),
      fill(
        fringe(64, 108, (t) => mixNumbers(y(43), y(40), t), 11),
        thatch.deep,
      ),
      line(`M0 ${y(98)}L57 ${y(90)}`, thatch.shade, { width: 3 }),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100] },
  )
}
