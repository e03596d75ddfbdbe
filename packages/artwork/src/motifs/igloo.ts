import type { Canvas } from '../engine/canvas.ts'
import { steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { archedBox, ellipse } from '../engine/path.ts'
import type { Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A snow house of blocks with a lit door; `size` is its width. */
export function igloo(canvas: Canvas, { at, size, depth = 0 }: Placement): string {
  const snow = canvas.tones(inks.shell, depth)
  const lit = canvas.side(at[0])
  const dome = 'M-50 0C-50 -66 50 -66 50 0Z'
  const shade =
    lit > 0
      ? 'M-50 0C-50 -66 50 -66 50 0C30 -50 -10 -40 -14 0Z'
      : 'M50 0C50 -66 -50 -66 -50 0C-30 -50 10 -40 14 0Z'
  const courses = steps(5)
    .slice(1, -1)
    .map((t) => {
      const y = -t * 48
      const half = 50 * Math.sqrt(Math.max(0, 1 - (t * 0.96) ** 2))
      return `M${-half} ${y}Q0 ${y + 8} ${half} ${y}`
    })
  const joints = steps(5)
    .slice(0, -1)
    .flatMap((t, row) =>
      steps(8).map((u) => {
        const x = (u - 0.5 + (row % 2) * 0.06) * 92 * Math.sqrt(Math.max(0.1, 1 - t * t))
        return `M${x} ${-t * 48 + 4}L${x * 0.9} ${-(t + 0.24) * 48 + 4}`
      }),
    )
  return group(
    [
      fill(ellipse([0, 1], 60, 5), snow.shade, 0.7),
      fill(dome, snow.light),
      group(
        [
          fill(shade, snow.shade, 0.5),
          line(courses.join('') + joints.join(''), snow.deep, { width: 0.8, opacity: 0.4 }),
        ],
        { clip: canvas.clip(dome) },
      ),
      fill(archedBox(-22, -34, 36, 36), snow.base),
      fill(archedBox(-18, -30, 28, 32), snow.shade),
      fill(archedBox(-14, -27, 22, 27), canvas.palette.lamp),
      fill(archedBox(-14, -27, 8, 27, 4), canvas.tones(inks.marigold, depth).base, 0.8),
    ],
    { at, scale: size / 100 },
  )
}
