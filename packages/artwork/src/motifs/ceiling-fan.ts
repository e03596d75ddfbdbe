import type { Canvas } from '../engine/canvas.ts'
import { type Point, polar, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, leaf } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A fan under the ceiling; `at` is its hub. */
export function ceilingFan(
  canvas: Canvas,
  {
    at: [x, y],
    size,
    rod = size * 0.4,
    turned = 18,
  }: { at: Point; size: number; rod?: number; turned?: number },
): string {
  const wood = canvas.tones(inks.timber)
  const blades = steps(5)
    .slice(0, -1)
    .map((t, index) => {
      const tip = polar([0, 0], turned + t * 360, size)
      const to: Point = [x + tip[0], y + tip[1] * 0.26]
      return fill(leaf([x, y], to, size * 0.05, size * 0.05), index % 2 === 0 ? wood.base : wood.shade)
    })
  return group([
    line(`M${x} ${y - rod}V${y}`, wood.deep, { width: 6 }),
    ...blades,
    fill(ellipse([x, y], size * 0.11, size * 0.06), wood.deep),
    fill(ellipse([x, y - size * 0.03], size * 0.09, size * 0.05), wood.base),
  ])
}
