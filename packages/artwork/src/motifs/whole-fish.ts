import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { closedCurve, ellipse } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A whole fish lying on ice or on a grill. */
export function wholeFish(
  canvas: Canvas,
  { at: [x, y], size, colour = inks.coral }: { at: Point; size: number; colour?: Colour },
): string {
  const tones = canvas.tones(colour)
  const p = (u: number, v: number): Point => [x + u * size, y + v * size]
  const body = closedCurve([
    p(-0.5, 0),
    p(-0.3, -0.15),
    p(0.05, -0.15),
    p(0.3, -0.03),
    p(0.3, 0.03),
    p(0.05, 0.13),
    p(-0.3, 0.12),
  ])
  return group([
    fill(closedCurve([p(0.26, 0), p(0.5, -0.16), p(0.44, 0), p(0.5, 0.16)]), tones.shade),
    fill(closedCurve([p(-0.12, -0.13), p(0.04, -0.25), p(0.14, -0.11)]), tones.shade),
    fill(body, tones.base),
    group(
      [
        fill(
          ellipse(p(-0.1, 0.14), size * 0.5, size * 0.12),
          mix(tones.light, canvas.tones(inks.shell).light, 0.5),
        ),
        line(
          steps(5)
            .map(
              (t) =>
                `M${p(-0.16 + t * 0.36, -0.14).join(' ')}q${size * 0.05} ${size * 0.08} 0 ${size * 0.16}`,
            )
            .join(''),
          tones.shade,
          { width: size * 0.014 },
        ),
      ],
      { clip: canvas.clip(body) },
    ),
    line(`M${p(-0.3, -0.11).join(' ')}Q${p(-0.22, 0).join(' ')} ${p(-0.3, 0.1).join(' ')}`, tones.deep, {
      width: size * 0.016,
    }),
    fill(ellipse(p(-0.38, -0.04), size * 0.024), canvas.palette.ink),
  ])
}
