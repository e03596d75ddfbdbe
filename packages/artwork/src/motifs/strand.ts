import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { mixNumbers, type Point, sampleCurve, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { shapeOfEdges } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface StrandOptions {
  /** The water's edge from the left to the right of the page. */
  edge: readonly Point[]
  /** Height of the wet band. */
  wet?: number
  colour?: Colour
  surf?: number
  bottom?: number
  seed?: string | number
}

/** The beach we stand on, the sea before us: foam, wet sand, dry sand down to the page's foot. */
export function strand(canvas: Canvas, options: StrandOptions): string {
  const { edge, wet = 60, colour = inks.sand, surf = 3, bottom = canvas.height + 20, seed = 0 } = options
  const random = canvas.random(`strand/${seed}`)
  const { palette } = canvas
  const sand = canvas.tones(colour)
  const phase = random.between(0, 6)
  const row = sampleCurve(edge, 30)
  const moved = (down: number, scallop: number, turns: number): Point[] =>
    row.map(([x, y], index): Point => {
      const t = index / (row.length - 1)
      return [x, y + down + Math.sin(t * turns + phase + down) * scallop]
    })
  const below = (line: readonly Point[]): string =>
    shapeOfEdges(line, [
      [(line.at(-1) ?? [0, 0])[0], bottom],
      [(line[0] ?? [0, 0])[0], bottom],
    ])
  const top = Math.min(...row.map(([, y]) => y))
  const foam = steps(surf).map((t, index) => {
    const down = -mixNumbers(4, wet * 1.7, t)
    const thick = mixNumbers(wet * 0.2, wet * 0.09, t)
    const upper = moved(down, wet * 0.1, 13 + index * 4)
    const lower = upper.map(
      ([x, y], at): Point => [x, y + thick * (0.35 + 0.65 * Math.abs(Math.sin(at * 0.7 + index * 2)))],
    )
    return fill(shapeOfEdges(upper, lower.reverse()), palette.foam, 0.95 - t * 0.35)
  })
  return group([
    fill(below(moved(-wet * 1.5, wet * 0.12, 11)), mix(palette.sea[1], palette.sea[0], 0.6), 0.5),
    fill(
      below(moved(0, wet * 0.1, 13)),
      canvas.fade([0, top], [0, top + wet * 2.4], [mix(sand.shade, palette.sky[2], 0.55), sand.shade]),
    ),
    fill(
      below(moved(wet * 1.1, wet * 0.16, 9)),
      canvas.fade([0, top + wet], [0, bottom], [sand.light, sand.base]),
    ),
    ...foam,
  ])
}
