import type { Canvas } from '../engine/canvas.ts'
import { mixNumbers, onArc, type Point, steps } from '../engine/geometry.ts'
import { ellipse } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A lantern that hangs from a chain, lit when the hour is dim; `at` is where the chain is fixed. */
export function hangingLantern(
  canvas: Canvas,
  { at: [x, y], size, chain = size }: { at: Point; size: number; chain?: number },
): string {
  const { ink, lamp, dimness } = canvas.palette
  const top = y + chain
  const glass = `M${x - size * 0.2} ${top + size * 0.22}H${x + size * 0.2}L${x + size * 0.28} ${top + size * 0.62}L${x + size * 0.14} ${top + size * 0.88}H${x - size * 0.14}L${x - size * 0.28} ${top + size * 0.62}Z`
  const centre: Point = [x, top + size * 0.55]
  return group([
    line(`M${x} ${y}V${top}`, ink, { width: size * 0.03 }),
    fill(
      ellipse(centre, dimness > 0.1 ? size * 1.5 : 0.1),
      canvas.glow(centre, size * 1.5, [
        { offset: 0, colour: lamp, opacity: 0.5 },
        { offset: 1, colour: lamp, opacity: 0 },
      ]),
    ),
    fill(glass, lamp),
    line(
      `${glass}M${x - size * 0.07} ${top + size * 0.22}L${x - size * 0.05} ${top + size * 0.88}M${x + size * 0.07} ${top + size * 0.22}L${x + size * 0.05} ${top + size * 0.88}`,
      ink,
      { width: size * 0.03 },
    ),
    fill(
      `M${x - size * 0.26} ${top + size * 0.22}C${x - size * 0.2} ${top + size * 0.08} ${x - size * 0.06} ${top + size * 0.06} ${x} ${top}C${x + size * 0.06} ${top + size * 0.06} ${x + size * 0.2} ${top + size * 0.08} ${x + size * 0.26} ${top + size * 0.22}Z`,
      ink,
    ),
  ])
}

/** Bulbs on a wire between two points. */
export function stringLights(
  canvas: Canvas,
  {
    from,
    to,
    sag,
    count = 12,
    size = 6,
  }: { from: Point; to: Point; sag: number; count?: number; size?: number },
): string {
  const pull: Point = [(from[0] + to[0]) / 2, mixNumbers(from[1], to[1], 0.5) + sag * 2]
  const { lamp, ink } = canvas.palette
  const bulbs = steps(count).map((t) => {
    const [x, y] = onArc(from, pull, to, t)
    return fill(ellipse([x, y + size], size * 2.6), lamp, 0.22) + fill(ellipse([x, y + size], size), lamp)
  })
  return group([
    line(`M${from.join(' ')}Q${pull.join(' ')} ${to.join(' ')}`, ink, { width: size * 0.3 }),
    ...bulbs,
  ])
}
