import type { Canvas } from '../engine/canvas.ts'
import { points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { closedCurve, ellipse, leaf, ribbon, shapeOfEdges } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A white egret that stands and waits; `size` is its height. */
export function egret(canvas: Canvas, options: Placement): string {
  const { at, size, depth = 0 } = options
  const white = canvas.tones(inks.shell, depth)
  const dark = canvas.tones(inks.ink, depth)
  const beak = canvas.tones(inks.marigold, depth)
  return group(
    [
      line('M-5 -38L-7 -18L-5 0M-7 0H2M3 -38L2 -19L5 0M3 0H12', dark.base, { width: 1.5 }),
      fill(closedCurve(points(-32, -36, -16, -54, 6, -58, 14, -48, 4, -36, -14, -32)), white.light),
      fill(shapeOfEdges(points(-38, -30, -20, -50, 4, -54), points(4, -54, -6, -38, -38, -30)), white.base),
      fill(leaf([-40, -27], [-6, -44], 3, 3), white.shade),
      fill(
        ribbon(points(6, -50, 17, -58, 14, -72, 8, -84, 14, -94), (t) => 9 - 5 * t ** 0.6, 18),
        white.light,
      ),
      fill(
        ribbon(points(10, -50, 19, -58, 16, -72, 10, -84), (t) => 2.2 - t, 14),
        white.base,
      ),
      fill(ellipse([16, -94.5], 5, 3.6), white.light),
      fill(leaf([18, -95], [38, -91.5], 1.6, 1.6), beak.base),
      fill(ellipse([18, -95.4], 0.8), dark.deep),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100] },
  )
}
