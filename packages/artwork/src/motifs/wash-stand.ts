import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { createFrame, footShade, solidBlock } from '../engine/frame.ts'
import { inks } from '../engine/inks.ts'
import { ellipse } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { FurnitureOptions } from './furniture.ts'

/** A wash stand: a bowl on a cupboard, a tap above; its back is at `at`. */
export function washStand(
  canvas: Canvas,
  options: FurnitureOptions & { width?: number; bowl?: Colour },
): string {
  const { view, wood = inks.teak, width = 1.2, bowl = inks.shell } = options
  const frame = createFrame(view, options)
  const [tones, china, brass] = [canvas.tones(wood), canvas.tones(bowl), canvas.tones(inks.marigold)]
  const half = width / 2
  const m = frame.metre
  const [x, y] = frame.project([0.28, 0.86, 0])
  const tap = frame.project([0.04, 0.86, 0])
  return group([
    footShade(canvas, frame, { from: [0, -half], to: [0.5, half] }),
    solidBlock(canvas, frame, { from: [0, 0.1, -half], to: [0.5, 0.8, half], tones }),
    solidBlock(canvas, frame, {
      from: [0, 0.8, -half - 0.03],
      to: [0.53, 0.86, half + 0.03],
      tones: canvas.tones(inks.plaster),
    }),
    line(
      `M${frame.project([0.51, 0.16, 0]).join(' ')}L${frame.project([0.51, 0.78, 0]).join(' ')}`,
      tones.deep,
      { width: 3 },
    ),
    line(`M${tap.join(' ')}v${-m * 0.3}q${m * 0.1} ${-m * 0.08} ${m * 0.12} ${m * 0.06}`, brass.base, {
      width: m * 0.035,
    }),
    fill(
      `M${x - m * 0.26} ${y - m * 0.14}C${x - m * 0.24} ${y + m * 0.04} ${x - m * 0.12} ${y + m * 0.05} ${x} ${y + m * 0.05}S${x + m * 0.24} ${y + m * 0.04} ${x + m * 0.26} ${y - m * 0.14}Z`,
      china.base,
    ),
    fill(
      `M${x} ${y - m * 0.14}H${x - canvas.side(x) * m * 0.26}C${x - canvas.side(x) * m * 0.24} ${y + m * 0.04} ${x - canvas.side(x) * m * 0.12} ${y + m * 0.05} ${x} ${y + m * 0.05}Z`,
      china.shade,
    ),
    fill(ellipse([x, y - m * 0.14], m * 0.26, m * 0.07), china.light),
    fill(ellipse([x, y - m * 0.135], m * 0.21, m * 0.05), canvas.tones(inks.sky).base),
  ])
}
