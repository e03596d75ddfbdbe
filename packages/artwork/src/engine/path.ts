import { add, at, between, normal, type Point, pointOnCurve, scale, steps } from './geometry.ts'
import type { Random } from './random.ts'

/** A tenth of a page unit, and finer for things drawn at a size of one. */
const round = (value: number) =>
  String(Math.abs(value) < 4 ? Math.round(value * 1e4) / 1e4 : Math.round(value * 10) / 10)
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** Straight lines through the points, closed. */
export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`

/** Straight lines through the points, open. */
export const polyline = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`

/** The Bézier segments of the smooth curve through the points, without the opening move. */
function smoothSegments(points: readonly Point[], closed: boolean): string {
  const count = points.length
  const pick = (index: number) => (closed ? at(points, (index + count) % count) : at(points, index))
  let path = ''
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [p0, p1, p2, p3] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)]
    const control1 = add(p1, scale([p2[0] - p0[0], p2[1] - p0[1]], 1 / 6))
    const control2 = add(p2, scale([p1[0] - p3[0], p1[1] - p3[1]], 1 / 6))
    path += `C${pair(control1)} ${pair(control2)} ${pair(p2)}`
  }
  return path
}

/** A smooth open curve through the points. */
export const curve = (points: readonly Point[]): string =>
  `M${pair(at(points, 0))}${smoothSegments(points, false)}`

/** A smooth closed shape through the points. */
export const closedCurve = (points: readonly Point[]): string =>
  `M${pair(at(points, 0))}${smoothSegments(points, true)}Z`

/** Several smooth edges joined by corners into one closed shape. */
export function shapeOfEdges(...edges: readonly (readonly Point[])[]): string {
  let path = ''
  for (const edge of edges) {
    path += `${path === '' ? 'M' : 'L'}${pair(at(edge, 0))}`
    path +=
      edge.length > 2
        ? smoothSegments(edge, false)
        : edge
            .slice(1)
            .map((point) => `L${pair(point)}`)
            .join('')
  }
  return `${path}Z`
}

/** A band that follows the curve through `points`; its width at each `t` comes from `width`. */
export function ribbon(points: readonly Point[], width: (t: number) => number, samples = 14): string {
  const left: Point[] = []
  const right: Point[] = []
  for (const t of steps(samples)) {
    const here = pointOnCurve(points, t)
    const aside = scale(normal(pointOnCurve(points, t - 0.01), pointOnCurve(points, t + 0.01)), width(t) / 2)
    left.push(add(here, aside))
    right.push(add(here, scale(aside, -1)))
  }
  return shapeOfEdges(left, right.reverse())
}

/** A pointed leaf from `from` to `to` that swells to `left` and `right` of its middle line. */
export function leaf(from: Point, to: Point, left: number, right = left): string {
  const middle = between(from, to, 0.45)
  const aside = normal(from, to)
  const a = add(middle, scale(aside, left))
  const b = add(middle, scale(aside, -right))
  return `M${pair(from)}Q${pair(a)} ${pair(to)}Q${pair(b)} ${pair(from)}Z`
}

export function ellipse([x, y]: Point, rx: number, ry = rx): string {
  const [r, s] = [round(rx), round(ry)]
  return `M${round(x - rx)} ${round(y)}a${r} ${s} 0 1 1 ${round(rx * 2)} 0a${r} ${s} 0 1 1 ${round(-rx * 2)} 0Z`
}

export const box = (x: number, y: number, width: number, height: number): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

/** An opening with a round or segmental head, as doors and arcades have. */
export function archedBox(x: number, y: number, width: number, height: number, rise = width / 2): string {
  const radius = (width * width) / (8 * rise) + rise / 2
  const spring = y + rise
  return `M${round(x)} ${round(y + height)}V${round(spring)}A${round(radius)} ${round(radius)} 0 0 1 ${round(x + width)} ${round(spring)}V${round(y + height)}Z`
}

/** A soft closed shape: a cloud, a bush, a stone. */
export function blob(
  random: Random,
  centre: Point,
  rx: number,
  ry: number,
  wobble = 0.18,
  points = 9,
): string {
  const ring = steps(points + 1)
    .slice(0, -1)
    .map((t): Point => {
      const reach = 1 + random.around(0, wobble)
      return [
        centre[0] + Math.cos(t * Math.PI * 2) * rx * reach,
        centre[1] + Math.sin(t * Math.PI * 2) * ry * reach,
      ]
    })
  return closedCurve(ring)
}

/** A skyline from one point to another, broken at ever finer scale; rough 0 is a straight line. */
export function ridge(random: Random, from: Point, to: Point, rough: number, levels = 5): Point[] {
  let line: Point[] = [from, to]
  let reach = rough
  for (let level = 0; level < levels; level++) {
    line = line.flatMap((point, index): Point[] => {
      const next = line[index + 1]
      if (next === undefined) return [point]
      const middle = between(point, next, random.around(0.5, 0.12))
      return [point, [middle[0], middle[1] + random.around(0, reach)]]
    })
    reach *= 0.52
  }
  return line
}

/** Closes a skyline downwards to the level `base`. */
export function landBelow(skyline: readonly Point[], base: number, smooth = true): string {
  const first = at(skyline, 0)
  const last = at(skyline, skyline.length - 1)
  const floor: Point[] = [
    [last[0], base],
    [first[0], base],
  ]
  return smooth ? shapeOfEdges(skyline, floor) : polygon([...skyline, ...floor])
}

/** A limb: two circles of different size and the skin between them. */
export function capsule(a: Point, radiusA: number, b: Point, radiusB: number): string {
  const aside = normal(a, b)
  const sides = [
    add(a, scale(aside, radiusA)),
    add(b, scale(aside, radiusB)),
    add(b, scale(aside, -radiusB)),
    add(a, scale(aside, -radiusA)),
  ]
  return `${polygon(sides)}${ellipse(a, radiusA)}${ellipse(b, radiusB)}`
}
