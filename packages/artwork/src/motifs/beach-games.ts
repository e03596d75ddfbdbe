import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { type Point, points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, polygon, shapeOfEdges } from '../engine/path.ts'
import type { Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

/** Three stumps; `size` is their height. */
export function stumps(canvas: Canvas, { at, size, depth = 0 }: Placement): string {
  const wood = canvas.tones(inks.straw, depth)
  return group(
    [-15, 0, 15].map(
      (x) => fill(box(x - 3.4, -100, 6.8, 100), wood.shade) + fill(box(x - 3.4, -100, 3, 100), wood.light),
    ),
    { at, scale: size / 100 },
  )
}

/** A bat held by its end at `at`, turned `degrees` from hanging down; `size` is its length. */
export function cricketBat(
  canvas: Canvas,
  { at, size, degrees }: { at: Point; size: number; degrees: number },
): string {
  const wood = canvas.tones(inks.straw)
  return group(
    [
      line('M0 -6V30', canvas.tones(inks.ink).base, { width: 6 }),
      fill(polygon(points(-8, 30, 8, 30, 9, 96, 0, 100, -9, 96)), wood.light),
      fill(polygon(points(2, 30, 8, 30, 9, 96, 2, 100)), wood.shade),
    ],
    { at, scale: size / 100, rotate: degrees },
  )
}

export interface SurfboardOptions {
  /** Its middle. */
  at: Point
  /** Its length. */
  size: number
  rotate?: number
  colours?: readonly [Colour, Colour]
  /** Its width as a share of its length. */
  half?: number
}

/** A surfboard, upright unless turned. */
export function surfboard(canvas: Canvas, options: SurfboardOptions): string {
  const { at, size, rotate = 0, colours = [inks.shell, inks.coral], half = 0.13 } = options
  const [face, stripe] = [canvas.tones(colours[0]), canvas.tones(colours[1])]
  const wide = half * 100
  const outline = shapeOfEdges(
    points(0, -50, wide * 0.76, -30, wide, 0, wide * 0.72, 36, wide * 0.3, 50),
    points(-wide * 0.3, 50, -wide * 0.72, 36, -wide, 0, -wide * 0.76, -30, 0, -50),
  )
  return group(
    [
      fill(outline, face.base),
      group(
        [
          fill(box(-2, -50, 4, 100) + box(-20, -24, 40, 6), stripe.base),
          fill(box(2, -50, 20, 100), face.shade, 0.5),
        ],
        {
          clip: canvas.clip(outline),
        },
      ),
    ],
    { at, scale: size / 100, rotate },
  )
}
