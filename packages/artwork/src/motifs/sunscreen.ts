import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import type { Point } from '../engine/geometry.ts'
import { steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'
import type { Wall } from '../engine/wall.ts'
import type { Plane } from './window.ts'

export interface SunscreenOptions {
  wall: Wall
  plane: Plane
  from?: readonly [along: number, up: number]
  to: readonly [along: number, up: number]
  /** Side of one block. */
  module?: number
  colour?: Colour
  /** What is seen through it: the shade, or lit rooms. */
  lit?: boolean
  thick?: number
}

type Cell = (u: number, v: number) => readonly [along: number, up: number]

/** The openings of one block: a pointed petal to each corner and a diamond in the middle, or an hourglass. */
function holes(cell: Cell, kind: number): (readonly [number, number])[][] {
  const shape = (row: readonly (readonly [number, number])[]) => row.map(([u, v]) => cell(u, v))
  if (kind === 0)
    return [
      shape([
        [0.08, 0.08],
        [0.47, 0.2],
        [0.4, 0.4],
        [0.2, 0.47],
      ]),
      shape([
        [0.92, 0.08],
        [0.8, 0.47],
        [0.6, 0.4],
        [0.53, 0.2],
      ]),
      shape([
        [0.92, 0.92],
        [0.53, 0.8],
        [0.6, 0.6],
        [0.8, 0.53],
      ]),
      shape([
        [0.08, 0.92],
        [0.2, 0.53],
        [0.4, 0.6],
        [0.47, 0.8],
      ]),
    ]
  return [
    shape([
      [0.1, 0.08],
      [0.9, 0.08],
      [0.58, 0.5],
      [0.9, 0.92],
      [0.1, 0.92],
      [0.42, 0.5],
    ]),
  ]
}

/** A wall of pierced cement blocks in a bold pattern, with the thickness of each opening in light and shade. */
export function sunscreen(
  canvas: Canvas,
  {
    wall,
    plane,
    from = [0, 0],
    to,
    module = 0.7,
    colour = inks.shell,
    lit = canvas.palette.dimness > 0.3,
    thick = 0.18,
  }: SunscreenOptions,
): string {
  const face = canvas.tones(colour)
  const columns = Math.round((to[0] - from[0]) / module)
  const rows = Math.round((to[1] - from[1]) / module)
  const [w, h] = [(to[0] - from[0]) / columns, (to[1] - from[1]) / rows]
  const outlines: string[] = []
  const inner: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell: Cell = (u, v) => [from[0] + (column + u) * w, from[1] + (row + v) * h]
      const kind = (row + column * 2) % 3 === 0 ? 1 : 0
      for (const hole of holes(cell, kind)) {
        outlines.push(polygon(hole.map(([along, up]): Point => wall.place(along, up))))
        inner.push(polygon(hole.map(([along, up]): Point => wall.place(along, up, -thick))))
      }
    }
  const cut = canvas.clip(outlines.join(''))
  const warm = canvas.palette.lamp
  const behind = lit
    ? canvas.fade(wall.place(from[0], to[1]), wall.place(to[0], from[1]), [
        mix(warm, inks.ochre, 0.35),
        warm,
        mix(warm, inks.coral, 0.3),
      ])
    : mix(face.deep, canvas.palette.ink, 0.35)
  return group([
    fill(wall.panel([from[0], from[1]], [to[0], to[1]]), face[plane]),
    group(
      [
        fill(wall.panel([from[0], from[1]], [to[0], to[1]]), lit ? mix(face.shade, warm, 0.5) : face.shade),
        fill(inner.join(''), behind),
      ],
      { clip: cut },
    ),
  ])
}

/** The pattern as spots of light on a floor or a wall: `place` lays the flat field (in blocks) on the page. */
export function screenLight(
  canvas: Canvas,
  {
    place,
    columns,
    rows,
    opacity = 0.6,
  }: { place: (across: number, down: number) => Point; columns: number; rows: number; opacity?: number },
): string {
  const shapes = steps(columns * rows).flatMap((_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return holes((u, v) => [column + u, row + v], (row + column * 2) % 3 === 0 ? 1 : 0).map((hole) =>
      polygon(hole.map(([x, y]) => place(x, y))),
    )
  })
  return fill(shapes.join(''), canvas.palette.key, opacity)
}
