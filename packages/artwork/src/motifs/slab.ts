import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { createFrame, solidBlock } from '../engine/frame.ts'
import type { View } from '../engine/perspective.ts'

/** A box of any kind: a counter, a step, a block of stone. */
export const slab = (
  canvas: Canvas,
  view: View,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  colour: Colour,
): string =>
  solidBlock(canvas, createFrame(view, { at: [0, 0], heading: 90 }), {
    from: [-to[2], from[1], -to[0]],
    to: [-from[2], to[1], -from[0]],
    tones: canvas.tones(colour),
  })
