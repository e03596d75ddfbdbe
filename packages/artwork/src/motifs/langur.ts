import type { Canvas } from '../engine/canvas.ts'
import { points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { capsule, closedCurve, ellipse, ribbon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group } from '../engine/svg.ts'

/** A grey langur that sits with its tail hanging; `size` is its height, `at` the bough under it. */
export function langur(canvas: Canvas, options: Placement): string {
  const { at, size, depth = 0 } = options
  const fur = canvas.tones(inks.plaster, depth)
  const dark = canvas.tones(inks.ink, depth)
  const shade = canvas.tones(inks.stone, depth)
  return group(
    [
      fill(
        ribbon(points(-14, -6, -34, 8, -40, 50, -34, 96, -20, 108), (t) => 6 - 2.5 * t, 20),
        shade.base,
      ),
      fill(ellipse([-20, 108], 4, 5), shade.base),
      fill(capsule([6, -44], 7, [20, -22], 5) + capsule([20, -22], 5, [18, -2], 3.6), shade.shade),
      fill(
        closedCurve(points(-22, -8, -24, -32, -8, -62, 10, -66, 16, -46, 8, -20, 4, -2, -14, 0)),
        fur.base,
      ),
      fill(closedCurve(points(-20, -8, -22, -30, -8, -58, 0, -60, -8, -34, -8, -4)), shade.base),
      fill(capsule([-8, -12], 12, [20, -26], 7) + capsule([20, -26], 7, [18, -2], 4), fur.base),
      fill(ellipse([22, -1], 8, 3.4), dark.base),
      fill(capsule([4, -52], 7, [16, -32], 5) + capsule([16, -32], 5, [28, -20], 3.4), fur.light),
      fill(ellipse([29, -19], 3.6), dark.base),
      fill(ellipse([10, -78], 17, 16), fur.light),
      fill(closedCurve(points(6, -84, 16, -90, 25, -82, 24, -70, 16, -64, 8, -68)), dark.base),
      fill(ellipse([18, -80], 1.8) + ellipse([23, -80], 1.5), canvas.tones(inks.marigold, depth).base),
      fill(ellipse([-4, -80], 4, 6), dark.shade),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100] },
  )
}
