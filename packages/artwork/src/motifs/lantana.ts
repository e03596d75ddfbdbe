import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { type Point, polar, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, leaf } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface LantanaOptions {
  at: Point
  /** Length of its stems. */
  size: number
  colour?: Colour
  heart?: Colour
  stems?: number
  spread?: readonly [number, number]
  seed?: string | number
}

/** A shrub of the forest edge, drawn close: arching stems, paired leaves, heads of many small florets. */
export function lantana(canvas: Canvas, options: LantanaOptions): string {
  const {
    at,
    size,
    colour = inks.coral,
    heart = inks.marigold,
    stems = 7,
    spread = [-150, -30],
    seed = 0,
  } = options
  const random = canvas.random(`lantana/${seed}`)
  const green = canvas.tones(inks.leaf)
  const [outer, inner] = [canvas.tones(colour), canvas.tones(heart)]
  const head = (centre: Point, reach: number) =>
    steps(13)
      .slice(0, -1)
      .map((t, index) =>
        fill(
          ellipse(polar(centre, t * 360, reach * 0.74), reach * 0.32),
          index % 2 === 0 ? outer.base : outer.light,
        ),
      )
      .join('') +
    steps(7)
      .slice(0, -1)
      .map((t) => fill(ellipse(polar(centre, t * 360 + 20, reach * 0.34), reach * 0.26), inner.base))
      .join('') +
    fill(ellipse(centre, reach * 0.2), inner.light)
  return group(
    steps(stems).map((t, index) => {
      const degrees = spread[0] + (spread[1] - spread[0]) * t + random.around(0, 6)
      const length = size * random.between(0.66, 1.1)
      const tip = polar(at, degrees, length)
      const leaves = steps(5).map((u) => {
        const root = polar(at, degrees, length * (0.25 + u * 0.7))
        return [-1, 1].map((side) => {
          const end = polar(root, degrees + side * random.between(48, 78), size * random.between(0.15, 0.24))
          const paint =
            side * canvas.side(at[0]) > 0 ? green.base : index % 2 === 0 ? green.shade : green.deep
          return (
            fill(leaf(root, end, size * 0.05), paint) +
            fill(leaf(root, end, size * 0.004, size * 0.02), green.light, 0.6)
          )
        })
      })
      return group([
        line(`M${at.join(' ')}L${tip.join(' ')}`, green.deep, { width: size * 0.014 }),
        ...leaves.flat(),
        head(tip, size * random.between(0.08, 0.13)),
      ])
    }),
  )
}
