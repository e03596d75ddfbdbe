import type { Canvas } from '../engine/canvas.ts'
import type { Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { fill, group } from '../engine/svg.ts'

/** Books, a vase and such in a row; `at` is the left end. */
export function books(
  canvas: Canvas,
  {
    at: [x, y],
    size,
    count = 6,
    seed = 0,
  }: { at: Point; size: number; count?: number; seed?: string | number },
): string {
  const random = canvas.random(`books/${seed}`)
  let from = x
  return group(
    Array.from({ length: count }, () => {
      const [w, h] = [size * random.between(0.12, 0.22), size * random.between(0.7, 1)]
      const paint = canvas.tones(
        random.pick([inks.coral, inks.azulejo, inks.ochre, inks.teal, inks.shell]),
      ).base
      const one = fill(`M${from} ${y}v${-h}h${w}v${h}Z`, paint)
      from += w + 1
      return one
    }),
  )
}
