import type { Canvas } from '../engine/canvas.ts'
import { createFrame, footShade, solidBlock } from '../engine/frame.ts'
import { inks } from '../engine/inks.ts'
import { group } from '../engine/svg.ts'
import type { FurnitureOptions } from './furniture.ts'

/** A desk against a wall: top, legs and a drawer; `at` is the middle of its back edge. */
export function desk(
  canvas: Canvas,
  options: FurnitureOptions & { width?: number; deep?: number; tall?: number },
): string {
  const { view, wood = inks.teak, width = 1.3, deep = 0.6, tall = 0.76 } = options
  const frame = createFrame(view, options)
  const tones = canvas.tones(wood)
  const half = width / 2
  const leg = (ahead: number, right: number) =>
    solidBlock(canvas, frame, {
      from: [ahead - 0.025, 0, right - 0.025],
      to: [ahead + 0.025, tall, right + 0.025],
      tones,
    })
  return group([
    footShade(canvas, frame, { from: [0, -half], to: [deep, half], opacity: 0.2 }),
    leg(0.04, -half + 0.04),
    leg(0.04, half - 0.04),
    leg(deep - 0.04, -half + 0.04),
    leg(deep - 0.04, half - 0.04),
    solidBlock(canvas, frame, {
      from: [0.02, tall - 0.16, -half + 0.02],
      to: [deep - 0.02, tall, half - 0.02],
      tones,
    }),
    solidBlock(canvas, frame, { from: [0, tall, -half], to: [deep, tall + 0.04, half], tones }),
  ])
}
