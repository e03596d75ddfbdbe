import type { Canvas } from '../engine/canvas.ts'
import { ellipse } from '../engine/path.ts'
import { fill } from '../engine/svg.ts'

/** Small lights that drift among the trees at night. */
export function fireflies(canvas: Canvas): string[] {
  const random = canvas.random('fireflies')
  return Array.from({ length: 26 }, () =>
    fill(
      ellipse([random.between(60, 1860), random.between(620, 1120)], random.between(2.5, 5)),
      canvas.palette.lamp,
      0.85,
    ),
  )
}
