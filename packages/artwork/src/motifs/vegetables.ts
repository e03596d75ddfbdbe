import type { Canvas } from '../engine/canvas.ts'
import { type Point, polar, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { blob, ellipse, leaf } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A basket of vegetables from the garden. */
export function vegetables(
  canvas: Canvas,
  { at: [x, y], size, seed = 0 }: { at: Point; size: number; seed?: string | number },
): string {
  const random = canvas.random(`vegetables/${seed}`)
  const weave = canvas.tones(inks.straw)
  const things = [
    inks.coral,
    inks.leaf,
    inks.bougainvillea,
    inks.marigold,
    inks.coral,
    inks.grass,
    inks.laterite,
  ].map((ink, index) => {
    const tones = canvas.tones(ink)
    const centre: Point = [x + (index / 6 - 0.5) * size * 0.8, y - size * (0.36 + (index % 2) * 0.1)]
    return (
      fill(blob(random, centre, size * 0.13, size * 0.12, 0.1), tones.shade) +
      fill(
        blob(
          random,
          [centre[0] + canvas.side(x) * size * 0.02, centre[1] - size * 0.02],
          size * 0.1,
          size * 0.09,
          0.1,
        ),
        tones.base,
      )
    )
  })
  const greens = steps(7).map((t) =>
    leaf(
      [x - size * 0.1, y - size * 0.4],
      polar([x - size * 0.1, y - size * 0.4], -150 + t * 110, size * random.between(0.34, 0.5)),
      size * 0.06,
    ),
  )
  return group([
    fill(
      ellipse([x - canvas.side(x) * size * 0.08, y], size * 0.52, size * 0.08),
      canvas.palette.shadow,
      0.28,
    ),
    fill(greens.join(''), canvas.tones(inks.leaf).base),
    ...things,
    fill(
      `M${x - size * 0.5} ${y - size * 0.3}H${x + size * 0.5}L${x + size * 0.4} ${y}H${x - size * 0.4}Z`,
      weave.base,
    ),
    line(
      [0.08, 0.16, 0.23].map((up) => `M${x - size * 0.44} ${y - size * up}h${size * 0.88}`).join(''),
      weave.shade,
      { width: size * 0.03, dash: `${size * 0.06} ${size * 0.03}` },
    ),
    fill(
      `M${x - size * 0.52} ${y - size * 0.34}h${size * 1.04}v${size * 0.07}h${-size * 1.04}Z`,
      weave.light,
    ),
  ])
}
