import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { at, mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { ellipse, leaf, shapeOfEdges } from '../engine/path.ts'
import type { Random } from '../engine/random.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface WaterfallOptions {
  /** The middle of the water at its lip, at each ledge and at its foot. */
  course: readonly Point[]
  /** Width at the lip and at the foot. */
  from: number
  to: number
  /** The rock that shows between the strands. */
  rock: Colour
  /** Spray at the foot. */
  mist?: boolean
  seed?: string | number
}

interface Tier {
  top: Point
  foot: Point
  head: number
  spread: number
}

/** One fall between two ledges: a fan with combed edges, cool strands, slivers of rock. */
function tierOf(canvas: Canvas, random: Random, { top, foot, head, spread }: Tier, rock: Colour): string {
  const { palette } = canvas
  const cool = mix(palette.foam, palette.sea[1], 0.36)
  const fall = foot[1] - top[1]
  const side = (sign: 1 | -1): Point[] =>
    steps(6).map((t): Point => {
      const half = mixNumbers(head, spread, t ** 0.7) / 2
      return [
        mixNumbers(top[0], foot[0], t ** 0.8) + sign * half + random.around(0, spread * 0.02),
        top[1] + fall * t,
      ]
    })
  const body = shapeOfEdges(side(1), side(-1).reverse())
  const strand = (paint: Colour, thick: number, opacity: number) => {
    const offset = random.around(0, 0.46)
    const start = random.between(0.02, 0.7)
    const end = Math.min(0.98, start + random.between(0.16, 0.4))
    const spot = (t: number): Point => [
      mixNumbers(top[0], foot[0], t ** 0.8) + offset * mixNumbers(head, spread, t ** 0.7),
      top[1] + fall * t,
    ]
    return fill(leaf(spot(start), spot(end), mixNumbers(head, spread, 0.5) * thick), paint, opacity)
  }
  const strands = Array.from({ length: 24 }, (_, index) =>
    index % 5 === 0
      ? strand(rock, random.between(0.012, 0.024), 0.85)
      : strand(cool, random.between(0.012, 0.03), 0.8),
  )
  const lip = ellipse(top, head * 0.5, head * 0.07)
  const splash = steps(9).map(() => {
    const reach = spread * random.between(0.05, 0.13)
    return ellipse(
      [foot[0] + random.around(0, 0.5) * spread, foot[1] - reach * random.between(-0.2, 0.5)],
      reach * 1.2,
      reach * 0.7,
    )
  })
  return group([
    fill(body + lip, palette.foam),
    group(strands, { clip: canvas.clip(body) }),
    fill(splash.join(''), palette.foam),
  ])
}

/** Falling water, tier below tier, the lower ones wider; what lies before it is drawn after. */
export function waterfall(
  canvas: Canvas,
  { course, from, to, rock, mist = true, seed = 0 }: WaterfallOptions,
): string {
  const random = canvas.random(`waterfall/${seed}`)
  const last = course.length - 1
  const tiers = course.slice(0, -1).map((top, index): Tier => {
    const [head, spread] = [index * 0.8, index + 0.8].map((step) => mixNumbers(from, to, step / last))
    return { top, foot: at(course, index + 1), head: head ?? from, spread: spread ?? to }
  })
  const foot = at(course, last)
  const clouds = mist
    ? steps(9).map((t) => {
        const size = to * random.between(0.22, 0.44)
        return fill(
          ellipse([foot[0] + (t - 0.5) * to * 2.1, foot[1] - size * 0.1], size, size * 0.4),
          canvas.palette.foam,
          0.36,
        )
      })
    : []
  return group([...tiers.map((tier) => tierOf(canvas, random, tier, rock)), ...clouds])
}

/** Bands of mist lying in a valley. */
export function mistBands(
  canvas: Canvas,
  {
    from,
    to,
    count = 5,
    opacity = 0.4,
    seed = 0,
  }: { from: Point; to: Point; count?: number; opacity?: number; seed?: string | number },
): string {
  const random = canvas.random(`mist/${seed}`)
  return group(
    Array.from({ length: count }, (_, index) => {
      const t = index / Math.max(1, count - 1)
      const y = mixNumbers(from[1], to[1], t)
      const width = (to[0] - from[0]) * random.between(0.4, 0.8)
      const x = random.between(from[0], to[0] - width * 0.5)
      return fill(
        ellipse([x + width / 2, y], width / 2, width * random.between(0.025, 0.05)),
        canvas.palette.haze,
        opacity,
      )
    }),
  )
}

/** Rain as slanted strokes. */
export function rain(
  canvas: Canvas,
  { count = 120, slant = 0.18 }: { count?: number; slant?: number } = {},
): string {
  const random = canvas.random('rain')
  const strokes = Array.from({ length: count }, () => {
    const [x, y, length] = [
      random.between(-100, canvas.width),
      random.between(-100, canvas.height),
      random.between(30, 90),
    ]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * slant).toFixed(1)} ${length.toFixed(1)}`
  })
  return line(strokes.join(''), canvas.palette.foam, { width: 1.6, opacity: 0.35 })
}
