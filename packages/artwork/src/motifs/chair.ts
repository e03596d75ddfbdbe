import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import type { Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { curve, polygon } from '../engine/path.ts'
import { createStance, type Spot } from '../engine/solid.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface SeatOptions {
  /** The floor under its middle. */
  at: Point
  /** Pixels of one metre there. */
  metre: number
  /** 0 faces right, 90 faces us, -90 faces away. */
  heading?: number
  pitch?: number
  wood?: Colour
  cane?: Colour
}

/** A dining chair with a caned back. */
export function chair(
  canvas: Canvas,
  { at, metre, heading = 0, pitch = 14, wood = inks.timber, cane = inks.straw }: SeatOptions,
): string {
  const stance = createStance({ at, metre, heading, pitch })
  const [frame, weave] = [canvas.tones(wood), canvas.tones(cane)]
  const stick = (spots: readonly Spot[], width = 0.045, paint = frame.base) =>
    line(curve(spots.map(stance.project)), paint, { width: width * metre })
  const side = (right: number, paint: Colour) => [
    stick(
      [
        [0.2, 0, right],
        [0.2, 0.45, right],
      ],
      0.045,
      paint,
    ),
    stick(
      [
        [-0.26, 0, right],
        [-0.21, 0.45, right],
        [-0.3, 1, right],
      ],
      0.045,
      paint,
    ),
    stick(
      [
        [-0.22, 0.2, right],
        [0.2, 0.2, right],
      ],
      0.024,
      paint,
    ),
  ]
  const near = stance.nearSide * 0.21
  const seat: Spot[] = [
    [-0.22, 0.45, -0.22],
    [0.22, 0.45, -0.22],
    [0.22, 0.45, 0.22],
    [-0.22, 0.45, 0.22],
  ]
  const apron: Spot[] = [
    [-0.22, 0.45, near],
    [0.22, 0.45, near],
    [0.22, 0.38, near],
    [-0.22, 0.38, near],
  ]
  const back: Spot[] = [
    [-0.235, 0.58, -0.19],
    [-0.295, 0.96, -0.19],
    [-0.295, 0.96, 0.19],
    [-0.235, 0.58, 0.19],
  ]
  const backrest = [
    fill(polygon(back.map(stance.project)), stance.sees(1) ? weave.base : weave.shade),
    stick(
      [
        [-0.235, 0.58, -0.2],
        [-0.235, 0.58, 0.2],
      ],
      0.04,
    ),
    stick(
      [
        [-0.3, 0.98, -0.22],
        [-0.315, 1.03, 0],
        [-0.3, 0.98, 0.22],
      ],
      0.055,
    ),
  ]
  const front = [
    fill(polygon(seat.map(stance.project)), weave.light),
    fill(polygon(apron.map(stance.project)), frame.shade),
  ]
  const parts = stance.sees(1)
    ? [...backrest, ...side(-near, frame.shade), ...front, ...side(near, frame.base)]
    : [...side(-near, frame.shade), ...front, ...side(near, frame.base), ...backrest]
  return group(parts)
}

/** A planter's chair: low, reclined, with arms long enough to rest one's legs on. */
export function plantersChair(
  canvas: Canvas,
  { at, metre, heading = 0, pitch = 14, wood = inks.timber, cane = inks.straw }: SeatOptions,
): string {
  const stance = createStance({ at, metre, heading, pitch })
  const [frame, weave] = [canvas.tones(wood), canvas.tones(cane)]
  const stick = (spots: readonly Spot[], width: number, paint: Colour) =>
    line(curve(spots.map(stance.project)), paint, { width: width * metre })
  const side = (right: number, paint: Colour) => [
    stick(
      [
        [0.34, 0, right],
        [0.32, 0.56, right],
      ],
      0.055,
      paint,
    ),
    stick(
      [
        [-0.36, 0, right],
        [-0.3, 0.6, right],
      ],
      0.055,
      paint,
    ),
    stick(
      [
        [-0.46, 0.58, right],
        [0.1, 0.6, right],
        [0.98, 0.54, right],
      ],
      0.075,
      paint,
    ),
    stick(
      [
        [0.34, 0.34, right],
        [-0.16, 0.26, right],
        [-0.72, 1.02, right],
      ],
      0.05,
      paint,
    ),
  ]
  const near = stance.nearSide * 0.33
  const sling: Spot[] = [
    [0.34, 0.36, -0.3],
    [-0.14, 0.27, -0.3],
    [-0.72, 1.04, -0.3],
    [-0.72, 1.04, 0.3],
    [-0.14, 0.27, 0.3],
    [0.34, 0.36, 0.3],
  ]
  return group([
    ...side(-near, frame.shade),
    fill(polygon(sling.map(stance.project)), weave.base),
    fill(
      polygon(
        [sling[0], sling[1], sling[4], sling[5]].flatMap((spot) => (spot ? [stance.project(spot)] : [])),
      ),
      weave.light,
    ),
    ...side(near, frame.base),
  ])
}
