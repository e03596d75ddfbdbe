import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { type Point, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, capsule, closedCurve, ellipse, leaf, polygon, shapeOfEdges } from '../engine/path.ts'
import type { Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface TurtleNestOptions extends Omit<Placement, 'facing'> {
  /** A rope between stakes, or a fence of netting. */
  fence?: 'rope' | 'net'
  sign?: boolean
}

/** The mark of a turtle on a sign: a domed shell, long fore flippers swept back, a small head. */
function turtle(at: Point, size: number, paint: Colour): string {
  const spot = (x: number, y: number): Point => [at[0] + x * size, at[1] + y * size]
  const fore = (side: number) =>
    shapeOfEdges(
      [spot(0.34, side * 0.24), spot(0.36, side * 0.62), spot(0.02, side * 0.92)],
      [spot(0.02, side * 0.92), spot(0.12, side * 0.56), spot(0.1, side * 0.3)],
    )
  const hind = (side: number) => leaf(spot(-0.34, side * 0.2), spot(-0.78, side * 0.44), size * 0.14)
  const parts = [
    ellipse(at, size * 0.56, size * 0.4),
    ...[-1, 1].flatMap((side) => [fore(side), hind(side)]),
    capsule(spot(0.5, 0), size * 0.1, spot(0.72, 0), size * 0.13),
    leaf(spot(-0.5, 0), spot(-0.72, 0), size * 0.05),
  ]
  return group(parts.map((part) => fill(part, paint)))
}

/** A nest on the beach in its ring of stakes; `size` is the width of the ring. */
export function turtleNest(canvas: Canvas, options: TurtleNestOptions): string {
  const { at, size, depth = 0, fence = 'rope', sign = true } = options
  const wood = canvas.tones(inks.teak, depth)
  const rope = canvas.tones(inks.shell, depth)
  const sand = canvas.tones(inks.sand, depth)
  const board = canvas.tones(inks.shell, depth)
  const ring = steps(13)
    .slice(0, -1)
    .map((t): Point => [Math.cos(t * Math.PI * 2) * 50, Math.sin(t * Math.PI * 2) * 15])
  const stake = ([x, y]: Point) =>
    fill(box(x - 1, y - 26, 2.4, 26), wood.shade) + fill(box(x - 1, y - 26, 1.1, 26), wood.light)
  const span = (level: number, from: number, to: number) =>
    ring
      .map((point, index) => ({ point, index }))
      .filter(({ index }) => index >= from && index < to)
      .map(({ point: [x, y], index }) => {
        const [nx, ny] = ring[(index + 1) % ring.length] ?? [x, y]
        return `M${x.toFixed(1)} ${(y - level).toFixed(1)}Q${((x + nx) / 2).toFixed(1)} ${((y + ny) / 2 - level + 4).toFixed(1)} ${nx.toFixed(1)} ${(ny - level).toFixed(1)}`
      })
      .join('')
  const levels = fence === 'net' ? [24, 19, 14, 9, 4] : [22, 12]
  const paint = fence === 'net' ? canvas.tones(inks.lagoon, depth).base : rope.light
  const strings = (from: number, to: number) =>
    line(levels.map((level) => span(level, from, to)).join(''), paint, { width: fence === 'net' ? 0.7 : 1.2 })
  const back = ring.filter(([, y]) => y < 0)
  const front = ring.filter(([, y]) => y >= 0)
  return group(
    [
      ...back.map(stake),
      strings(6, 12),
      fill(closedCurve(points(-30, 4, -16, -6, 0, -10, 16, -6, 30, 4, 0, 9)), sand.shade),
      fill(closedCurve(points(-26, 1, -14, -6, 2, -9, 14, -5, 20, 1, -2, 4)), sand.light),
      sign
        ? fill(box(-2, -62, 4, 60), wood.shade) +
          fill(polygon(points(-29, -86, 29, -84, 29, -50, -29, -51)), wood.base) +
          fill(polygon(points(-27, -84, 27, -82, 27, -52, -27, -53)), board.light) +
          turtle([0, -70.5], 14.5, canvas.tones(inks.teal, depth).base) +
          fill(box(-17, -58.5, 34, 2), wood.shade)
        : '',
      ...front.map(stake),
      strings(0, 6),
    ],
    { at, scale: size / 100 },
  )
}

/** The track a turtle leaves from the sea to her nest: a belly line and the strokes of her flippers. */
export function turtleTrack(canvas: Canvas, { from, to }: { from: Point; to: Point }): string {
  const sand = canvas.tones(inks.sand)
  const strokes = steps(30).map((t) => {
    const u = t ** 0.75
    const x = from[0] + (to[0] - from[0]) * u + Math.sin(u * 5) * 34
    const y = from[1] + (to[1] - from[1]) * u
    const wide = 10 + 56 * u
    return (
      leaf([x - wide, y + wide * 0.12], [x - wide * 0.25, y - wide * 0.1], wide * 0.12) +
      leaf([x + wide * 0.25, y - wide * 0.1], [x + wide, y + wide * 0.12], wide * 0.12)
    )
  })
  return fill(strokes.join(''), sand.shade, 0.75)
}
