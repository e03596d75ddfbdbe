import type { Canvas } from '../engine/canvas.ts'
import { mixNumbers, type Point, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { archedBox, ellipse, polygon } from '../engine/path.ts'
import type { Placement } from '../engine/placement.ts'
import { round } from '../engine/round.ts'
import { fill, group } from '../engine/svg.ts'

/** The white lamp tower of a temple: seven storeys of niches under a dome; `size` is its height. */
export function lampTower(canvas: Canvas, { at, size, depth = 0 }: Placement): string {
  const white = canvas.tones(inks.shell, depth)
  const blue = canvas.tones(inks.azulejo, depth)
  const gold = canvas.tones(inks.marigold, depth)
  const [x, y] = at
  const storeys = 7
  const rise = (size * 0.78) / storeys
  const half = (t: number) => size * mixNumbers(0.155, 0.085, t)
  const floors = steps(storeys).map((_, index) => {
    const foot: Point = [x, y - size * 0.06 - index * rise]
    const [low, high] = [half(index / storeys), half((index + 0.86) / storeys)]
    const niches = [-0.62, -0.22, 0.22, 0.62].map((across) => {
      const wide = low * 0.27 * Math.sqrt(1 - across * across * 0.7)
      return (
        fill(
          archedBox(foot[0] + across * low - wide / 2, foot[1] - rise * 0.74, wide, rise * 0.54),
          index % 2 === 0 ? blue.base : blue.shade,
        ) +
        fill(
          ellipse([foot[0] + across * low, foot[1] - rise * 0.3], wide * 0.2, wide * 0.3),
          canvas.palette.lamp,
        )
      )
    })
    return group([
      round(canvas, { at: foot, height: rise, foot: low, head: high, tones: white, flatten: 0.14 }),
      ...niches,
      round(canvas, {
        at: [x, foot[1] - rise * 0.86],
        height: rise * 0.14,
        foot: high * 1.12,
        head: high * 1.18,
        tones: white,
        flatten: 0.14,
        lid: white.shade,
      }),
    ])
  })
  const top = y - size * 0.06 - storeys * rise
  const dome = half(0.98)
  return group([
    round(canvas, {
      at,
      height: size * 0.065,
      foot: size * 0.2,
      head: size * 0.18,
      tones: white,
      flatten: 0.16,
      lid: white.shade,
    }),
    ...floors,
    round(canvas, {
      at: [x, top],
      height: rise * 0.34,
      foot: dome * 0.86,
      head: dome * 0.82,
      tones: white,
      flatten: 0.12,
    }),
    fill(
      `M${x - dome} ${top - rise * 0.3}C${x - dome} ${top - rise * 1.1} ${x - dome * 0.3} ${top - rise * 1.15} ${x} ${top - rise * 1.4}C${x + dome * 0.3} ${top - rise * 1.15} ${x + dome} ${top - rise * 1.1} ${x + dome} ${top - rise * 0.3}Z`,
      white.shade,
    ),
    fill(
      `M${x - canvas.side(x) * dome * 0.2} ${top - rise * 0.3}C${x + canvas.side(x) * dome * 0.1} ${top - rise * 1} ${x} ${top - rise * 1.2} ${x} ${top - rise * 1.4}C${x + canvas.side(x) * dome * 0.3} ${top - rise * 1.15} ${x + canvas.side(x) * dome} ${top - rise * 1.1} ${x + canvas.side(x) * dome} ${top - rise * 0.3}Z`,
      white.light,
    ),
    fill(
      polygon(
        points(x - dome * 0.09, top - rise * 1.36, x, top - rise * 2, x + dome * 0.09, top - rise * 1.36),
      ) + ellipse([x, top - rise * 1.5], dome * 0.16),
      gold.base,
    ),
  ])
}
