import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { type Point, polar, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, leaf } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A fishing rod from the hand to its tip, the line falling from there to the water. */
export function fishingRod(
  canvas: Canvas,
  { hand, tip, float }: { hand: Point; tip: Point; float: Point },
): string {
  const { ink, foam } = canvas.palette
  return group([
    line(
      `M${hand.join(' ')}Q${hand[0] * 0.4 + tip[0] * 0.6} ${tip[1] + (hand[1] - tip[1]) * 0.16} ${tip.join(' ')}`,
      ink,
      { width: 4 },
    ),
    line(
      `M${tip.join(' ')}Q${tip[0] + (float[0] - tip[0]) * 0.3} ${tip[1] + (float[1] - tip[1]) * 0.75} ${float.join(' ')}`,
      ink,
      { width: 1.2, opacity: 0.7 },
    ),
    fill(leaf([float[0] - 26, float[1]], [float[0] + 26, float[1]], 3), foam, 0.8),
  ])
}

/** A net heaped on the sand with its floats; `size` is its width. */
export function netHeap(canvas: Canvas, options: Placement & { colour?: Colour }): string {
  const { at, size, depth = 0, colour = inks.lagoon } = options
  const random = canvas.random(`net-heap/${Math.round(at[0])}`)
  const twine = canvas.tones(colour, depth)
  const cork = canvas.tones(inks.marigold, depth)
  const folds = steps(9).map((t) => {
    const x = -40 + t * 80
    const high = 30 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.8)) * random.between(0.8, 1.15)
    return { x, high }
  })
  return group(
    [
      ...folds.map(({ x, high }, index) =>
        fill(ellipse([x, -high * 0.45], 17, high * 0.62 + 4), index % 2 === 0 ? twine.shade : twine.base),
      ),
      ...folds.map(({ x, high }) =>
        line(
          `M${x - 12} ${-high * 0.3}Q${x} ${-high * 1.1} ${x + 13} ${-high * 0.25}M${x - 8} ${-high * 0.1}Q${x + 2} ${-high * 0.8} ${x + 12} 0`,
          twine.light,
          { width: 1, opacity: 0.7 },
        ),
      ),
      ...folds
        .slice(1)
        .map(({ x, high }) =>
          fill(ellipse(polar([x, -high * 0.7], random.between(0, 360), 6), 3.6, 2.8), cork.base),
        ),
    ],
    { at, scale: [(size / 110) * mirrored(options), size / 110] },
  )
}

/** The rope and floats of a long net, from hands on the sand out into the water and back. */
export function seine(
  canvas: Canvas,
  { along, size, count = 24 }: { along: readonly Point[]; size: number; count?: number },
): string {
  const cork = canvas.tones(inks.coral)
  const path = `M${along.map((point) => point.join(' ')).join('L')}`
  const lengths = along
    .slice(1)
    .map((point, index) =>
      Math.hypot(point[0] - (along[index]?.[0] ?? 0), point[1] - (along[index]?.[1] ?? 0)),
    )
  const whole = lengths.reduce((sum, one) => sum + one, 0)
  const floats = steps(count).map((t) => {
    let left = t * whole
    let index = 0
    while (index < lengths.length - 1 && left > (lengths[index] ?? 0)) left -= lengths[index++] ?? 0
    const [a, b] = [along[index] ?? [0, 0], along[index + 1] ?? [0, 0]]
    const u = left / (lengths[index] || 1)
    return ellipse([a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u], size, size * 0.66)
  })
  return (
    line(path, canvas.palette.ink, { width: size * 0.4, opacity: 0.8 }) + fill(floats.join(''), cork.base)
  )
}
