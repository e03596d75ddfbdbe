import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { closedCurve, ellipse, leaf, ribbon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A calm face with a third eye and coiled hair cut into a boulder; `size` is its height. */
export function carvedFace(canvas: Canvas, options: Placement & { rock?: Colour }): string {
  const { at, size, depth = 0, rock = inks.laterite } = options
  const stone = canvas.tones(rock, depth)
  const groove = mix(stone.deep, canvas.palette.ink, 0.25)
  const head = closedCurve(
    points(-30, -44, -33, -72, -22, -92, 0, -99, 22, -92, 33, -72, 30, -44, 18, -16, 0, -6, -18, -16),
  )
  const lid = (x: number) =>
    fill(leaf([x - 12, -56], [x + 12, -56], 0.6, 6.6), stone.light) +
    line(`M${x - 13} -57Q${x} -49 ${x + 13} -57`, groove, { width: 1.8 }) +
    line(`M${x - 14} -63Q${x} -71 ${x + 13} -64`, groove, { width: 2.4 })
  const locks = steps(9).map((t) => {
    const x = -32 + t * 64
    return line(`M${x} ${-78 - 20 * Math.sin(t * Math.PI)}Q${x * 0.7} -110 ${x * 0.16} -118`, stone.shade, {
      width: 3,
    })
  })
  return group(
    [
      fill(
        closedCurve(
          points(
            -40,
            -60,
            -42,
            -92,
            -24,
            -112,
            0,
            -118,
            24,
            -112,
            42,
            -92,
            40,
            -60,
            44,
            -20,
            30,
            -30,
            -30,
            -30,
            -44,
            -20,
          ),
        ),
        stone.deep,
      ),
      ...locks,
      fill(ellipse([0, -119], 17, 11), stone.shade) + fill(ellipse([0, -123], 12, 8), stone.base),
      fill(head, stone.base),
      group(
        [
          fill(closedCurve(points(-36, -100, 0, -104, 4, -60, 8, -40, 0, 0, -40, -10)), stone.light),
          fill(closedCurve(points(22, -98, 40, -80, 36, -30, 12, -6, 20, -40, 24, -70)), stone.shade),
        ],
        { clip: canvas.clip(head) },
      ),
      lid(-15),
      lid(15),
      fill(leaf([0, -84], [0, -70], 3.4), groove) + fill(leaf([0, -82], [0, -72], 1.5), stone.light),
      line('M-15 -88H15M-13 -91.5H13', stone.shade, { width: 1.4 }),
      fill(
        closedCurve(points(-2, -62, 3, -62, 5, -46, 9, -38, 4, -34, -5, -34, -8, -38, -3, -46)),
        stone.light,
      ),
      line('M4 -62L5 -46Q11 -38 4 -34Q-2 -32 -7 -36', groove, { width: 1.6 }),
      fill(leaf([-12, -24], [12, -24], 4.4, 5.4), stone.light),
      line('M-13 -24.5Q-5 -22 0 -23Q5 -22 13 -24.5', groove, { width: 1.7 }),
      fill(
        ribbon(points(-34, -66, -39, -54, -36, -38, -32, -34), () => 6, 10),
        stone.light,
      ),
      fill(
        ribbon(points(34, -66, 39, -54, 36, -38, 32, -34), () => 6, 10),
        stone.shade,
      ),
      line(ellipse([-36, -27], 4) + ellipse([36, -27], 4), groove, { width: 2 }),
    ],
    { at, scale: [(size / 130) * mirrored(options), size / 130] },
  )
}
