import type { Canvas } from '../engine/canvas.ts'
import type { Point } from '../engine/geometry.ts'
import { box, ellipse, leaf } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface CloudOptions {
  /** Middle of the cloud's flat foot. */
  at: Point
  /** Its length. */
  size: number
  /** Height as a share of the length. */
  rise?: number
  seed?: string | number
  opacity?: number
}

/** A fair-weather cumulus: a flat foot, round heads, the shaded side cut as its own shape. */
export function cumulus(
  canvas: Canvas,
  { at, size, rise = 0.34, seed = 0, opacity = 1 }: CloudOptions,
): string {
  const random = canvas.random(`cumulus/${seed}`)
  const [x, y] = at
  const count = 9
  const peak = random.between(0.35, 0.65)
  const heads = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    const swell = Math.max(0, 1 - (Math.abs(t - peak) / Math.max(peak, 1 - peak)) ** 1.5)
    const radius = size * (0.06 + rise * 0.3 * swell) * random.between(0.8, 1.2)
    const lift = radius * 0.35 + size * rise * 0.5 * swell * random.between(0.55, 1)
    const centre: Point = [x + (t - 0.5) * size * 0.88, y - lift]
    return { centre, radius }
  })
  const foot = box(x - size * 0.42, y - size * 0.07, size * 0.84, size * 0.07)
  const body = foot + heads.map(({ centre, radius }) => ellipse(centre, radius, radius * 0.94)).join('')
  const aside = canvas.side(x) * size * 0.035
  const shadow =
    heads
      .map(({ centre, radius }) =>
        ellipse([centre[0] - aside, centre[1] + radius * 0.42], radius * 0.94, radius * 0.8),
      )
      .join('') + ellipse([x - aside, y], size * 0.44, size * 0.085)
  const above = canvas.clip(box(x - size, y - size, size * 2, size))
  const within = canvas.clip(body)
  return group(
    [
      group([
        fill(body, canvas.palette.cloud),
        group([fill(shadow, canvas.palette.cloudShade, 0.55)], { clip: within }),
      ]),
    ],
    { clip: above, opacity },
  )
}

/** Long flat clouds near the horizon, lens shapes stacked in perspective. */
export function streaks(
  canvas: Canvas,
  {
    from,
    to,
    count = 7,
    seed = 0,
    opacity = 0.8,
  }: { from: Point; to: Point; count?: number; seed?: string | number; opacity?: number },
): string {
  const random = canvas.random(`streaks/${seed}`)
  const lenses = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    const y = from[1] + (to[1] - from[1]) * t
    const length = (to[0] - from[0]) * random.between(0.18, 0.5)
    const x = random.between(from[0], to[0] - length * 0.6)
    const thick = Math.abs(to[1] - from[1]) * random.between(0.05, 0.13)
    const lens = leaf([x, y], [x + length, y + random.around(0, 3)], thick, thick * 0.5)
    const under = leaf(
      [x + length * 0.1, y + thick * 0.3],
      [x + length * 0.92, y + thick * 0.2],
      thick * 0.1,
      thick * 0.6,
    )
    return fill(lens, canvas.palette.cloud, opacity) + fill(under, canvas.palette.cloudShade, opacity * 0.6)
  })
  return group(lenses)
}

/** Birds far off, two strokes each. */
export function gulls(
  canvas: Canvas,
  { at, size, count = 5, seed = 0 }: { at: Point; size: number; count?: number; seed?: string | number },
): string {
  const random = canvas.random(`gulls/${seed}`)
  const birds = Array.from({ length: count }, () => {
    const span = size * random.between(0.6, 1.15)
    const [x, y] = [at[0] + random.around(0, size * 5), at[1] + random.around(0, size * 2)]
    const lift = span * random.between(0.2, 0.42)
    const thick = span * 0.09
    const wing = (side: number) =>
      `M${x} ${y}Q${x + side * span * 0.32} ${y - lift * 1.4} ${x + side * span} ${y - lift * 0.5}Q${x + side * span * 0.34} ${y - lift * 1.4 + thick * 2} ${x} ${y + thick}Z`
    return wing(1) + wing(-1)
  })
  return fill(birds.join(''), canvas.palette.ink, 0.75)
}
