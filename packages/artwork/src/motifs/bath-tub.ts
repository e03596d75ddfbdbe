import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import type { Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

/** A free-standing bath on a plinth; `size` is its length. */
export function bathTub(
  canvas: Canvas,
  {
    at: [x, y],
    size,
    colour = inks.shell,
    band = inks.azulejo,
  }: { at: Point; size: number; colour?: Colour; band?: Colour },
): string {
  const [china, line2] = [canvas.tones(colour), canvas.tones(band)]
  const half = size / 2
  const top = y - size * 0.36
  const lit = canvas.side(x)
  const body = `M${x - half} ${top}C${x - half * 0.96} ${y - size * 0.08} ${x - half * 0.8} ${y} ${x - half * 0.6} ${y}H${x + half * 0.6}C${x + half * 0.8} ${y} ${x + half * 0.96} ${y - size * 0.08} ${x + half} ${top}Z`
  return group([
    fill(
      ellipse([x - lit * size * 0.06, y + size * 0.01], half * 0.86, size * 0.05),
      canvas.palette.shadow,
      0.3,
    ),
    fill(body, china.base),
    group(
      [
        fill(
          `M${x - lit * half * 1.1} ${top - 20}H${x - lit * half * 0.1}C${x - lit * half * 0.3} ${y - size * 0.2} ${x - lit * half * 0.2} ${y - size * 0.1} ${x - lit * half * 0.1} ${y + 10}H${x - lit * half * 1.1}Z`,
          china.shade,
        ),
        fill(`M${x - half} ${y - size * 0.07}h${size}v${size * 0.1}h${-size}Z`, line2.base),
      ],
      { clip: canvas.clip(body) },
    ),
    fill(ellipse([x, top], half * 1.03, size * 0.1), china.light),
    fill(ellipse([x, top + size * 0.008], half * 0.93, size * 0.075), canvas.tones(inks.lagoon).base),
    fill(
      ellipse([x - half * 0.2, top + size * 0.02], half * 0.5, size * 0.03),
      canvas.tones(inks.lagoon).light,
      0.7,
    ),
  ])
}
