import type { Canvas } from '../engine/canvas.ts'
import { type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { blob, box } from '../engine/path.ts'
import { fill } from '../engine/svg.ts'

/** A wall of rough stones across the page. */
export function stoneWall(
  canvas: Canvas,
  { top, bottom, seed }: { top: number; bottom: number; seed: string },
): string[] {
  const random = canvas.random(`stone-wall/${seed}`)
  const stone = canvas.tones(inks.stone)
  const rows = 7
  const stones = steps(rows).flatMap((t, row) =>
    Array.from({ length: 17 }, (_, index) => {
      const height = (bottom - top) / rows
      const centre: Point = [
        -60 + index * 125 + (row % 2) * 62 + random.around(0, 14),
        top + height * (row + 0.5) + t * 2,
      ]
      return fill(
        blob(random, centre, 68 * random.between(0.86, 1.02), height * 0.54, 0.08, 8),
        random.pick([stone.light, stone.base, stone.base, stone.shade]),
      )
    }),
  )
  return [
    fill(box(-20, top + 10, 1960, bottom - top), stone.deep),
    ...stones,
    fill(box(-20, bottom - 14, 1960, 14), canvas.palette.shadow, 0.3),
  ]
}
