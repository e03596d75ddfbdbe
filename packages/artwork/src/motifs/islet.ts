import type { Canvas } from '../engine/canvas.ts'
import { mixNumbers, type Point, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, ellipse } from '../engine/path.ts'
import type { Placement } from '../engine/placement.ts'
import { fill, group } from '../engine/svg.ts'
import { forest } from './forest.ts'
import { graniteHeap } from './granite.ts'
import { palmGrove } from './palm.ts'

/** A wooded island on its collar of boulders; `size` is its length. */
export function islet(canvas: Canvas, { at: [x, y], size, depth = 0.2, seed = 0 }: Placement): string {
  const back = points(
    -0.5,
    0,
    -0.44,
    0.09,
    -0.32,
    0.2,
    -0.14,
    0.28,
    0.02,
    0.25,
    0.16,
    0.29,
    0.3,
    0.2,
    0.42,
    0.1,
    0.5,
    0,
  ).map(([u, rise]): Point => [x + u * size, y - rise * size])
  const skirt = steps(9).map((t) =>
    ellipse([mixNumbers(x - size * 0.52, x + size * 0.52, t), y + 2], size * 0.08, size * 0.008),
  )
  return group([
    palmGrove(canvas, {
      from: [x - size * 0.2, y - size * 0.2],
      to: [x + size * 0.3, y - size * 0.19],
      count: 5,
      size: size * 0.2,
      depth,
      seed: `islet-${seed}`,
    }),
    group(
      [forest(canvas, { along: back, base: y, size: size * 0.1, depth, rows: 3, seed: `islet-${seed}` })],
      { clip: canvas.clip(box(x - size, y - size, size * 2, size)) },
    ),
    fill(skirt.join(''), canvas.palette.foam, 0.8),
    graniteHeap(canvas, {
      from: [x - size * 0.5, y + 2],
      to: [x + size * 0.5, y + 4],
      size: size * 0.09,
      count: 15,
      colour: inks.stone,
      depth,
      seed: `islet-${seed}`,
    }),
  ])
}
