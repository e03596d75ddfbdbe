import type { Canvas } from '../engine/canvas.ts'
import { add, type Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { blob, closedCurve, ellipse } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

/** A rain tree or cashew: a trunk that forks, a broad crown in three planes; `size` is its height. */
export function broadTree(
  canvas: Canvas,
  {
    at,
    size,
    depth = 0,
    seed = 0,
    blossom = false,
  }: { at: Point; size: number; depth?: number; seed?: string | number; blossom?: boolean },
): string {
  const random = canvas.random(`broad-tree/${seed}`)
  const green = canvas.tones(inks.leaf, depth)
  const bark = canvas.tones(inks.timber, depth)
  const [x, y] = at
  const lit = canvas.side(x)
  const trunk = closedCurve([
    [x - size * 0.05, y],
    [x - size * 0.024, y - size * 0.24],
    [x - size * 0.12, y - size * 0.5],
    [x - size * 0.09, y - size * 0.52],
    [x, y - size * 0.34],
    [x + size * 0.12, y - size * 0.54],
    [x + size * 0.15, y - size * 0.51],
    [x + size * 0.032, y - size * 0.22],
    [x + size * 0.06, y],
  ])
  const lobes = Array.from({ length: 9 }, (_, index) => {
    const t = (index / 8) * 2 - 1
    return {
      centre: [
        x + t * size * 0.36,
        y - size * (0.62 + 0.2 * (1 - t * t)) + random.around(0, size * 0.03),
      ] as Point,
      reach: size * random.between(0.15, 0.21),
    }
  })
  const layer = (offset: Point, scale: number) =>
    lobes
      .map(({ centre, reach }) =>
        blob(
          random,
          add(centre, [offset[0] * reach, offset[1] * reach]),
          reach * scale,
          reach * scale * 0.76,
          0.13,
        ),
      )
      .join('')
  const fruit = blossom
    ? Array.from({ length: 16 }, () =>
        fill(
          ellipse(
            [x + random.around(0, size * 0.4), y - size * random.between(0.5, 0.84)],
            size * 0.014,
            size * 0.02,
          ),
          canvas.tones(inks.coral, depth).base,
        ),
      ).join('')
    : ''
  return group([
    fill(trunk, bark.shade),
    fill(layer([0, 0.18], 1.06), green.deep),
    fill(layer([lit * 0.12, -0.02], 0.92), green.shade),
    fill(layer([lit * 0.26, -0.26], 0.66), green.base),
    fruit,
  ])
}
