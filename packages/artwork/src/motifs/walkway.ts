import type { Canvas } from '../engine/canvas.ts'
import { inks } from '../engine/inks.ts'
import { curve, polygon } from '../engine/path.ts'
import type { View } from '../engine/perspective.ts'
import { fill, line } from '../engine/svg.ts'

/** Planks that lead away between posts and ropes. */
export function walkway(canvas: Canvas, view: View): string[] {
  const [wood, post] = [canvas.tones(inks.teak), canvas.tones(inks.timber)]
  const bend = (z: number) => Math.sin((z - 2) * 0.16) * 0.5
  const p = (x: number, up: number, z: number) => view.project([x + bend(z), up, z])
  const planks = Array.from({ length: 52 }, (_, index) => {
    const z = 22 - index * 0.4
    return z < 1.6
      ? ''
      : fill(
          polygon([p(-0.85, 0, z), p(0.85, 0, z), p(0.85, 0, z - 0.34), p(-0.85, 0, z - 0.34)]),
          index % 3 === 0 ? wood.light : wood.base,
        )
  })
  const zs = [20, 17, 14.4, 12, 10, 8.2, 6.6, 5.2, 4, 3]
  const side = (x: number) => [
    ...zs.map((z) =>
      line(`M${p(x, -0.9, z).join(' ')}L${p(x, 0.95, z).join(' ')}`, post.base, {
        width: view.metre(z) * 0.09,
      }),
    ),
    line(curve(zs.map((z) => p(x, 0.9, z))), canvas.tones(inks.straw).base, { width: 8 }),
    line(curve(zs.map((z) => p(x, 0.5, z))), canvas.tones(inks.straw).shade, { width: 5 }),
  ]
  return [
    fill(
      polygon([p(-0.85, -0.14, 22), p(0.85, -0.14, 22), p(0.85, -0.14, 1.7), p(-0.85, -0.14, 1.7)]),
      wood.deep,
    ),
    ...planks,
    ...side(-0.95),
    ...side(0.95),
  ]
}
