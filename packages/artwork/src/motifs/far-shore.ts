import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { leaf, shapeOfEdges } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'
import { casuarinas } from './casuarina.ts'
import { forest } from './forest.ts'
import { palmGrove } from './palm.ts'

export interface FarShoreOptions {
  /** Left and right end of the water's edge. */
  from: Point
  to: Point
  /** Height of the trees. */
  size: number
  depth?: number
  trees?: 'palms' | 'casuarinas'
  sand?: Colour
  /** Forest behind the trees, as a share of their height. */
  wood?: number
  count?: number
  seed?: string | number
}

/** A beach seen from the water: a strip of sand, its trees, the wood behind. */
export function farShore(canvas: Canvas, options: FarShoreOptions): string {
  const {
    from,
    to,
    size,
    depth = 0.3,
    trees = 'palms',
    sand = inks.sand,
    wood = 0.5,
    count = 16,
    seed = 0,
  } = options
  const tones = canvas.tones(sand, depth)
  const random = canvas.random(`far-shore/${seed}`)
  const strip = size * 0.14
  const level = (t: number): Point => [mixNumbers(from[0], to[0], t), mixNumbers(from[1], to[1], t)]
  const row = {
    from: [from[0], from[1] - strip] as Point,
    to: [to[0], to[1] - strip] as Point,
    count,
    size,
    depth,
    seed,
  }
  const tops = steps(8).map((t): Point => {
    const [x, y] = level(t)
    return [x, y - strip - size * wood * random.between(0.75, 1.1)]
  })
  return group([
    wood > 0
      ? forest(canvas, {
          along: tops,
          base: Math.max(from[1], to[1]) - strip * 0.6,
          size: size * 0.3,
          depth: depth + 0.06,
          rows: 2,
          seed,
        })
      : '',
    trees === 'palms' ? palmGrove(canvas, row) : casuarinas(canvas, row),
    fill(
      shapeOfEdges(
        steps(7).map((t): Point => [level(t)[0], level(t)[1] - strip * random.between(0.8, 1.15)]),
        [to, from],
      ),
      tones.light,
    ),
    fill(leaf([from[0], from[1]], [to[0], to[1]], strip * 0.1, strip * 0.16), canvas.palette.foam),
  ])
}
