import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, polar, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { closedCurve, polygon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface AzulejoOptions {
  /** Where a spot of the flat field (in tiles) lands on the page. */
  place: (across: number, down: number) => Point
  columns: number
  rows: number
  ground?: Colour
  pattern?: Colour
  accent?: Colour
  /** Width of the joints, in page units. */
  joint?: number
}

/** A petal from the corner of a tile towards its middle. */
function petal(
  place: AzulejoOptions['place'],
  x: number,
  y: number,
  degrees: number,
  reach: number,
  half: number,
): string {
  const root: Point = [x, y]
  const tip = polar(root, degrees, reach)
  const [a, b] = [
    polar(polar(root, degrees, reach * 0.55), degrees - 90, half),
    polar(polar(root, degrees, reach * 0.55), degrees + 90, half),
  ]
  return closedCurve([root, a, tip, b].map(([u, v]) => place(u, v)))
}

const ring = (place: AzulejoOptions['place'], x: number, y: number, reach: number) =>
  polygon(
    steps(17)
      .slice(0, -1)
      .map((t) => place(...polar([x, y], t * 360, reach))),
  )

/** A field of painted tiles: flowers on the corners, stars in the middles. */
export function azulejo(canvas: Canvas, options: AzulejoOptions): string {
  const {
    place,
    columns,
    rows,
    ground = inks.shell,
    pattern = inks.azulejo,
    accent = inks.marigold,
    joint = 2,
  } = options
  const [white, blue, gold] = [canvas.tones(ground), canvas.tones(pattern), canvas.tones(accent)]
  const corners: string[] = []
  const hearts: string[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column + 0.5, row + 0.5]
      for (const degrees of [45, 135, 225, 315]) {
        corners.push(petal(place, ...polar([x, y], degrees, 0.66), degrees + 180, 0.44, 0.1))
      }
      for (const degrees of [0, 90, 180, 270]) hearts.push(petal(place, x, y, degrees, 0.4, 0.075))
    }
  }
  const seams = [
    ...steps(columns + 1).map((t) => [place(t * columns, 0), place(t * columns, rows)] as const),
    ...steps(rows + 1).map((t) => [place(0, t * rows), place(columns, t * rows)] as const),
  ]
  const dots = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) =>
    ring(place, index % (columns + 1), Math.floor(index / (columns + 1)), 0.13),
  )
  return group([
    fill(polygon([place(0, 0), place(columns, 0), place(columns, rows), place(0, rows)]), white.base),
    fill(corners.join(''), blue.base),
    fill(hearts.join(''), blue.light),
    fill(dots.join(''), gold.base),
    line(
      seams
        .map(([a, b]) => `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`)
        .join(''),
      white.shade,
      { width: joint, opacity: 0.7 },
    ),
  ])
}

/** A field of tiles straight before us. */
export const flatTiles =
  (x: number, y: number, size: number): AzulejoOptions['place'] =>
  (across, down) => [mixNumbers(x, x + size, across), mixNumbers(y, y + size, down)]
