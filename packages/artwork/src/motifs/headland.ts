import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { at, mixNumbers, type Point, pointOnCurve } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { landBelow, leaf, polygon, ridge } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface HeadlandOptions {
  /** Where the land leaves the page or meets other land, at the water's level. */
  from: Point
  /** Where its nose goes into the water. */
  to: Point
  height: number
  depth?: number
  /** How much of the height is bare rock, 0–1. */
  cliff?: number
  rock?: Colour
  growth?: Colour
  seed?: string | number
}

/** The skyline of a headland: a long back, a shoulder, a nose that drops to the water. */
function backOf({ from, to, height }: HeadlandOptions): Point[] {
  const profile: Point[] = [
    [0, 0.82],
    [0.14, 0.96],
    [0.3, 1],
    [0.45, 0.9],
    [0.58, 0.86],
    [0.7, 0.66],
    [0.8, 0.56],
    [0.9, 0.32],
    [0.96, 0.16],
    [1, 0],
  ]
  return profile.map(
    ([t, rise]): Point => [mixNumbers(from[0], to[0], t), mixNumbers(from[1], to[1], t) - rise * height],
  )
}

/** Land running out into the sea: laterite below, growth on its back, foam at its foot. */
export function headland(canvas: Canvas, options: HeadlandOptions): string {
  const {
    from,
    to,
    height,
    depth = 0.4,
    cliff = 0.45,
    rock = inks.laterite,
    growth = inks.leaf,
    seed = 0,
  } = options
  const random = canvas.random(`headland/${seed}`)
  const stone = canvas.tones(rock, depth)
  const green = canvas.tones(growth, depth)
  const back = backOf(options)
  const crest = back.flatMap((point, index): Point[] => {
    const next = back[index + 1]
    return next ? ridge(random, point, next, height * 0.05, 2).slice(0, -1) : [point]
  })
  const water = Math.max(from[1], to[1])
  const body = landBelow(crest, water, false)
  const towards = canvas.side((from[0] + to[0]) / 2)
  const brink = crest.map(([x, y], index): Point => {
    const t = index / crest.length
    const foot = mixNumbers(from[1], to[1], t)
    return [x, Math.min(foot, y + (foot - y) * (1 - cliff) * random.between(0.8, 1.12))]
  })
  const cap = polygon([...crest, ...brink.slice().reverse()])
  const facets = Array.from({ length: 12 }, (_, index) => {
    const t = (index + random.between(0.2, 0.8)) / 12
    const top = pointOnCurve(brink, t)
    const foot = mixNumbers(from[1], to[1], t)
    const reach = (foot - top[1]) * random.between(0.12, 0.3)
    const lean = reach * 0.4 * towards
    return fill(
      polygon([
        [top[0] - reach * 0.5, top[1] - 2],
        [top[0] + reach * 0.5, top[1] - 2],
        [top[0] + reach * 0.9 + lean, foot],
        [top[0] - reach * 0.2 + lean, foot],
      ]),
      index % 2 === 0 ? stone.light : stone.deep,
      0.75,
    )
  })
  const tufts = Array.from({ length: 16 }, (_, index) => {
    const t = (index + random.next()) / 16
    const [x, y] = pointOnCurve(crest, t * 0.94)
    const size = height * random.between(0.05, 0.12)
    return leaf([x - size * 1.6, y + size * 0.7], [x + size * 1.6, y + size * 0.7], size * 1.5, size * 0.4)
  })
  const shine = crest.map(([x, y], index): Point => {
    const t = index / crest.length
    return [x, y + (at(brink, index)[1] - y) * mixNumbers(0.5, 0.2, t)]
  })
  return group([
    fill(body, stone.shade),
    group(facets, { clip: canvas.clip(body) }),
    fill(cap, green.shade),
    fill(tufts.join(''), green.shade),
    fill(polygon([...crest, ...shine.reverse()]), green.base),
  ])
}
