import type { Canvas } from '../engine/canvas.ts'
import { mixNumbers, type Point, at as pick, points, sampleCurve, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, landBelow, leaf, polygon } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface HillFortOptions {
  /** The hill's skyline from one end to the other. */
  along: readonly Point[]
  base: number
  /** Height of the wall. */
  size: number
  depth?: number
  seed?: string | number
}

/** A grassy hill with a ruined wall along its crown, a bastion at each turn. */
export function hillFort(
  canvas: Canvas,
  { along, base, size, depth = 0.2, seed = 0 }: HillFortOptions,
): string {
  const random = canvas.random(`hill-fort/${seed}`)
  const grass = canvas.tones(inks.grass, depth)
  const green = canvas.tones(inks.leaf, depth)
  const stone = canvas.tones(inks.laterite, depth)
  const crest = sampleCurve(along, 40)
  const lit = canvas.side(pick(crest, 20)[0])
  const from = 7
  const wall = crest.slice(from, 34)
  const teeth = wall.map(([x, y]) => box(x - size * 0.22, y - size * 1.16, size * 0.44, size * 0.4))
  const tower = ([x, y]: Point) => {
    const half = size * 0.62
    const high = size * 1.5
    return (
      fill(
        polygon([
          [x - half, y + size * 0.3],
          [x - half * 0.8, y - high],
          [x + half * 0.8, y - high],
          [x + half, y + size * 0.3],
        ]),
        stone.base,
      ) +
      fill(
        polygon([
          [x, y + size * 0.3],
          [x, y - high],
          [x - lit * half * 0.8, y - high],
          [x - lit * half, y + size * 0.3],
        ]),
        stone.deep,
      ) +
      fill(box(x - half * 0.96, y - high - size * 0.16, half * 1.92, size * 0.22), stone.light)
    )
  }
  const low = Math.min(...crest.map(([, y]) => y))
  const gullies = steps(22).map(() => {
    const [x, y] = pick(crest, random.integer(1, 38))
    const drop = (base - y) * random.between(0.2, 0.55)
    const top = y + size * 0.5 + random.next() * (base - y) * 0.4
    return leaf([x, top], [x - lit * drop * random.between(0.1, 0.5), Math.min(base, top + drop)], drop * 0.1)
  })
  const scrub = steps(46).map(() => {
    const [x, y] = pick(crest, random.integer(0, 39))
    const foot = mixNumbers(y + size * 0.9, base, random.next() ** 0.6)
    const reach = size * random.between(0.2, 0.62)
    return leaf([x - reach * 1.5, foot], [x + reach * 1.5, foot], reach, reach * 0.2)
  })
  const body = landBelow(crest, base)
  return group([
    fill(body, canvas.fade([0, low], [0, base], [grass.base, green.base, green.shade])),
    group([fill(gullies.join(''), green.shade, 0.6), fill(scrub.join(''), green.deep, 0.75)], {
      clip: canvas.clip(body),
    }),
    fill(
      polygon([
        ...wall.map(([x, y]): Point => [x, y - size]),
        ...wall
          .slice()
          .reverse()
          .map(([x, y]): Point => [x, y + size * 0.36]),
      ]),
      stone.shade,
    ),
    fill(teeth.join(''), stone.shade),
    ...[0, 9, 18, 26].map((index) => tower(pick(wall, index))),
  ])
}

/** Points for the back of Chapora's hill, spread over a span. */
export const hillBack = (left: number, right: number, base: number, height: number): Point[] =>
  points(
    0,
    0.1,
    0.12,
    0.42,
    0.24,
    0.84,
    0.34,
    0.98,
    0.5,
    1,
    0.62,
    0.96,
    0.72,
    0.78,
    0.84,
    0.42,
    0.94,
    0.16,
    1,
    0,
  ).map(([t, rise]): Point => [mixNumbers(left, right, t), base - rise * height])
