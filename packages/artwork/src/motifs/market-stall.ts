import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, closedCurve, ellipse, polygon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface StallOptions extends Placement {
  awning?: readonly [Colour, Colour]
  goods?: 'cloth' | 'hammocks' | 'pots' | 'fruit'
}

/** A market stall on bamboo poles under a striped awning; `size` is its width. */
export function marketStall(canvas: Canvas, options: StallOptions): string {
  const { at, size, depth = 0, awning = [inks.coral, inks.shell], goods = 'cloth' } = options
  const random = canvas.random(`stall/${at.join()}`)
  const pole = canvas.tones(inks.teak, depth)
  const wares = [
    inks.azulejo,
    inks.bougainvillea,
    inks.marigold,
    inks.teal,
    inks.rose,
    inks.laterite,
  ] as const
  const strips = steps(9)
    .slice(0, -1)
    .map((t, index) => {
      const tones = canvas.tones(awning[index % 2 === 0 ? 0 : 1], depth)
      const [a, b] = [t, t + 1 / 8]
      const [x1, x2] = [mixNumbers(-42, 42, a), mixNumbers(-42, 42, b)]
      const [y1, y2] = [mixNumbers(-56, 56, a), mixNumbers(-56, 56, b)]
      return (
        fill(polygon(points(x1, -92, x2, -92, y2, -72, y1, -72)), tones.light) +
        fill(`M${y1} -72H${y2}V-68A${(y2 - y1) / 2} 5 0 0 1 ${y1} -68Z`, tones.shade)
      )
    })
  const cloths = steps(7).map((t) => {
    const x = mixNumbers(-46, 40, t)
    const drop = random.between(28, 44)
    const tones = canvas.tones(random.pick(wares), depth)
    const bands = steps(4).map((u) => fill(box(x, -64 + drop * (0.2 + u * 0.66), 11, 2), tones.light))
    return fill(box(x, -64, 11, drop), tones.base) + fill(box(x, -64, 3, drop), tones.shade) + bands.join('')
  })
  const hammocks = steps(3).map((t, index) => {
    const y = mixNumbers(-60, -36, t)
    const tones = canvas.tones(wares[index] ?? inks.coral, depth)
    const stripe = canvas.tones(inks.shell, depth)
    return (
      fill(`M-50 ${y}C-24 ${y + 30} 24 ${y + 30} 50 ${y}C24 ${y + 14} -24 ${y + 14} -50 ${y}Z`, tones.base) +
      line(`M-44 ${y + 5}C-22 ${y + 24} 22 ${y + 24} 44 ${y + 5}`, stripe.light, { width: 1.6 }) +
      line(
        steps(11)
          .map((u) => `M${mixNumbers(-30, 30, u)} ${y + 19}v5`)
          .join(''),
        tones.shade,
        { width: 0.7 },
      )
    )
  })
  const pots = steps(7).map((t) => {
    const x = mixNumbers(-42, 42, t)
    const tones = canvas.tones(
      random.pick(goods === 'fruit' ? [inks.marigold, inks.grass, inks.coral] : wares),
      depth,
    )
    return (
      fill(
        closedCurve(points(x - 3, -26, x - 6, -33, x - 3, -40, x + 3, -40, x + 6, -33, x + 3, -26)),
        tones.base,
      ) + fill(ellipse([x, -40], 3, 1), tones.deep)
    )
  })
  const cloth = canvas.tones(wares[random.integer(0, 5)] ?? inks.teal, depth)
  return group(
    [
      fill(ellipse([4, 1], 62, 4), canvas.tones(inks.sand, depth).shade, 0.6),
      fill(polygon(points(-48, -70, 48, -70, 48, -4, -48, -4)), canvas.tones(inks.ink, depth).base, 0.5),
      line('M-42 -90V-6M42 -90V-6', pole.shade, { width: 1.6 }),
      ...(goods === 'hammocks' ? hammocks : cloths),
      fill(polygon(points(-52, -26, 52, -26, 54, 0, -54, 0)), cloth.base),
      fill(polygon(points(-52, -26, 52, -26, 52, -22, -52, -22)), cloth.light),
      line(
        steps(9)
          .map((t) => `M${mixNumbers(-46, 46, t)} -20l-1 19`)
          .join(''),
        cloth.shade,
        { width: 1.2 },
      ),
      ...(goods === 'hammocks' ? [] : pots),
      ...strips,
      line('M-54 -70V0M54 -70V0', pole.base, { width: 1.8 }),
    ],
    { at, scale: [(size / 110) * mirrored(options), size / 110] },
  )
}
