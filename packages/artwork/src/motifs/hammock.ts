import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { onArc, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A cloth hammock between two hooks. */
export function hammock(
  canvas: Canvas,
  {
    from,
    to,
    sag,
    deep = 90,
    colours = [inks.coral, inks.shell],
  }: { from: Point; to: Point; sag: number; deep?: number; colours?: readonly [Colour, Colour] },
): string {
  const [own, pale] = [canvas.tones(colours[0]), canvas.tones(colours[1])]
  const pull: Point = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + sag * 1.6]
  const edge = (t: number, low: number): Point => {
    const [x, y] = onArc(from, pull, to, t)
    return [x, y + low * Math.sin(Math.PI * t) ** 0.7]
  }
  const ts = steps(25).map((t) => 0.14 + t * 0.72)
  const body = (a: number, b: number) =>
    `M${ts
      .map((t) =>
        edge(t, a)
          .map((v) => v.toFixed(1))
          .join(' '),
      )
      .join('L')}L${[...ts]
      .reverse()
      .map((t) =>
        edge(t, b)
          .map((v) => v.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`
  const cords = [0, 0.35, 0.7, 1].map(
    (u) =>
      `M${from.join(' ')}L${edge(0.14, u * deep).join(' ')}M${to.join(' ')}L${edge(0.86, u * deep).join(' ')}`,
  )
  return group([
    line(cords.join(''), canvas.tones(inks.straw).base, { width: 3 }),
    fill(body(-deep * 0.25, deep * 0.3), own.shade),
    fill(body(0, deep), own.base),
    fill(body(deep * 0.2, deep * 0.32), pale.base),
    fill(body(deep * 0.5, deep * 0.62), pale.base),
    fill(body(deep * 0.8, deep), own.shade, 0.7),
  ])
}
