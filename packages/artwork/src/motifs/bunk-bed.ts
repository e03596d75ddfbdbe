import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { createFrame, footShade, solidBlock } from '../engine/frame.ts'
import { steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { group } from '../engine/svg.ts'
import { cushion } from './cushion.ts'
import type { FurnitureOptions } from './furniture.ts'

/** Two beds one over the other with a ladder; the heads are at `at`. */
export function bunkBed(
  canvas: Canvas,
  options: FurnitureOptions & { covers?: readonly [Colour, Colour]; side?: 1 | -1 },
): string {
  const { view, wood = inks.straw, covers = [inks.coral, inks.lagoon], side = 1 } = options
  const frame = createFrame(view, options)
  const [tones, sheet] = [canvas.tones(wood), canvas.tones(inks.shell)]
  const [length, half] = [1.95, 0.48]
  const near = side * half
  const post = (ahead: number, right: number) =>
    solidBlock(canvas, frame, {
      from: [ahead - 0.04, 0, right - 0.04],
      to: [ahead + 0.04, 1.9, right + 0.04],
      tones,
    })
  const berth = (up: number, colour: Colour) => [
    solidBlock(canvas, frame, { from: [0, up, -half], to: [length, up + 0.12, half], tones }),
    solidBlock(canvas, frame, {
      from: [0.03, up + 0.12, -half + 0.03],
      to: [length - 0.03, up + 0.28, half - 0.03],
      tones: sheet,
    }),
    solidBlock(canvas, frame, {
      from: [0.7, up + 0.12, -half + 0.01],
      to: [length - 0.01, up + 0.3, half - 0.01],
      tones: canvas.tones(colour),
    }),
    cushion(canvas, {
      frame,
      at: [0.3, up + 0.27, 0],
      width: 0.6,
      height: 0.3,
      lean: 0.2,
      colour: inks.shell,
    }),
  ]
  const rail = [1.42, 1.6].map((up) =>
    solidBlock(canvas, frame, { from: [0.6, up, near - 0.02], to: [length, up + 0.06, near + 0.02], tones }),
  )
  const rungs = steps(5).map((t) =>
    solidBlock(canvas, frame, {
      from: [0.16, 0.3 + t * 1.2, near + side * 0.04],
      to: [0.56, 0.35 + t * 1.2, near + side * 0.09],
      tones,
    }),
  )
  const stringers = [0.14, 0.55].map((ahead) =>
    solidBlock(canvas, frame, {
      from: [ahead - 0.025, 0, near + Math.min(0.02, side * 0.1)],
      to: [ahead + 0.025, 1.75, near + Math.max(0.02, side * 0.1)],
      tones,
    }),
  )
  return group([
    footShade(canvas, frame, { from: [0, -half], to: [length, half] }),
    post(0, -near),
    post(length, -near),
    ...berth(0.3, covers[0]),
    post(0, near),
    ...berth(1.2, covers[1]),
    ...rail,
    post(length, near),
    ...stringers,
    ...rungs,
  ])
}
