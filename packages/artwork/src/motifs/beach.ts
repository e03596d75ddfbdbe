import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { at, mixNumbers, type Point, sampleCurve } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { leaf, shapeOfEdges } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface BeachOptions {
  /** The water's edge from the far end to the near end. */
  shore: readonly Point[]
  /** Which side of the edge is sand. */
  land: 'left' | 'right'
  colour?: Colour
  /** Width of the wet band where it is widest, in page units. */
  wet?: number
  /** Lines of foam. */
  surf?: number
  seed?: string | number
}

/** The edge moved sideways, more so the nearer it comes. */
function beside(shore: readonly Point[], reach: number, ripple: (t: number) => number): Point[] {
  const top = at(shore, 0)[1]
  const bottom = at(shore, shore.length - 1)[1]
  return shore.map(([x, y]) => {
    const near = (y - top) / Math.max(1, bottom - top)
    return [x + reach * (0.06 + near ** 1.2) * (1 + ripple(near)), y]
  })
}

/** A beach running away from us: dry sand, wet sand, and the surf's scalloped edge. */
export function beach(canvas: Canvas, options: BeachOptions): string {
  const { shore, land, colour = inks.sand, wet = 130, surf = 3, seed = 0 } = options
  const random = canvas.random(`beach/${seed}`)
  const { palette } = canvas
  const sand = canvas.tones(colour)
  const side = land === 'left' ? -1 : 1
  const edge = sampleCurve(shore, 26)
  const [top, bottom] = [at(edge, 0)[1], at(edge, edge.length - 1)[1]]
  const outside = land === 'left' ? -20 : canvas.width + 20
  const area = (line: readonly Point[]): string =>
    shapeOfEdges(line, [
      [outside, bottom],
      [outside, top],
    ])
  const phase = random.between(0, 6)
  const scallop = (amount: number, turns: number) => (t: number) => amount * Math.sin(t * turns + phase)
  const dry = fill(
    area(beside(edge, side * wet, scallop(0.16, 13))),
    canvas.fade([0, top], [0, bottom], [canvas.air(sand.light, 0.25), sand.light, sand.base]),
  )
  const shine = canvas.fade(
    [0, top],
    [0, bottom],
    [mix(sand.base, palette.sky[2], 0.6), mix(sand.shade, palette.sky[2], 0.42)],
  )
  const ribbons = Array.from({ length: surf }, (_, index) => {
    const swell = scallop(0.3 - index * 0.05, 9 + index * 3)
    const fringe = scallop(0.26, 23 + index * 4)
    const width = mixNumbers(0.16, 0.07, index / surf)
    const reach = 0.1 + index * 0.52
    const inside = (t: number) => (1 + swell(t)) * (1 - (width / reach) * (0.75 + fringe(t))) - 1
    const outer = beside(edge, -side * wet * reach, swell)
    const inner = beside(edge, -side * wet * reach, inside)
    return fill(shapeOfEdges(outer, inner.slice().reverse()), palette.foam, 0.92 - index * 0.2)
  })
  const shallows = fill(
    area(beside(edge, -side * wet * 1.4, scallop(0.14, 7))),
    mix(palette.sea[1], palette.sea[0], 0.6),
    0.55,
  )
  return group([
    shallows,
    fill(area(beside(edge, -side * wet * 0.05, scallop(0.2, 11))), shine),
    dry,
    ...ribbons,
  ])
}

/** Wind marks and darker drifts on the dry sand. */
export function sandMarks(
  canvas: Canvas,
  { from, to, count = 26, seed = 0 }: { from: Point; to: Point; count?: number; seed?: string | number },
): string {
  const random = canvas.random(`sand-marks/${seed}`)
  const sand = canvas.tones(inks.sand)
  return group(
    Array.from({ length: count }, (_, index) => {
      const t = random.next() ** 0.7
      const y = mixNumbers(from[1], to[1], t)
      const x = random.between(from[0], to[0])
      const length = mixNumbers(24, 230, t) * random.between(0.5, 1.2)
      const mark = leaf([x, y], [x + length, y + random.around(0, 3)], mixNumbers(1, 7, t))
      return index % 3 === 0 ? fill(mark, sand.shade, 0.32) : fill(mark, sand.light, 0.6)
    }),
  )
}
