import type { Canvas } from '../engine/canvas.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { box, ellipse, leaf, polygon } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

/** The water from within: light above, dark below, and the shafts that fall through it from `light`. */
export function underwater(
  canvas: Canvas,
  { light, rays = 9, surface = 0 }: { light: Point; rays?: number; surface?: number },
): string {
  const { palette, width, height } = canvas
  const random = canvas.random('underwater')
  const shafts = steps(rays).map((t) => {
    const angle = mixNumbers(-0.9, 0.9, t) + random.around(0, 0.06)
    const wide = random.between(0.02, 0.07)
    const reach = random.between(900, 1500)
    const spot = (turn: number, far: number): Point => [
      light[0] + Math.sin(turn) * far,
      light[1] + Math.cos(turn) * far,
    ]
    const stops = [
      { offset: 0, colour: palette.foam, opacity: 0.42 },
      { offset: 1, colour: palette.foam, opacity: 0 },
    ]
    return fill(
      polygon([
        spot(angle - wide, 60),
        spot(angle + wide, 60),
        spot(angle + wide, reach),
        spot(angle - wide, reach),
      ]),
      canvas.glow(light, reach, stops),
    )
  })
  const ripples =
    surface > 0
      ? steps(34).map(() => {
          const y = surface * random.next() ** 1.5
          const x = random.between(-100, width)
          const size = mixNumbers(380, 60, y / surface) * random.between(0.5, 1)
          return fill(
            leaf([x, y], [x + size, y + random.around(0, 5)], mixNumbers(16, 3, y / surface)),
            palette.foam,
            0.42,
          )
        })
      : []
  return group([
    fill(box(0, 0, width, height), canvas.fade([0, 0], [0, height], [...palette.sea])),
    fill(
      ellipse(light, 620, 420),
      canvas.glow(light, 620, [
        { offset: 0, colour: palette.foam, opacity: 0.8 },
        { offset: 1, colour: palette.foam, opacity: 0 },
      ]),
    ),
    ...shafts,
    ...ripples,
  ])
}

/** Air that rises. */
export function bubbles(
  canvas: Canvas,
  {
    from,
    to,
    size,
    count = 14,
    seed = 0,
  }: { from: Point; to: Point; size: number; count?: number; seed?: string | number },
): string {
  const random = canvas.random(`bubbles/${seed}`)
  return group(
    steps(count).map((t) => {
      const radius = size * mixNumbers(0.3, 1, t) * random.between(0.4, 1)
      const x = mixNumbers(from[0], to[0], t) + random.around(0, size * 2)
      const y = mixNumbers(from[1], to[1], t) + random.around(0, size)
      return (
        fill(ellipse([x, y], radius, radius * 0.86), canvas.palette.foam, 0.6) +
        fill(ellipse([x - radius * 0.3, y - radius * 0.3], radius * 0.3), canvas.palette.foam)
      )
    }),
  )
}
