import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { add, at, distance, type Point, pointOnCurve, sampleCurve, scale, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { closedCurve, landBelow } from '../engine/path.ts'
import type { Random } from '../engine/random.ts'
import { fill, group } from '../engine/svg.ts'

export interface ForestOptions {
  /** The tops of the trees from one end to the other; two points or more. */
  along: readonly Point[]
  /** The page's y where the forest ends. */
  base: number
  /** Width of a crown. */
  size: number
  depth?: number
  /** Rows of crowns below the skyline. */
  rows?: number
  seed?: string | number
}

/** One crown: a leafy outline and the same again in shade, moved away from the light. */
function crown(canvas: Canvas, random: Random, at: Point, reach: number, lit: Colour, own: Colour): string {
  const ring = steps(12)
    .slice(0, -1)
    .map((t, index): Point => {
      const out = reach * (index % 2 === 0 ? 1.06 : 0.9) * random.between(0.93, 1.07)
      return [Math.cos(t * Math.PI * 2) * out, Math.sin(t * Math.PI * 2) * out * 0.82]
    })
  const outline = closedCurve(ring.map((point) => add(point, at)))
  const away: Point = [-canvas.side(at[0]) * reach * 0.24, reach * 0.3]
  const inner = closedCurve(ring.map((point) => add(scale(point, 0.94), add(at, away))))
  return fill(outline, lit) + group([fill(inner, own)], { clip: canvas.clip(outline) })
}

/** A wall of forest: rows of crowns, the topmost in the light, the lower ones sinking into shade. */
export function forest(
  canvas: Canvas,
  { along, base, size, depth = 0.2, rows = 3, seed = 0 }: ForestOptions,
): string {
  const random = canvas.random(`forest/${seed}`)
  const green = canvas.tones(inks.leaf, depth)
  const length = along.slice(1).reduce((sum, point, index) => sum + distance(point, at(along, index)), 0)
  const perRow = Math.max(4, Math.round(length / (size * 0.62)))
  const mass = landBelow(sampleCurve(along, 24), base)
  const looks = [
    [green.light, green.base],
    [green.base, green.shade],
    [mix(green.base, green.shade, 0.6), mix(green.shade, green.deep, 0.4)],
    [green.shade, green.deep],
  ] as const
  const bands = Array.from({ length: rows }, (_, row) => {
    const [lit, own] = looks[Math.min(row, looks.length - 1)] ?? looks[0]
    return Array.from({ length: perRow }, (_, index) => {
      const t = (index + (row % 2) * 0.5 + random.around(0, 0.2)) / perRow
      const [x, y] = pointOnCurve(along, t)
      const reach = size * random.between(0.36, 0.62) * (1 + row * 0.12)
      return crown(
        canvas,
        random,
        [x, y + row * size * 0.62 + random.around(0, size * 0.14)],
        reach,
        lit,
        own,
      )
    })
  })
  return group([fill(mass, rows > 3 ? green.deep : mix(green.shade, green.deep, 0.5)), ...bands.flat()])
}
