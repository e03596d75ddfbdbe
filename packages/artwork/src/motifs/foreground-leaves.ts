import type { Canvas } from '../engine/canvas.ts'
import { mixNumbers, type Point, polar } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { leaf } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** Big leaves that frame a picture from its corner: banana or elephant ear. */
export function foregroundLeaves(
  canvas: Canvas,
  {
    at,
    size,
    spread = [-150, -30],
    count = 7,
    seed = 0,
  }: { at: Point; size: number; spread?: readonly [number, number]; count?: number; seed?: string | number },
): string {
  const random = canvas.random(`foreground-leaves/${seed}`)
  const green = canvas.tones(inks.palm)
  return group(
    Array.from({ length: count }, (_, index) => {
      const degrees = mixNumbers(spread[0], spread[1], index / Math.max(1, count - 1)) + random.around(0, 6)
      const tip = polar(at, degrees, size * random.between(0.7, 1.1))
      const paint = index % 3 === 0 ? green.shade : green.deep
      const half = size * random.between(0.12, 0.17)
      return group([
        fill(leaf(at, tip, half), paint),
        fill(leaf(at, tip, half * 0.06, half), index % 3 === 0 ? green.base : green.shade, 0.8),
        line(`M${at.join(' ')}L${tip.join(' ')}`, green.light, { width: size * 0.007, opacity: 0.5 }),
      ])
    }),
  )
}
