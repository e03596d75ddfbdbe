export type Point = readonly [x: number, y: number]

/** Points written as one row of numbers, x and y in turn. */
export function points(...row: number[]): Point[] {
  if (row.length % 2 !== 0)
    throw new RangeError(`Points need an x and a y each, but got ${row.length} numbers.`)
  return row.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, row[index + 1] ?? 0]] : []))
}

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const scale = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor]
export const mixNumbers = (a: number, b: number, t: number): number => a + (b - a) * t
export const between = (a: Point, b: Point, t: number): Point => [
  mixNumbers(a[0], b[0], t),
  mixNumbers(a[1], b[1], t),
]
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))
export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A point `length` away from `origin`; 0° looks right, 90° looks down as the page does. */
export function polar(origin: Point, degrees: number, length: number): Point {
  const angle = radians(degrees)
  return [origin[0] + Math.cos(angle) * length, origin[1] + Math.sin(angle) * length]
}

export function rotate(point: Point, degrees: number, origin: Point = [0, 0]): Point {
  const angle = radians(degrees)
  const [x, y] = subtract(point, origin)
  return add(origin, [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)])
}

/** The unit vector a quarter turn to the left of the way from `a` to `b`. */
export function normal(a: Point, b: Point): Point {
  const length = distance(a, b) || 1
  return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length]
}

export const at = <T>(items: readonly T[], index: number): T => {
  const item = items[clamp(index, 0, items.length - 1)]
  if (item === undefined) throw new RangeError('A curve needs at least one point.')
  return item
}

/** `count` evenly spread numbers from 0 to 1. */
export const steps = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (count > 1 ? index / (count - 1) : 0))

/** A point on the smooth curve through `points`; `t` runs from 0 to 1. */
export function pointOnCurve(points: readonly Point[], t: number): Point {
  const last = points.length - 1
  const position = clamp(t) * last
  const index = Math.min(Math.floor(position), last - 1)
  const [p0, p1, p2, p3] = [
    at(points, index - 1),
    at(points, index),
    at(points, index + 1),
    at(points, index + 2),
  ]
  const u = position - index
  const blend = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u * u * u)
  return [blend(p0[0], p1[0], p2[0], p3[0]), blend(p0[1], p1[1], p2[1], p3[1])]
}

/** `count` points spread over the smooth curve through `points`. */
export const sampleCurve = (points: readonly Point[], count: number): Point[] =>
  steps(count).map((t) => pointOnCurve(points, t))

/** A point on the quadratic curve that leaves `start` towards `pull` and ends in `end`. */
export const onArc = (start: Point, pull: Point, end: Point, t: number): Point =>
  between(between(start, pull, t), between(pull, end, t), t)
