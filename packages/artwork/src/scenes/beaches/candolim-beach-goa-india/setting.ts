import type { Canvas } from '../../../engine/canvas.ts'
import { headland } from '../../../motifs/headland.ts'
import { lighthouse } from '../../../motifs/lighthouse.ts'

/** Candolim: dunes green with creepers, the long headland of Aguada with its lighthouse to the south. */
export const aguada = (
  canvas: Canvas,
  horizon: number,
  nose: number,
  height: number,
  depth: number,
): string =>
  lighthouse(canvas, {
    at: [-200 + (nose + 200) * 0.42, horizon + 12 - height * 0.94],
    size: height * 0.62,
    depth,
  }) +
  headland(canvas, {
    from: [-200, horizon + 6],
    to: [nose, horizon + 6],
    height,
    depth,
    cliff: 0.3,
    seed: 'aguada',
  })
