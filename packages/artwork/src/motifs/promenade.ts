import type { Canvas } from '../engine/canvas.ts'
import { points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, ellipse, polygon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A bench of cast iron and slats, a little from its side; `size` is its width. */
export function bench(canvas: Canvas, options: Placement): string {
  const { at, size, depth = 0 } = options
  const wood = canvas.tones(inks.teak, depth)
  const iron = canvas.air(canvas.palette.ink, depth)
  const frame = (x: number, y: number) =>
    line(
      `M${x} ${y}V${y - 20}H${x + 20}V${y}M${x} ${y - 20}L${x - 7} ${y - 46}M${x + 20} ${y - 20}L${x + 22} ${y - 31}H${x - 2}`,
      iron,
      { width: 2.6 },
    )
  const slat = (x: number, y: number, high: number) =>
    polygon(points(x - 48, y, x + 50, y, x + 50, y + high, x - 48, y + high))
  return group(
    [
      frame(-40, 0),
      fill(slat(-2, -45, 5) + slat(0, -37.6, 5) + slat(2, -30, 5), wood.base),
      fill(slat(8, -22, 3) + slat(12, -19, 3), wood.light),
      fill(slat(12, -16, 3), wood.shade),
      frame(42, 0),
    ],
    { at, scale: [(size / 110) * mirrored(options), size / 110] },
  )
}

/** A promenade lamp with two globes; `size` is its height. */
export function streetLamp(canvas: Canvas, options: Placement): string {
  const { at, size, depth = 0 } = options
  const iron = canvas.air(canvas.palette.ink, depth)
  const { lamp } = canvas.palette
  const dim = canvas.palette.dimness > 0.15
  const globes = [-13, 13].map(
    (x) =>
      (dim ? fill(ellipse([x, -92], 13), lamp, 0.22) : '') +
      fill(ellipse([x, -92], 5), dim ? lamp : canvas.tones(inks.shell, depth).light),
  )
  return group(
    [
      fill(box(-3.4, -8, 6.8, 8) + box(-1.3, -90, 2.6, 90), iron),
      line('M-13 -86Q-12 -78 0 -78Q12 -78 13 -86M0 -90V-97', iron, { width: 1.8 }),
      ...globes,
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100] },
  )
}

/** A low wall with round posts between the walk and the sand; `size` is its height, `reach` its length. */
export function seaWall(canvas: Canvas, options: Placement & { reach: number }): string {
  const {
    at: [x, y],
    size,
    reach,
    depth = 0,
  } = options
  const wall = canvas.tones(inks.plaster, depth)
  return group([
    fill(box(x, y - size * 0.8, reach, size * 0.8), wall.shade),
    fill(box(x, y - size, reach, size * 0.26), wall.light),
    ...steps(Math.round(reach / (size * 2.6))).map((t) =>
      fill(box(x + t * reach - size * 0.2, y - size * 1.15, size * 0.4, size * 1.15), wall.base),
    ),
  ])
}
