import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { createFrame, footShade, solidBlock } from '../engine/frame.ts'
import { inks } from '../engine/inks.ts'
import { group } from '../engine/svg.ts'
import type { FurnitureOptions } from './furniture.ts'

/** A table of any length on legs, `at` its middle; what stands on it is drawn after. */
export function longTable(
  canvas: Canvas,
  options: FurnitureOptions & { length?: number; width?: number; tall?: number; cloth?: Colour },
): string {
  const { view, wood = inks.timber, length = 2.4, width = 0.9, tall = 0.76, cloth } = options
  const frame = createFrame(view, options)
  const tones = canvas.tones(wood)
  const [l, w] = [length / 2, width / 2]
  const legs = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([a = 1, b = 1]) =>
    solidBlock(canvas, frame, {
      from: [a * (l - 0.1) - 0.045, 0, b * (w - 0.08) - 0.045],
      to: [a * (l - 0.1) + 0.045, tall, b * (w - 0.08) + 0.045],
      tones,
    }),
  )
  return group([
    footShade(canvas, frame, { from: [-l, -w], to: [l, w], reach: 0.25, opacity: 0.24 }),
    ...legs,
    solidBlock(canvas, frame, { from: [-l, tall - 0.06, -w], to: [l, tall, w], tones }),
    cloth
      ? solidBlock(canvas, frame, {
          from: [-l * 1.01, tall - 0.26, -w * 0.5],
          to: [l * 1.01, tall + 0.006, w * 0.5],
          tones: canvas.tones(cloth),
        })
      : '',
  ])
}
