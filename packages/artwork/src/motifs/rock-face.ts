import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { at, mixNumbers, type Point, pointOnCurve } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { landBelow, polygon } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface RockFaceOptions {
  /** The brink from one end to the other. */
  along: readonly Point[]
  /** The page's y of its foot. */
  base: number
  /** Width of a facet. */
  size: number
  rock?: Colour
  depth?: number
  seed?: string | number
}

/** A cliff: upright facets in four tones, each leaning a little, cut by ledges. */
export function rockFace(
  canvas: Canvas,
  { along, base, size, rock = inks.laterite, depth = 0.1, seed = 0 }: RockFaceOptions,
): string {
  const random = canvas.random(`rock-face/${seed}`)
  const stone = canvas.tones(rock, depth)
  const [first, last] = [at(along, 0), at(along, along.length - 1)]
  const count = Math.max(4, Math.round(Math.abs(last[0] - first[0]) / size))
  const body = landBelow(along, base, false)
  const planes = [stone.base, stone.deep, stone.light, stone.shade] as const
  const facets = Array.from({ length: count * 4 }, () => {
    const t = random.next()
    const [x, brink] = pointOnCurve(along, t)
    const top = mixNumbers(brink - 10, base, random.next() ** 1.5 * 0.8)
    const tall = (base - brink) * random.between(0.16, 0.44)
    const half = size * random.between(0.2, 0.5)
    const lean = random.around(0, size * 0.2)
    const facet: Point[] = [
      [x - half, top],
      [x + half * 0.8, top + random.around(0, 12)],
      [x + half + lean, top + tall],
      [x - half * 0.5 + lean, top + tall * random.between(0.8, 1.05)],
    ]
    return fill(polygon(facet), random.pick(planes), 0.66)
  })
  return group([fill(body, stone.shade), group(facets, { clip: canvas.clip(body) })])
}
