import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { add, between, type Point, rotate as turned } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { curve, ellipse, leaf, polygon, ribbon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Outfit } from './figure-outfit.ts'
import type { Posture } from './figure-postures.ts'
import { guest } from './life-jacket.ts'
import { breaker } from './rocks.ts'

export interface FlyboardOptions extends Placement {
  posture: Posture
  /** Where the jets strike the water; `at` is the board under the rider's feet. */
  water: Point
  /** Where the hose comes from. */
  hose: Point
  outfit?: Outfit
  jacket?: Colour
  rotate?: number
  silhouette?: boolean
}

/** A rider on two jets of water; `size` is the rider's height. */
export function flyboard(canvas: Canvas, options: FlyboardOptions): string {
  const { at, size, posture, water, hose, outfit = {}, jacket = inks.coral, rotate = 0, silhouette } = options
  const { palette } = canvas
  const random = canvas.random(`flyboard/${at.join()}`)
  const foot = (side: number): Point => add(at, turned([side * size * 0.085, size * 0.03], rotate))
  const cool = palette.sea[0]
  const jets = [-1, 1].map((side) => {
    const from = foot(side)
    const to: Point = [water[0] + side * size * 0.19, water[1]]
    const way: Point[] = [from, add(between(from, to, 0.5), turned([0, size * 0.06], rotate)), to]
    const width = (t: number) => size * (0.034 + 0.15 * t ** 1.5)
    const strands = Array.from({ length: 7 }, () => {
      const [a, b] = [random.between(0.05, 0.55), random.between(0.6, 0.98)]
      const aside = random.around(0, size * 0.05)
      return leaf(
        add(between(from, to, a), [aside * a, 0]),
        add(between(from, to, b), [aside * b, 0]),
        size * 0.011,
      )
    })
    return fill(ribbon(way, width), palette.foam, 0.95) + fill(strands.join(''), cool, 0.75)
  })
  const drops = Array.from({ length: 46 }, () => {
    const t = random.between(0.1, 1)
    const [x, y] = between(at, water, t)
    return ellipse(
      [x + random.around(0, size * (0.16 + 0.34 * t)), y + random.around(0, size * 0.06)],
      random.between(1.5, size * 0.013),
    )
  })
  const board = polygon(
    [
      [-0.16, 0.03],
      [-0.12, -0.005],
      [0.12, -0.005],
      [0.16, 0.03],
      [0.1, 0.055],
      [-0.1, 0.055],
    ].map(([x = 0, y = 0]): Point => add(at, turned([x * size, y * size], rotate))),
  )
  const pull: Point = [water[0] + (hose[0] - water[0]) * 0.2, water[1] - (water[1] - at[1]) * 0.16]
  return group([
    line(curve([at, add(between(at, pull, 0.55), [size * 0.05, 0]), pull, hose]), palette.ink, {
      width: size * 0.034,
    }),
    ...jets,
    breaker(canvas, { at: [water[0], water[1] + size * 0.08], size: size * 0.62, seed: at.join() }),
    fill(drops.join(''), palette.foam),
    fill(board, canvas.tones(inks.ink).base),
    guest(canvas, {
      at,
      size,
      posture,
      jacket,
      rotate,
      facing: mirrored(options) === 1 ? 'right' : 'left',
      outfit: { legs: 'shorts', bottom: inks.ink, ...outfit },
      ...(silhouette ? { silhouette } : {}),
    }),
  ])
}
