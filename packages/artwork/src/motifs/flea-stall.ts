import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, closedCurve, ellipse, leaf, polygon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface FleaStallOptions extends Placement {
  stripes?: readonly [Colour, Colour]
  goods?: 'spices' | 'cloth' | 'hats' | 'rings' | 'lamps'
}

const wares = [inks.coral, inks.marigold, inks.bougainvillea, inks.teal, inks.azulejo, inks.ochre] as const
const ware = (index: number): Colour => wares[index % wares.length] ?? inks.coral

/** A stall under a striped awning; `size` is its width. */
export function fleaStall(canvas: Canvas, options: FleaStallOptions): string {
  const { at, size, depth = 0, stripes = [inks.coral, inks.shell], goods = 'spices' } = options
  const wood = canvas.tones(inks.timber, depth)
  const cloth = canvas.tones(stripes[0], depth)
  const dark = canvas.tones(inks.timber, depth).deep
  const ring = (x: number, y: number, radius: number, own: Colour) =>
    line(ellipse([x, y], radius), canvas.tones(own, depth).base, { width: radius * 0.62 }) +
    line(ellipse([x, y], radius), canvas.tones(inks.shell, depth).light, {
      width: radius * 0.62,
      cap: 'butt',
      dash: `${radius * 0.7} ${radius * 0.87}`,
    })
  const hanging = steps(7).map((t, index) => {
    const x = mixNumbers(-42, 42, t)
    const tones = canvas.tones(ware(index), depth)
    if (goods === 'cloth')
      return (
        fill(box(x - 6, -76, 12, 34 + (index % 3) * 5), tones.base) +
        fill(box(x - 6, -76, 4, 34 + (index % 3) * 5), tones.light) +
        fill(box(x - 6, -50, 12, 3), tones.deep)
      )
    if (goods === 'hats')
      return (
        fill(ellipse([x, -62 + (index % 2) * 9], 8.4, 3), canvas.tones(inks.straw, depth).light) +
        fill(ellipse([x, -64.5 + (index % 2) * 9], 4.4, 4), canvas.tones(inks.straw, depth).base) +
        fill(box(x - 4.4, -64 + (index % 2) * 9, 8.8, 1.6), tones.base)
      )
    if (goods === 'rings') return ring(x, -60 + (index % 2) * 10, 7.6, ware(index))
    if (goods === 'lamps')
      return (
        line(`M${x} -80V-68`, dark, { width: 0.6 }) +
        fill(ellipse([x, -62 + (index % 2) * 6], 5, 6.4), tones.light) +
        fill(box(x - 2, -69 + (index % 2) * 6, 4, 2), dark)
      )
    return ''
  })
  const heaps = steps(goods === 'spices' ? 6 : 4).map((t, index) => {
    const x = mixNumbers(-40, 40, t)
    const tones = canvas.tones(ware(index + 1), depth)
    if (goods === 'rings' || goods === 'hats')
      return fill(box(x - 9, -38, 18, 5), tones.base) + fill(box(x - 8, -43, 16, 5), tones.light)
    return (
      fill(closedCurve(points(x - 9, -34, x - 5, -42, x, -48, x + 5, -42, x + 9, -34, x, -32)), tones.base) +
      fill(closedCurve(points(x - 1, -34, x, -48, x + 5, -42, x + 9, -34)), tones.shade) +
      fill(ellipse([x, -33.4], 10, 2.6), wood.light)
    )
  })
  const count = 11
  const awning = steps(count + 1)
    .slice(0, -1)
    .map((t, index) => {
      const own = canvas.tones(stripes[index % 2] ?? inks.shell, depth)
      const next = t + 1 / count
      const [a, b] = [mixNumbers(-46, 46, t), mixNumbers(-46, 46, next)]
      const [c, d] = [mixNumbers(-56, 56, t), mixNumbers(-56, 56, next)]
      return (
        fill(polygon(points(a, -102, b, -102, d, -80, c, -80)), own.light) +
        fill(`M${c} -80H${d}V-75Q${(c + d) / 2} -69 ${c} -75Z`, own.shade)
      )
    })
  return group(
    [
      fill(box(-50, -80, 100, 80), dark, 0.55),
      ...hanging,
      ...[-51, 49].map((x) => fill(box(x, -84, 2.6, 84), wood.base)),
      fill(box(-52, -34, 104, 34), cloth.base),
      fill(
        steps(9)
          .map((t) => leaf([mixNumbers(-48, 48, t), -33], [mixNumbers(-50, 50, t), 0], 2))
          .join(''),
        cloth.shade,
        0.7,
      ),
      fill(box(-54, -36, 108, 4), wood.light),
      ...heaps,
      ...awning,
    ],
    { at, scale: [(size / 112) * mirrored(options), size / 112] },
  )
}
