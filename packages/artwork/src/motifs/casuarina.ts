import type { Canvas } from '../engine/canvas.ts'
import { mixNumbers, type Point, pointOnCurve, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { leaf, ribbon } from '../engine/path.ts'
import { mirrored, type Placement, seedKey } from '../engine/placement.ts'
import { fill, group } from '../engine/svg.ts'

export interface CasuarinaOptions extends Placement {
  /** How far its head leans, as a share of its height. */
  lean?: number
  silhouette?: boolean
}

/** A casuarina: a bare slim trunk and drooping wisps in tiers; `size` is its height. */
export function casuarina(canvas: Canvas, options: CasuarinaOptions): string {
  const { at, size, depth = 0, lean = 0.06, silhouette = false } = options
  const random = canvas.random(seedKey('casuarina', options))
  const green = canvas.tones(inks.palm, depth)
  const bark = canvas.tones(inks.timber, depth)
  const side = mirrored(options)
  const spine = points(0, 0, lean * 24 * side, -34, lean * 66 * side, -70, lean * 100 * side, -102)
  const lit = canvas.side(at[0])
  const wisps: [string[], string[], string[]] = [[], [], []]
  // Needles are as fine near as far, so a near tree has more of them.
  const dense = size > 420 ? 1.6 : 1
  for (const t of steps(dense > 1 ? 24 : 15)) {
    const level = mixNumbers(0.26, 0.99, t)
    const reach = 22 * Math.sin(Math.PI * Math.min(1, 0.2 + (1 - t) * 0.74)) * random.between(0.7, 1.1) + 3
    for (const turn of [-1, 1]) {
      const [x, y] = pointOnCurve(spine, level + random.around(0, 0.03))
      const out = reach * random.between(0.6, 1.1)
      const tip: Point = [x + turn * out, y - out * random.between(-0.15, 0.5)]
      const layer = random.chance(0.3)
        ? 1
        : turn * lit > 0
          ? random.chance(0.7)
            ? 2
            : 0
          : random.chance(0.8)
            ? 0
            : 2
      wisps[layer].push(leaf([x, y], tip, 1.2))
      for (const u of steps(Math.round(dense * 8))) {
        const root: Point = [mixNumbers(x, tip[0], 0.12 + u * 0.9), mixNumbers(y, tip[1], 0.12 + u * 0.9)]
        const fall: Point = [
          root[0] + turn * random.between(1, 5),
          root[1] + random.between(3, 11) / dense ** 0.6,
        ]
        wisps[layer].push(leaf(root, fall, random.between(1, 1.9) / dense))
      }
    }
  }
  const [dark, middle, bright] = silhouette
    ? [green.deep, green.deep, green.shade]
    : [green.deep, green.shade, green.base]
  return group(
    [
      fill(
        ribbon(spine, (t) => 3.4 * (1 - t * 0.8), 10),
        silhouette ? green.deep : bark.shade,
      ),
      fill(wisps[0].join(''), dark),
      fill(wisps[1].join(''), middle),
      fill(wisps[2].join(''), bright),
    ],
    { at, scale: size / 106 },
  )
}

export interface CasuarinaRowOptions {
  from: Point
  to: Point
  count: number
  size: number
  depth?: number
  silhouette?: boolean
  seed?: string | number
}

/** A windbreak of them. */
export function casuarinas(canvas: Canvas, options: CasuarinaRowOptions): string {
  const { from, to, count, size, depth = 0.2, silhouette = false, seed = 0 } = options
  const random = canvas.random(`casuarinas/${seed}`)
  return group(
    steps(count).map((t, index) =>
      casuarina(canvas, {
        at: [mixNumbers(from[0], to[0], t) + random.around(0, size * 0.1), mixNumbers(from[1], to[1], t)],
        size: size * random.between(0.72, 1.1),
        lean: random.between(-0.08, 0.14),
        depth,
        silhouette,
        seed: `${seed}-${index}`,
      }),
    ),
  )
}
