import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { mixNumbers, type Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { blob, ellipse, leaf, polygon } from '../engine/path.ts'
import type { Random } from '../engine/random.ts'
import { fill, group } from '../engine/svg.ts'

export interface RocksOptions {
  from: Point
  to: Point
  /** Width of the largest. */
  size: number
  count?: number
  colour?: Colour
  depth?: number
  /** Sea foam around their feet. */
  foam?: boolean
  seed?: string | number
}

function boulder(
  canvas: Canvas,
  random: Random,
  at: Point,
  size: number,
  colour: Colour,
  depth: number,
): string {
  const tones = canvas.tones(colour, depth)
  const tall = size * random.between(0.26, 0.52)
  const lit = canvas.side(at[0])
  const half = size / 2
  const crown: Point = [at[0] + half * random.between(0, 0.34) * lit, at[1] - tall]
  const shoulder: Point = [at[0] - half * 0.55 * lit, at[1] - tall * random.between(0.6, 0.9)]
  const cheek: Point = [at[0] + half * 0.74 * lit, at[1] - tall * random.between(0.4, 0.66)]
  const foot: [Point, Point] = [
    [at[0] - half * lit, at[1]],
    [at[0] + half * lit, at[1]],
  ]
  const knee: Point = [
    at[0] + half * random.between(0.05, 0.3) * lit,
    at[1] - tall * random.between(0.3, 0.5),
  ]
  return group([
    fill(polygon([foot[0], shoulder, crown, cheek, foot[1]]), tones.shade),
    fill(polygon([crown, cheek, foot[1], [at[0] + half * 0.4 * lit, at[1]], knee]), tones.base),
    fill(polygon([shoulder, crown, cheek, knee]), tones.light),
    fill(polygon([foot[0], shoulder, [at[0] - half * 0.4 * lit, at[1]]]), tones.deep),
  ])
}

/** Laterite boulders at the edge of the sea, the far ones first. */
export function rocks(canvas: Canvas, options: RocksOptions): string {
  const { from, to, size, count = 9, colour = inks.laterite, depth = 0, foam = true, seed = 0 } = options
  const random = canvas.random(`rocks/${seed}`)
  const stones = Array.from({ length: count }, (_, index) => {
    const t = (index + random.next() * 0.7) / count
    const at: Point = [
      mixNumbers(from[0], to[0], t),
      mixNumbers(from[1], to[1], t) + random.around(0, size * 0.12),
    ]
    return { at, width: size * random.between(0.42, 1) }
  }).sort((a, b) => a.at[1] - b.at[1])
  return group(
    stones.map(({ at, width }) => {
      const spray = foam
        ? fill(
            blob(random, [at[0], at[1] + width * 0.01], width * 0.66, width * 0.085, 0.2),
            canvas.palette.foam,
            0.92,
          ) +
          fill(
            leaf(
              [at[0] - width * 0.95, at[1] + width * 0.07],
              [at[0] + width * 0.8, at[1] + width * 0.08],
              width * 0.03,
            ),
            canvas.palette.foam,
            0.7,
          )
        : ''
      return spray + boulder(canvas, random, at, width, colour, depth)
    }),
  )
}

/** A breaker against stone: a heap of foam that leans with the swell, drops thrown above it. */
export function breaker(
  canvas: Canvas,
  { at, size, seed = 0 }: { at: Point; size: number; seed?: string | number },
): string {
  const random = canvas.random(`breaker/${seed}`)
  const lumps = Array.from({ length: 15 }, (_, index) => {
    const t = (index / 14) * 2 - 1
    const swell = Math.max(0, 1 - Math.abs(t + 0.15) ** 1.3)
    const radius = size * (0.05 + 0.09 * swell) * random.between(0.8, 1.2)
    const centre: Point = [
      at[0] + t * size * 0.56,
      at[1] - size * 0.5 * swell * random.between(0.35, 1) - radius * 0.2,
    ]
    return { centre, radius }
  })
  const body = lumps.map(({ centre, radius }) => ellipse(centre, radius)).join('')
  const shade = lumps
    .map(({ centre, radius }) => ellipse([centre[0] + radius * 0.5, centre[1] + radius * 0.75], radius))
    .join('')
  const skirt = blob(random, [at[0], at[1] - size * 0.04], size * 0.68, size * 0.1, 0.14)
  const drops = Array.from({ length: 14 }, () => {
    const t = random.around(-0.1, 0.8)
    const throwHeight = size * (0.66 - 0.35 * t * t) * random.between(0.85, 1.25)
    return ellipse([at[0] + t * size * 0.62, at[1] - throwHeight], random.between(1.6, size * 0.018))
  })
  const whole = body + skirt
  const under = mix(canvas.palette.foam, canvas.palette.sea[1], 0.35)
  return group([
    fill(whole + drops.join(''), canvas.palette.foam),
    group([fill(shade, under, 0.7)], { clip: canvas.clip(body) }),
    fill(
      leaf([at[0] - size * 1.1, at[1] + size * 0.1], [at[0] + size * 0.9, at[1] + size * 0.12], size * 0.025),
      canvas.palette.foam,
      0.8,
    ),
  ])
}
