import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { type Point, points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group } from '../engine/svg.ts'

/** A flat-topped boulder to sit on; `size` is its width, `at` the middle of its top. */
export function flatRock(
  canvas: Canvas,
  options: Omit<Placement, 'seed'> & { tall?: number; colour?: Colour },
): string {
  const { at, size, depth = 0, tall = size * 0.34, colour = inks.stone } = options
  const tones = canvas.tones(colour, depth)
  const drop = (tall / size) * 100
  const top = points(-34, 1, -12, -5, 20, -5, 40, 0, 22, 7, -16, 8)
  const front: Point[] = [
    [-34, 1],
    [-16, 8],
    [22, 7],
    [28, drop],
    [-46, drop],
    [-42, drop * 0.45],
  ]
  const side: Point[] = [
    [22, 7],
    [40, 0],
    [49, drop * 0.4],
    [54, drop],
    [28, drop],
  ]
  const cleft: Point[] = [
    [-16, 8],
    [-8, 8],
    [-14, drop],
    [-24, drop],
  ]
  const lit = canvas.side(at[0]) * mirrored(options) > 0
  return group(
    [
      fill(polygon(front), lit ? tones.shade : tones.base),
      fill(polygon(side), lit ? tones.base : tones.shade),
      fill(polygon(cleft), tones.deep, 0.5),
      fill(polygon(top), tones.light),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100] },
  )
}
