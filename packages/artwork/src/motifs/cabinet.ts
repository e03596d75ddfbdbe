import type { Canvas } from '../engine/canvas.ts'
import { createFrame, type Frame, facet, footShade, solidBlock } from '../engine/frame.ts'
import { mixNumbers, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import type { Spot } from '../engine/solid.ts'
import { group, line } from '../engine/svg.ts'
import type { FurnitureOptions } from './furniture.ts'

/** A small cupboard beside a bed or under a lamp. */
export function cabinet(
  canvas: Canvas,
  options: FurnitureOptions & { width?: number; tall?: number; deep?: number; drawers?: number },
): string {
  const { view, wood = inks.timber, width = 0.5, tall = 0.55, deep = 0.42, drawers = 2 } = options
  const frame = createFrame(view, options)
  const tones = canvas.tones(wood)
  const half = width / 2
  const seams = steps(drawers + 1)
    .slice(0, -1)
    .map((t) => {
      const [low, high] = [
        mixNumbers(0.12, tall - 0.03, t) + 0.02,
        mixNumbers(0.12, tall - 0.03, t + 1 / drawers) - 0.02,
      ]
      return (
        facet(
          frame,
          [
            [deep + 0.005, low, -half + 0.03],
            [deep + 0.005, low, half - 0.03],
            [deep + 0.005, high, half - 0.03],
            [deep + 0.005, high, -half + 0.03],
          ],
          tones.shade,
          0.6,
        ) +
        line(
          stroke(frame, [deep + 0.02, (low + high) / 2, -0.05], [deep + 0.02, (low + high) / 2, 0.05]),
          canvas.tones(inks.marigold).base,
          { width: frame.metre * 0.02 },
        )
      )
    })
  return group([
    footShade(canvas, frame, { from: [0, -half], to: [deep, half], reach: 0.2 }),
    solidBlock(canvas, frame, { from: [0, 0.06, -half], to: [deep, tall, half], tones }),
    ...seams,
  ])
}

const stroke = (frame: Frame, a: Spot, b: Spot) =>
  `M${frame
    .project(a)
    .map((v) => v.toFixed(1))
    .join(' ')}L${frame
    .project(b)
    .map((v) => v.toFixed(1))
    .join(' ')}`
