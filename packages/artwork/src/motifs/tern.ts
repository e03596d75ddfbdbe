import type { Canvas } from '../engine/canvas.ts'
import { points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { closedCurve, ellipse, leaf, shapeOfEdges } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group } from '../engine/svg.ts'

/** A tern that dives head first, wings half folded; `size` is its length from beak to tail. */
export function tern(canvas: Canvas, options: Placement & { rotate?: number }): string {
  const { at, size, depth = 0, rotate = 58 } = options
  const white = canvas.tones(inks.shell, depth)
  const grey = canvas.tones(inks.sky, depth)
  const dark = canvas.tones(inks.ink, depth)
  return group(
    [
      fill(shapeOfEdges(points(14, -4, -6, -34, -58, -62), points(-58, -62, -34, -26, -10, -4)), grey.shade),
      fill(leaf([-22, 0], [-62, -9], 4, 2) + leaf([-22, 2], [-62, 12], 2, 4), white.base),
      fill(closedCurve(points(-30, 0, -8, -10, 20, -9, 34, -2, 20, 8, -8, 9)), white.light),
      fill(closedCurve(points(-28, 3, -8, 9, 20, 8, 30, 2, 10, 4)), white.base),
      fill(shapeOfEdges(points(20, -8, 30, -8, 36, -2), points(36, -2, 28, -2, 18, -5)), dark.base),
      fill(leaf([34, -1.6], [54, 1], 2.2, 2.2), canvas.tones(inks.coral, depth).base),
      fill(ellipse([29, -3], 1.1), dark.deep),
      fill(shapeOfEdges(points(16, 2, -8, 34, -50, 66), points(-50, 66, -36, 26, -12, 2)), white.base),
      fill(shapeOfEdges(points(16, 2, 0, 26, -50, 66), points(-50, 66, -14, 22, 4, 2)), grey.light),
      fill(leaf([-30, 46], [-52, 68], 3, 2), dark.base),
    ],
    { at, scale: [(size / 116) * mirrored(options), size / 116], rotate: rotate * mirrored(options) },
  )
}
