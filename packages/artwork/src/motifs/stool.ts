import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { createFrame, type FrameSetting } from '../engine/frame.ts'
import { inks } from '../engine/inks.ts'
import { ellipse } from '../engine/path.ts'
import type { View } from '../engine/perspective.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A stool or a pouf. */
export function stool(
  canvas: Canvas,
  {
    view,
    tall = 0.46,
    half = 0.19,
    wood = inks.teak,
    seat = inks.coral,
    ...place
  }: FrameSetting & { view: View; tall?: number; half?: number; wood?: Colour; seat?: Colour },
): string {
  const frame = createFrame(view, place)
  const [legs, cloth] = [canvas.tones(wood), canvas.tones(seat)]
  const [foot, head] = [frame.project([0, 0, 0]), frame.project([0, tall, 0])]
  const r = frame.metre * half
  const flat = Math.min(
    0.4,
    Math.abs(
      frame.project([half, tall, 0])[1] -
        frame.project([-half, tall, 0])[1] +
        frame.project([0, tall, half])[1] -
        frame.project([0, tall, -half])[1],
    ) /
      (2 * r) +
      0.12,
  )
  const stick = (dx: number, dy: number, paint: Colour) =>
    line(`M${head[0] + dx * r * 0.7} ${head[1]}L${foot[0] + dx * r} ${foot[1] + dy * r * flat}`, paint, {
      width: frame.metre * 0.035,
    })
  return group([
    fill(
      ellipse([foot[0] - canvas.side(foot[0]) * r * 0.5, foot[1]], r * 1.3, r * flat * 1.1),
      canvas.palette.shadow,
      0.24,
    ),
    stick(-0.5, -0.9, legs.shade),
    stick(0.5, -0.9, legs.shade),
    stick(-0.95, 0.3, legs.base),
    stick(0.95, 0.3, legs.base),
    fill(
      `M${head[0] - r} ${head[1]}v${frame.metre * 0.06}a${r} ${r * flat} 0 0 0 ${2 * r} 0v${-frame.metre * 0.06}Z`,
      cloth.shade,
    ),
    fill(ellipse(head, r, r * flat), cloth.light),
  ])
}
