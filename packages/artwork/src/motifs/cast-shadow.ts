import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { add, distance, type Point, scale, subtract } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { closedCurve, ellipse, leaf, ribbon } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface ShadowOptions {
  /** Where the thing stands. */
  at: Point
  /** Length of its shadow. */
  size: number
  /** Width of its foot. */
  width: number
  /** The ground it falls on. */
  ground?: Colour
  opacity?: number
}

/** Away from the light, laid on the ground. A light above the page throws no steeper than one within it. */
function fall(canvas: Canvas, at: Point): Point {
  const source: Point = [canvas.light.at[0], Math.max(canvas.light.at[1], at[1] - 420)]
  const way = subtract(at, source)
  return scale(way, 1 / Math.max(1, distance(at, source)))
}

/** Shade on the ground borrows from the sky, or it would be grey. */
const shadeOf = (canvas: Canvas, ground: Colour): Colour =>
  mix(canvas.tones(ground).shade, mix(canvas.palette.cloudShade, canvas.palette.shadow, 0.4), 0.4)

/** The shadow that ties a figure, a post or a parasol to the ground. */
export function castShadow(
  canvas: Canvas,
  { at, size, width, ground = inks.sand, opacity = 0.6 }: ShadowOptions,
): string {
  const way = fall(canvas, at)
  const d = leaf(add(at, scale(way, -width * 0.3)), add(at, scale(way, size)), width * 0.42)
  return fill(d, shadeOf(canvas, ground), opacity)
}

/** The shadow of something long: a hull, a lounger, a wall; `from` and `to` are the ends of its foot. */
export function longShadow(
  canvas: Canvas,
  {
    from,
    to,
    size,
    ground = inks.sand,
    opacity = 0.6,
  }: { from: Point; to: Point; size: number; ground?: Colour; opacity?: number },
): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const way = scale(fall(canvas, middle), size)
  const far = (point: Point, share: number) => add(point, scale(way, share))
  return fill(
    closedCurve([from, to, far(to, 0.72), far(middle, 1), far(from, 0.72)]),
    canvas.tones(ground).shade,
    opacity,
  )
}

/** A palm's: a long trunk and the star of its crown. */
export function palmShadow(
  canvas: Canvas,
  { at, size, ground = inks.sand, opacity = 0.6 }: Omit<ShadowOptions, 'width'>,
): string {
  const way = fall(canvas, at)
  const heart = add(at, scale(way, size))
  const reach = size * 0.3
  const star = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * Math.PI * 2 + 0.3
    const tip = add(heart, [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.3])
    return leaf(heart, tip, reach * 0.075)
  })
  const trunk = ribbon([at, add(at, scale(way, size * 0.5)), heart], (t) => size * (0.03 - 0.012 * t), 6)
  const tone = shadeOf(canvas, ground)
  return group([fill(trunk, tone), fill(star.join('') + ellipse(heart, reach * 0.3, reach * 0.11), tone)], {
    opacity,
  })
}
