import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, points, polar, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, ellipse, leaf, polygon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface VendorCartOptions extends Placement {
  load?: 'coconuts' | 'corn'
  colour?: Colour
  canopy?: readonly [Colour, Colour]
}

/** A pushcart on spoked wheels under a little canopy, heaped with coconuts or corn; `size` is its width. */
export function vendorCart(canvas: Canvas, options: VendorCartOptions): string {
  const {
    at,
    size,
    depth = 0,
    load = 'coconuts',
    colour = inks.teal,
    canopy = [inks.marigold, inks.shell],
  } = options
  const board = canvas.tones(colour, depth)
  const wood = canvas.tones(inks.teak, depth)
  const dark = canvas.air(canvas.palette.ink, depth)
  const green = canvas.tones(inks.grass, depth)
  const corn = canvas.tones(inks.marigold, depth)
  const wheel = (x: number) =>
    line(ellipse([x, -17], 16), dark, { width: 2.6 }) +
    line(
      steps(8)
        .map((t) => `M${x} -17L${polar([x, -17], t * 315, 15).join(' ')}`)
        .join(''),
      wood.base,
      { width: 1.1 },
    ) +
    fill(ellipse([x, -17], 3), dark)
  const heap =
    load === 'coconuts'
      ? [7, 6, 4, 2].flatMap((count, row) =>
          steps(count).map((t) => {
            const x = mixNumbers(-(count - 1) * 6, (count - 1) * 6, t)
            const y = -52 - row * 9
            return (
              fill(ellipse([x, y], 7, 7.6), green.shade) +
              fill(ellipse([x - 1.4, y - 1.4], 5, 5.6), green.base) +
              fill(ellipse([x - 2.4, y - 3], 2, 2.2), green.light)
            )
          }),
        )
      : steps(9).map((t, index) => {
          const x = mixNumbers(-38, 30, t)
          return (
            fill(leaf([x - 9, -43], [x + 12, -58 - (index % 2) * 5], 5), green.base) +
            fill(
              leaf([x - 4, -48], [x + 13, -61 - (index % 2) * 5], 4.2),
              index % 2 === 0 ? corn.base : corn.light,
            )
          )
        })
  const gores = steps(8)
    .slice(0, -1)
    .map((t, index) => {
      const tones = canvas.tones(canopy[index % 2] ?? inks.shell, depth)
      const [a, b] = [mixNumbers(-52, 52, t), mixNumbers(-52, 52, t + 1 / 7)]
      const [c, d] = [mixNumbers(-34, 34, t), mixNumbers(-34, 34, t + 1 / 7)]
      return (
        fill(polygon(points(c, -122, d, -122, b, -104, a, -104)), tones.light) +
        fill(`M${a} -104H${b}V-100Q${(a + b) / 2} -95 ${a} -100Z`, tones.shade)
      )
    })
  return group(
    [
      line('M-40 -44V-106M40 -44V-106', wood.shade, { width: 2.4 }),
      ...heap,
      fill(box(-50, -46, 100, 24), board.base),
      fill(box(-50, -46, 100, 5), board.light),
      fill(box(-50, -30, 100, 8), board.shade),
      line('M50 -42L72 -54M72 -58V-49', wood.base, { width: 3 }),
      ...gores,
      wheel(-28),
      wheel(28),
    ],
    { at, scale: [(size / 110) * mirrored(options), size / 110] },
  )
}
