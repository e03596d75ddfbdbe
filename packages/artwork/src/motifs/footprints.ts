import type { Canvas } from '../engine/canvas.ts'
import { mixNumbers, type Point, pointOnCurve, rotate } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { closedCurve, ellipse } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface FootprintsOptions {
  from: Point
  to: Point
  /** Where the way bends between the two ends. */
  by?: readonly Point[]
  count?: number
  /** Length of a foot at the far and at the near end, in page units. */
  size?: readonly [far: number, near: number]
}

/** One bare foot that points up the page: heel, waist, ball and five toes. */
const sole: readonly Point[] = [
  [-9, 46],
  [10, 46],
  [13, 20],
  [16, -18],
  [0, -30],
  [-17, -16],
  [-10, 18],
]
const toes = [
  [-13, -38, 6.5],
  [-3, -43, 5],
  [5, -42, 4.5],
  [12, -37, 4],
  [18, -30, 3.5],
] as const

/** A track of bare feet over the sand, flattened as the ground is. */
export function footprints(canvas: Canvas, options: FootprintsOptions): string {
  const { from, to, by = [], count = 18, size: [far, near] = [7, 26] } = options
  const sand = canvas.tones(inks.sand)
  const way = [from, ...by, to]
  const [start, end] = from[1] < to[1] ? [from, to] : [to, from]
  const prints = Array.from({ length: count }, (_, index) => {
    const t = (index / (count - 1)) ** (from[1] < to[1] ? 0.6 : 1.6)
    const [x, y] = pointOnCurve(way, t)
    const [aheadX, aheadY] = pointOnCurve(way, t + 0.02)
    const [behindX, behindY] = pointOnCurve(way, t - 0.02)
    const size = mixNumbers(far, near, (y - start[1]) / Math.max(1, end[1] - start[1])) / 90
    const left = index % 2 === 0 ? -1 : 1
    const flat = 0.55
    const heading = (Math.atan2((behindY - aheadY) / flat, behindX - aheadX) * 180) / Math.PI + 90
    const place = ([a, b]: Point): Point => {
      const [u, v] = rotate([a * left + left * 30, b], heading + left * 6)
      return [x + u * size, y + v * size * flat]
    }
    return (
      closedCurve(sole.map(place)) +
      toes.map(([a, b, reach]) => ellipse(place([a, b]), reach * size, reach * size * flat)).join('')
    )
  })
  const lit = canvas.side(mixNumbers(from[0], to[0], 0.5))
  return group([
    group([fill(prints.join(''), sand.light, 0.8)], { at: [-lit * near * 0.06, near * 0.07] }),
    fill(prints.join(''), sand.shade, 0.62),
  ])
}
