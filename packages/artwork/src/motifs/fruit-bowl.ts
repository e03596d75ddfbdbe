import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import type { Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, leaf } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A bowl heaped with mangoes, bananas and papaya; `size` is its width. */
export function fruitBowl(
  canvas: Canvas,
  { at: [x, y], size, colour = inks.azulejo }: { at: Point; size: number; colour?: Colour },
): string {
  const bowl = canvas.tones(colour)
  const fruit = [
    [-0.3, 0.3, inks.marigold],
    [0.02, 0.34, inks.coral],
    [0.3, 0.3, inks.grass],
    [-0.14, 0.5, inks.ochre],
    [0.17, 0.5, inks.coral],
  ] as const
  return group([
    fill(ellipse([x - canvas.side(x) * size * 0.1, y], size * 0.5, size * 0.08), canvas.palette.shadow, 0.3),
    ...fruit.map(([dx, up, ink]) => {
      const tones = canvas.tones(ink)
      const centre: Point = [x + dx * size, y - up * size]
      return (
        fill(ellipse(centre, size * 0.19, size * 0.17), tones.shade) +
        fill(
          ellipse(
            [centre[0] + canvas.side(x) * size * 0.03, centre[1] - size * 0.02],
            size * 0.155,
            size * 0.14,
          ),
          tones.base,
        )
      )
    }),
    fill(
      leaf([x, y - size * 0.6], [x + size * 0.26, y - size * 0.78], size * 0.07),
      canvas.tones(inks.leaf).base,
    ),
    fill(
      `M${x - size * 0.5} ${y - size * 0.3}H${x + size * 0.5}C${x + size * 0.44} ${y - size * 0.06} ${x + size * 0.22} ${y} ${x} ${y}S${x - size * 0.44} ${y - size * 0.06} ${x - size * 0.5} ${y - size * 0.3}Z`,
      bowl.base,
    ),
    fill(
      `M${x} ${y - size * 0.3}H${x - canvas.side(x) * size * 0.5}C${x - canvas.side(x) * size * 0.44} ${y - size * 0.06} ${x - canvas.side(x) * size * 0.22} ${y} ${x} ${y}Z`,
      bowl.shade,
    ),
    line(`M${x - size * 0.48} ${y - size * 0.26}h${size * 0.96}`, canvas.tones(inks.shell).base, {
      width: size * 0.03,
    }),
  ])
}
