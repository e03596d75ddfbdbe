import type { Canvas } from '../engine/canvas.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, capsule, ellipse, leaf, polygon, ribbon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A long charcoal grill with fish and skewers on it; `size` is its width, `at` the floor under its middle. */
export function grill(canvas: Canvas, { at, size }: { at: Point; size: number }): string {
  const iron = canvas.tones(inks.iron)
  const ember = canvas.tones(inks.coral)
  const fish = canvas.tones(inks.ochre)
  const wares = steps(7).map((t, index) => {
    const x = mixNumbers(-42, 42, t)
    if (index % 3 === 2)
      return (
        line(`M${x - 6} -44L${x + 7} -50`, canvas.tones(inks.straw).base, { width: 0.7 }) +
        [0.15, 0.4, 0.65]
          .map((u, nth) =>
            fill(
              ellipse([x - 6 + 13 * u, -44 - 6 * u], 2.4, 1.8),
              canvas.tones([inks.coral, inks.leaf, inks.marigold][nth] ?? inks.coral).base,
            ),
          )
          .join('')
      )
    return (
      fill(
        leaf([x - 7, -46], [x + 6, -47], 3, 2.6) +
          polygon([
            [x - 6, -46],
            [x - 10, -49],
            [x - 10, -43.6],
          ]),
        fish.base,
      ) + line(`M${x - 3} -48l1.4 3.6M${x} -48.4l1.4 3.6`, fish.deep, { width: 0.6 })
    )
  })
  return group(
    [
      line('M-40 -30L-46 0M40 -30L46 0M-30 -30L-24 0M30 -30L24 0', iron.deep, { width: 2 }),
      fill(
        polygon([
          [-50, -42],
          [50, -42],
          [44, -24],
          [-44, -24],
        ]),
        iron.shade,
      ),
      fill(
        polygon([
          [-50, -42],
          [50, -42],
          [49, -38],
          [-49, -38],
        ]),
        iron.base,
      ),
      fill(box(-47, -43.6, 94, 2.6), ember.light),
      fill(
        ellipse([0, -43], 52, 7),
        canvas.glow([0, -43], 52, [
          { offset: 0, colour: canvas.palette.lamp, opacity: 0.6 },
          { offset: 1, colour: ember.base, opacity: 0 },
        ]),
      ),
      line(
        steps(25)
          .map((t) => `M${mixNumbers(-49, 49, t)} -46V-42`)
          .join(''),
        iron.deep,
        { width: 0.6 },
      ),
      line('M-51 -44.6H51', iron.light, { width: 1 }),
      ...wares,
    ],
    { at, scale: size / 100 },
  )
}

/** Smoke that curls up, widens and thins out. */
export function smoke(
  canvas: Canvas,
  { at, size, seed = 0 }: { at: Point; size: number; seed?: string | number },
): string {
  const random = canvas.random(`smoke/${seed}`)
  return group(
    steps(4).map((t) => {
      const x = at[0] + (t - 0.5) * size * 0.56
      const tall = size * random.between(0.72, 1.05)
      const sway = size * random.between(0.05, 0.09)
      const turn = random.between(0, 3)
      const curl = steps(6).map(
        (u): Point => [x + Math.sin(turn + u * 5.2) * sway * (0.3 + u) + size * 0.1 * u, at[1] - tall * u],
      )
      const thin = canvas.fade(
        [0, at[1]],
        [0, at[1] - tall],
        [
          { offset: 0, colour: canvas.palette.foam, opacity: 0.5 },
          { offset: 1, colour: canvas.palette.foam, opacity: 0 },
        ],
      )
      return fill(
        ribbon(curl, (u) => size * (0.014 + 0.06 * u), 22),
        thin,
        0.6,
      )
    }),
  )
}

/** A lamp with a tin shade on its cord, and the light under it. */
export function tinLamp(
  canvas: Canvas,
  { at: [x, y], size, cord = 200 }: { at: Point; size: number; cord?: number },
): string {
  const tin = canvas.tones(inks.teal)
  const { lamp } = canvas.palette
  return (
    fill(
      polygon([
        [x - size * 0.4, y],
        [x + size * 0.4, y],
        [x + size * 1.7, y + size * 4],
        [x - size * 1.7, y + size * 4],
      ]),
      canvas.glow([x, y], size * 4, [
        { offset: 0, colour: lamp, opacity: 0.45 },
        { offset: 1, colour: lamp, opacity: 0 },
      ]),
    ) +
    line(`M${x} ${y - size * 0.6}V${y - cord}`, canvas.palette.ink, { width: size * 0.05 }) +
    fill(ellipse([x, y + size * 0.05], size * 0.2, size * 0.16), lamp) +
    fill(
      `M${x - size * 0.52} ${y}C${x - size * 0.4} ${y - size * 0.4} ${x - size * 0.16} ${y - size * 0.4} ${x - size * 0.12} ${y - size * 0.66}H${x + size * 0.12}C${x + size * 0.16} ${y - size * 0.4} ${x + size * 0.4} ${y - size * 0.4} ${x + size * 0.52} ${y}Z`,
      tin.base,
    ) +
    fill(
      capsule(
        [x - size * 0.46, y - size * 0.02],
        size * 0.03,
        [x + size * 0.46, y - size * 0.02],
        size * 0.03,
      ),
      tin.deep,
    )
  )
}
