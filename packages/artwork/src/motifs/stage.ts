import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, capsule, ellipse, polygon, ribbon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface StageOptions {
  left: number
  right: number
  /** The page's y of the boards' front edge. */
  floor: number
  top: number
  curtain?: Colour
}

/** A small stage: folded curtains, boards, a skirting with a row of bulbs. */
export function stage(
  canvas: Canvas,
  { left, right, floor, top, curtain = inks.laterite }: StageOptions,
): string {
  const cloth = canvas.tones(curtain)
  const wood = canvas.tones(inks.teak)
  const { lamp } = canvas.palette
  const back = floor - 120
  const folds = steps(19).map((t, index) => {
    const x = mixNumbers(left, right, t)
    return fill(
      ribbon(
        [
          [x, top],
          [x + 8, (top + back) / 2],
          [x - 6, back],
        ],
        () => (right - left) / 26,
        4,
      ),
      [cloth.base, cloth.shade, cloth.deep][index % 3] ?? cloth.base,
    )
  })
  const drape = (side: number) => {
    const x = side < 0 ? left : right
    return steps(5)
      .map((t) =>
        fill(
          ribbon(
            [
              [x - side * t * 170, top],
              [x - side * t * 150, top + (back - top) * 0.45],
              [x - side * t * 40, back + 40],
            ],
            () => 52,
            8,
          ),
          t < 0.5 ? cloth.light : cloth.base,
        ),
      )
      .join('')
  }
  const bulbs = steps(21).map((t) => {
    const at: Point = [mixNumbers(left + 30, right - 30, t), floor + 34]
    return fill(ellipse(at, 20), lamp, 0.25) + fill(ellipse(at, 8), lamp)
  })
  return group([
    fill(box(left, top, right - left, back - top), cloth.deep),
    ...folds,
    fill(
      polygon([
        [left, back],
        [right, back],
        [right + 90, floor],
        [left - 90, floor],
      ]),
      wood.base,
    ),
    line(
      steps(15)
        .map((t) => `M${mixNumbers(left, right, t)} ${back}L${mixNumbers(left - 90, right + 90, t)} ${floor}`)
        .join(''),
      wood.shade,
      { width: 3 },
    ),
    drape(-1),
    drape(1),
    fill(box(left - 90, floor, right - left + 180, 74), wood.deep),
    ...bulbs,
  ])
}

/** A beam from a lamp at `from` on a round patch at `to`. */
export function spotlight(
  canvas: Canvas,
  { from, to, reach }: { from: Point; to: Point; reach: number },
): string {
  const { lamp } = canvas.palette
  const stops = [
    { offset: 0, colour: lamp, opacity: 0.5 },
    { offset: 1, colour: lamp, opacity: 0.08 },
  ]
  const far = Math.hypot(to[0] - from[0], to[1] - from[1])
  return (
    fill(
      polygon([
        [from[0] - 12, from[1]],
        [from[0] + 12, from[1]],
        [to[0] + reach, to[1]],
        [to[0] - reach, to[1]],
      ]),
      canvas.glow(from, far * 1.05, stops),
    ) + fill(ellipse(to, reach, reach * 0.2), lamp, 0.35)
  )
}

/** The backs of heads between us and what they look at. */
export function audience(
  canvas: Canvas,
  { y, size, count = 9, seed = 0 }: { y: number; size: number; count?: number; seed?: string | number },
): string {
  const random = canvas.random(`audience/${seed}`)
  const heads = steps(count).map((t) => {
    const x = mixNumbers(-40, canvas.width + 40, t) + random.around(0, size * 0.3)
    const top = y + random.around(0, size * 0.25)
    const neck = box(x - size * 0.16, top, size * 0.32, size * 0.6)
    const bun = random.chance(0.4) ? ellipse([x, top - size * 0.42], size * 0.17) : ''
    return (
      ellipse([x, top], size * 0.33, size * 0.4) +
      bun +
      neck +
      capsule(
        [x - size * 0.44, top + size * 0.72],
        size * 0.3,
        [x + size * 0.44, top + size * 0.72],
        size * 0.3,
      ) +
      box(x - size * 0.74, top + size * 0.72, size * 1.48, size * 2)
    )
  })
  return fill(heads.join(''), canvas.palette.ink)
}

/** A microphone on its stand; `size` is its height. */
export function microphone(canvas: Canvas, [x, y]: Point, size: number): string {
  const iron = canvas.tones(inks.iron)
  return (
    line(`M${x} ${y}V${y - size * 0.92}`, iron.deep, { width: size * 0.018 }) +
    line(`M${x - size * 0.13} ${y}Q${x} ${y - size * 0.05} ${x + size * 0.13} ${y}`, iron.deep, {
      width: size * 0.02,
    }) +
    fill(
      capsule([x, y - size * 0.9], size * 0.02, [x - size * 0.03, y - size * 0.97], size * 0.028),
      iron.base,
    ) +
    fill(ellipse([x - size * 0.035, y - size * 0.985], size * 0.036), iron.light)
  )
}

/** A guitar whose body lies at `at` and whose neck points away; `size` is its length. */
export function guitar(canvas: Canvas, at: Point, size: number, degrees: number): string {
  const wood = canvas.tones(inks.ochre)
  const dark = canvas.tones(inks.timber)
  return group(
    [
      fill(box(0.1, -0.025, 0.62, 0.05), dark.deep),
      fill(box(0.7, -0.045, 0.12, 0.09), dark.base),
      fill(ellipse([-0.12, 0], 0.19, 0.19) + ellipse([0.09, 0], 0.14, 0.145), wood.base),
      fill(ellipse([-0.15, 0.03], 0.13, 0.12), wood.shade, 0.5),
      fill(ellipse([0.03, 0], 0.062), dark.deep),
      fill(box(-0.2, -0.06, 0.03, 0.12), dark.base),
    ],
    { at, scale: size, rotate: degrees },
  )
}
