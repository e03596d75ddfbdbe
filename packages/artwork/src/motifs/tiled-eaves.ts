import type { Canvas } from '../engine/canvas.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, polygon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Wall } from '../engine/wall.ts'
import type { Plane } from './window.ts'

export interface EavesOptions {
  wall: Wall
  /** Height of the wall's head. */
  up: number
  plane: Plane
  depth?: number
  /** How far the roof runs back, and how much it rises on that way. */
  run?: number
  rise?: number
}

const overhang = 0.6

/** Twice the signed area: its sign tells which face of a plane we see. */
const turn = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)

const stroke = (a: Point, b: Point) =>
  `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`

/** Mangalore tiles over the eaves: the slope from above or the rafters from below, and the scalloped edge. */
export function tiledEaves(
  canvas: Canvas,
  { wall, up, plane, depth = 0, run = 1.7, rise = 1 }: EavesOptions,
): string {
  const tile = canvas.tones(inks.tile, depth)
  const [a, b] = [-0.25, wall.length + 0.25]
  const place = (along: number, t: number) => wall.place(along, up + rise * t, overhang - run * t)
  const slope = [place(a, 0), place(b, 0), place(b, 1), place(a, 1)]
  const face = [wall.place(a, 0), wall.place(b, 0), wall.place(b, up), wall.place(a, up)]
  const fromAbove = turn(slope) * turn(face) > 0
  const along = steps(Math.round((b - a) / 0.3)).map((t) => mixNumbers(a, b, t))
  const unit = (x: number) => Math.abs(wall.place(x, up, overhang)[1] - wall.place(x, up + 1, overhang)[1])
  const rows = along.map((x) =>
    fromAbove ? stroke(place(x, 0), place(x, 1)) : stroke(wall.place(x, up, 0), wall.place(x, up, overhang)),
  )
  const surface = fromAbove
    ? slope
    : [wall.place(a, up, 0), wall.place(b, up, 0), wall.place(b, up, overhang), wall.place(a, up, overhang)]
  const dim = plane === 'shade'
  const [paint, rib] = fromAbove
    ? [dim ? tile.shade : tile.base, dim ? tile.deep : tile.shade]
    : [tile.deep, tile.shade]
  const scallops = along.map((x) =>
    ellipse(wall.place(x, up + 0.02, overhang), unit(x) * 0.1, unit(x) * 0.11),
  )
  return group([
    fill(wall.panel([0, up - 0.55], [wall.length, up], 0.01), canvas.palette.shadow, dim ? 0.2 : 0.36),
    fill(polygon(surface), paint),
    line(rows.join(''), rib, { width: Math.max(1, unit(b) * 0.03), opacity: 0.6 }),
    fill(wall.panel([a, up - 0.04], [b, up + 0.12], overhang), dim ? tile.shade : tile.base),
    fill(scallops.join(''), dim ? tile.base : tile.light),
  ])
}
