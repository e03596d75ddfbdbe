import type { Canvas } from '../engine/canvas.ts'
import { mix } from '../engine/colour.ts'
import { mixNumbers, steps } from '../engine/geometry.ts'
import { ellipse, leaf } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

/** The churned water under something towed: lumps of foam on thin streaks; in the units of its own group. */
export function wake(
  canvas: Canvas,
  {
    from,
    to,
    y,
    size,
    seed = 0,
  }: { from: number; to: number; y: number; size: number; seed?: string | number },
): string {
  const random = canvas.random(`wake/${seed}`)
  const lumps = steps(22).map((t) => {
    const swell = 0.4 + 0.6 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.2))
    return {
      x: mixNumbers(from, to, t) + random.around(0, size * 0.4),
      reach: size * swell * random.between(0.5, 1),
    }
  })
  const { foam, sea } = canvas.palette
  const streaks = steps(7).map((t) => {
    const x = mixNumbers(from - size * 3, to - size * 4, t)
    const low = y + size * random.between(0.2, 1.3)
    return leaf([x, low], [x + size * random.between(4, 9), low], size * 0.1, size * 0.16)
  })
  return group([
    fill(streaks.join(''), foam, 0.8),
    fill(lumps.map(({ x, reach }) => ellipse([x, y], reach, reach * 0.52)).join(''), foam),
    fill(
      lumps
        .map(({ x, reach }) => ellipse([x + reach * 0.2, y + reach * 0.26], reach * 0.8, reach * 0.26))
        .join(''),
      mix(foam, sea[1], 0.32),
      0.7,
    ),
  ])
}
