import type { Canvas } from '../engine/canvas.ts'
import { createFrame, type Frame, facet, footShade, solidBlock } from '../engine/frame.ts'
import { mixNumbers, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import type { Spot } from '../engine/solid.ts'
import { group, line } from '../engine/svg.ts'
import type { FurnitureOptions } from './furniture.ts'

/** A wardrobe with its back at `at`, its doors looking ahead. */
export function wardrobe(
  canvas: Canvas,
  options: FurnitureOptions & { width?: number; tall?: number; louvred?: boolean; mirror?: boolean },
): string {
  const { view, wood = inks.timber, width = 1.3, tall = 2.1, louvred = false, mirror = false } = options
  const frame = createFrame(view, options)
  const tones = canvas.tones(wood)
  const half = width / 2
  const doors = [-1, 1].map((side) => {
    const [a, b] = [side * 0.04, side * (half - 0.07)]
    const slats = steps(18).map((t) =>
      stroke(frame, [0.56, mixNumbers(0.24, tall - 0.2, t), a], [0.56, mixNumbers(0.24, tall - 0.2, t), b]),
    )
    const glass = mirror && side === 1
    return group([
      facet(
        frame,
        [
          [0.555, 0.16, a],
          [0.555, 0.16, b],
          [0.555, tall - 0.12, b],
          [0.555, tall - 0.12, a],
        ],
        glass ? canvas.tones(inks.sky).light : tones.shade,
        glass ? 0.9 : 0.55,
      ),
      louvred && !glass ? line(slats.join(''), tones.deep, { width: frame.metre * 0.014, opacity: 0.8 }) : '',
      line(
        stroke(frame, [0.57, tall * 0.46, side * 0.08], [0.57, tall * 0.54, side * 0.08]),
        canvas.tones(inks.marigold).base,
        { width: frame.metre * 0.022 },
      ),
    ])
  })
  return group([
    footShade(canvas, frame, { from: [0, -half], to: [0.55, half] }),
    solidBlock(canvas, frame, { from: [0, 0.08, -half], to: [0.55, tall, half], tones }),
    solidBlock(canvas, frame, { from: [0, tall, -half - 0.05], to: [0.6, tall + 0.08, half + 0.05], tones }),
    ...doors,
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
