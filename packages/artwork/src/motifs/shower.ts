import type { Canvas } from '../engine/canvas.ts'
import { type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** Rain from a shower head; `at` is the head, `fall` how far it falls. */
export function showerRain(
  canvas: Canvas,
  { at: [x, y], size, fall }: { at: Point; size: number; fall: number },
): string {
  const random = canvas.random('shower')
  const brass = canvas.tones(inks.marigold)
  const drops = steps(26).map(
    (t) =>
      `M${(x + (t - 0.5) * size * 1.1).toFixed(0)} ${(y + size * 0.14).toFixed(0)}L${(x + (t - 0.5) * size * 1.5).toFixed(0)} ${(y + fall * random.between(0.5, 1)).toFixed(0)}`,
  )
  return group([
    line(drops.join(''), canvas.palette.foam, { width: 3, opacity: 0.6, dash: '26 12' }),
    fill(
      `M${x - size * 0.5} ${y + size * 0.1}C${x - size * 0.4} ${y - size * 0.1} ${x + size * 0.4} ${y - size * 0.1} ${x + size * 0.5} ${y + size * 0.1}Z`,
      brass.shade,
    ),
    fill(ellipse([x, y + size * 0.1], size * 0.5, size * 0.07), brass.base),
  ])
}
