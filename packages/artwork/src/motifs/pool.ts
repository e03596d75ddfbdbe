import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { mixNumbers, type Point, pointOnCurve, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { leaf, polygon } from '../engine/path.ts'
import type { View } from '../engine/perspective.ts'
import { fill, group } from '../engine/svg.ts'
import type { Ground } from '../engine/wall.ts'

export interface PoolOptions {
  view: View
  /** The rim on the ground, all around. */
  rim: readonly Ground[]
  /** Corners are rounded into one winding line. */
  smooth?: boolean
  /** Height of the ground it lies in, and of the water below its rim. */
  up?: number
  below?: number
  coping?: Colour
  copingWidth?: number
  /** From the far end to the near end. */
  water?: readonly [Colour, Colour]
  wallTile?: Colour
  /** What the water shows upside down, drawn on the page. */
  reflection?: readonly string[]
  reflectionOpacity?: number
  /** Lit from below, as at night. */
  glowing?: boolean
  ripples?: number
  seed?: string | number
}

/** The rim as a fine line, smooth or with its corners. */
function trace(rim: readonly Ground[], smooth: boolean): Ground[] {
  if (!smooth)
    return rim.flatMap((a, index): Ground[] => {
      const b = rim[(index + 1) % rim.length] ?? a
      return steps(9)
        .slice(0, -1)
        .map((t): Ground => [mixNumbers(a[0], b[0], t), mixNumbers(a[1], b[1], t)])
    })
  const [first, second] = [rim[0], rim[1]]
  const last = rim.at(-1)
  if (!first || !second || !last) return [...rim]
  const loop = [last, ...rim, first, second]
  const span = loop.length - 1
  return steps(90)
    .slice(0, -1)
    .map((t) => pointOnCurve(loop, (1 + t * rim.length) / span))
}

/** The rim moved outwards over the ground. */
function widened(line: readonly Ground[], by: number): Ground[] {
  const area = line.reduce((sum, [x, z], index) => {
    const [nx, nz] = line[(index + 1) % line.length] ?? [0, 0]
    return sum + x * nz - nx * z
  }, 0)
  const side = area > 0 ? 1 : -1
  return line.map(([x, z], index): Ground => {
    const before = line[(index - 1 + line.length) % line.length] ?? [x, z]
    const after = line[(index + 1) % line.length] ?? [x, z]
    const [dx, dz] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dz) || 1
    return [x + (dz / length) * by * side, z - (dx / length) * by * side]
  })
}

/** A pool of any outline: coping, tiled rim, water with what it mirrors. */
export function pool(canvas: Canvas, options: PoolOptions): string {
  const {
    view,
    rim,
    smooth = false,
    up = 0,
    below = 0.14,
    coping = inks.shell,
    copingWidth = 0.35,
    water,
    wallTile = inks.teal,
    reflection = [],
    reflectionOpacity = 0.4,
    glowing = false,
    ripples = 40,
    seed = 0,
  } = options
  const random = canvas.random(`pool/${seed}`)
  const line = trace(rim, smooth)
  const place =
    (height: number) =>
    ([x, z]: Ground): Point =>
      view.project([x, height, z])
  const edge = line.map(place(up))
  const hole = polygon(edge)
  const surface = polygon(line.map(place(up - below)))
  const [stone, tile] = [canvas.tones(coping), canvas.tones(wallTile)]
  const ys = edge.map(([, y]) => y)
  const xs = edge.map(([x]) => x)
  const [top, bottom] = [Math.min(...ys), Math.min(canvas.height + 60, Math.max(...ys))]
  const [left, right] = [Math.max(-60, Math.min(...xs)), Math.min(canvas.width + 60, Math.max(...xs))]
  const lagoon = canvas.tones(inks.lagoon)
  const [far, near] = water ?? [lagoon.light, mix(lagoon.base, canvas.tones(inks.teal).base, 0.4)]
  const lens = (pale: boolean, t: number) => {
    const y = mixNumbers(top, bottom, t ** 1.4)
    const length = mixNumbers(26, 250, t ** 1.4) * random.between(0.4, 1.2)
    const x = random.between(left - length * 0.5, right - length * 0.4)
    const thick = mixNumbers(1.2, 8, t ** 1.4) * random.between(0.6, 1.2)
    return fill(
      leaf([x, y], [x + length, y + random.around(0, 2)], thick),
      pale ? mix(far, canvas.palette.foam, 0.65) : mix(near, canvas.palette.shadow, 0.3),
      pale ? 0.6 : 0.26,
    )
  }
  const waves = Array.from({ length: ripples }, (_, index) =>
    lens(index % 3 !== 0, (index + random.next()) / ripples),
  )
  const centre: Point = [(left + right) / 2, mixNumbers(top, bottom, 0.5)]
  const light = glowing
    ? fill(
        hole,
        canvas.glow(centre, Math.max(right - left, bottom - top) * 0.6, [
          { offset: 0, colour: mix(inks.lagoon, canvas.palette.lamp, 0.45), opacity: 0.95 },
          { offset: 0.55, colour: inks.lagoon, opacity: 0.75 },
          { offset: 1, colour: inks.teal, opacity: 0.35 },
        ]),
      )
    : ''
  const wet = canvas.clip(surface)
  return group([
    fill(polygon(widened(line, copingWidth + 0.06).map(place(up - 0.05))), stone.shade),
    fill(polygon(widened(line, copingWidth).map(place(up))), stone.light),
    fill(hole, tile.shade),
    group(
      [
        group(
          [
            fill(hole, canvas.fade([0, top], [0, bottom], [far, near])),
            light,
            group([...reflection], { opacity: reflectionOpacity }),
            ...waves,
          ],
          { clip: wet },
        ),
      ],
      { clip: canvas.clip(hole) },
    ),
  ])
}
