import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { archedBox, box, polygon } from '../engine/path.ts'
import type { Placement } from '../engine/placement.ts'
import { round } from '../engine/round.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface VillaOptions extends Omit<Placement, 'facing'> {
  colour?: Colour
  /** Columns of the veranda; the door stands behind the middle bay. */
  columns?: number
  /** Windows glow. */
  lit?: boolean
  railing?: boolean
}

/** Rows of Mangalore tiles on a slope between two levels. */
function tileRows(half: number, low: number, high: number, ridge: number, paint: Colour): string {
  const rows = steps(6)
    .slice(1, -1)
    .map((t) => {
      const [y, reach] = [mixNumbers(low, high, t), mixNumbers(half, ridge, t)]
      return `M${(-reach).toFixed(1)} ${y.toFixed(1)}H${reach.toFixed(1)}`
    })
  const ribs = steps(41).map(
    (t) =>
      `M${mixNumbers(-half, half, t).toFixed(1)} ${low}L${mixNumbers(-ridge, ridge, t).toFixed(1)} ${high}`,
  )
  return line([...rows, ...ribs].join(''), paint, { width: 0.5, opacity: 0.6 })
}

/** An Indo-Portuguese house with a columned veranda, seen from its garden; `size` is its width. */
export function villa(
  canvas: Canvas,
  {
    at,
    size,
    depth = 0,
    colour = inks.ochre,
    columns = 6,
    lit = canvas.palette.dimness > 0.3,
    railing = true,
  }: VillaOptions,
): string {
  const [wall, white, tile, wood] = [
    canvas.tones(colour, depth),
    canvas.tones(inks.shell, depth),
    canvas.tones(inks.tile, depth),
    canvas.tones(inks.timber, depth),
  ]
  const light = canvas.side(at[0])
  const pane = lit ? canvas.palette.lamp : white.shade
  const spots = steps(columns).map((t) => mixNumbers(-90, 90, t))
  const bays = spots.slice(0, -1).map((x, index) => (x + (spots[index + 1] ?? x)) / 2)
  const middle = Math.floor(bays.length / 2)
  const openings = bays.map((x, index) => {
    const isDoor = index === middle
    const [width, height, foot] = isDoor ? [17, 46, -10] : [13, 30, -21]
    const hole = archedBox(x - width / 2, foot - height, width, height)
    const bars = line(
      `M${x} ${foot}V${foot - height}M${x - width / 2} ${foot - height * 0.55}h${width}`,
      wood.shade,
      { width: 0.9 },
    )
    return (
      fill(archedBox(x - width / 2 - 2, foot - height - 2, width + 4, height + 2), white.base) +
      fill(hole, isDoor ? (lit ? canvas.palette.lamp : wood.base) : pane) +
      bars
    )
  })
  const posts = spots.map((x) =>
    group([
      round(canvas, { at: [x, -10], height: 58, foot: 3.1, head: 2.6, tones: white, flatten: 0.1 }),
      fill(box(x - 4.4, -14, 8.8, 4), white.base),
      fill(box(x - 4.2, -70, 8.4, 3.4), white.light),
    ]),
  )
  const rails = railing
    ? spots.slice(0, -1).map((x, index) => {
        if (index === middle) return ''
        const to = spots[index + 1] ?? x
        const bars = steps(9).map((t) => `M${mixNumbers(x + 5, to - 5, t).toFixed(1)} -11V-24`)
        return line(bars.join(''), white.shade, { width: 1.5 }) + fill(box(x, -26, to - x, 3), white.light)
      })
    : []
  return group(
    [
      fill(box(-96, -76, 192, 70), wall.shade),
      fill(box(-96, -76, 192, 13), wall.deep, 0.7),
      ...openings,
      fill(box(-100, -10, 200, 10), white.shade),
      fill(box(-100, -12, 200, 3), white.light),
      ...steps(4).map((t, index) =>
        fill(
          box(-14 - index * 2.6, mixNumbers(-10, -2.4, t), 28 + index * 5.2, 2.6),
          index % 2 === 0 ? white.light : white.base,
        ),
      ),
      ...rails,
      ...posts,
      fill(box(-99, -77, 198, 8), white.base),
      fill(box(-99, -71, 198, 1.6), white.shade),
      fill(polygon(points(-112, -76, 112, -76, 72, -118, -72, -118)), tile.base),
      fill(
        polygon(
          light > 0
            ? points(-112, -76, -60, -76, -52, -118, -72, -118)
            : points(60, -76, 112, -76, 72, -118, 52, -118),
        ),
        tile.shade,
      ),
      tileRows(112, -76, -118, 72, tile.shade),
      fill(polygon(points(-34, -76, 34, -76, 0, -108)), white.base),
      fill(
        polygon(points(-38, -75, -34, -79, 0, -111, 34, -79, 38, -75, 33, -75, 0, -105, -33, -75)),
        tile.light,
      ),
      fill(archedBox(-5, -92, 10, 13), canvas.tones(inks.azulejo, depth).base),
      fill(box(-74, -120.5, 148, 4), tile.light),
      fill(box(-113, -78, 226, 3.4), tile.deep),
    ],
    { at, scale: size / 226 },
  )
}
