import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { type Point, points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, leaf, shapeOfEdges } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'
import { figure } from './figure.ts'

export interface FarBoatOptions extends Placement {
  hull?: Colour
  sail?: Colour
}

const wake = (canvas: Canvas) => fill(leaf([-62, 1], [70, 2], 2.2, 4), canvas.palette.foam, 0.7)

/** A dhow or dinghy under sail far out; `size` is its length. */
export function sailingBoat(canvas: Canvas, options: FarBoatOptions): string {
  const { at, size, depth = 0.2, hull = inks.timber, sail = inks.shell } = options
  const [wood, cloth] = [canvas.tones(hull, depth), canvas.tones(sail, depth)]
  const body = shapeOfEdges(
    points(-48, -12, -10, -8, 50, -17),
    points(50, -17, 38, 0),
    points(38, 0, 0, 3, -40, 0),
  )
  const main = shapeOfEdges(
    points(4, -132, 44, -70, 54, -24),
    points(54, -24, 10, -18),
    points(10, -18, 4, -132),
  )
  const jib = shapeOfEdges(points(-2, -118, -30, -62, -50, -18), points(-50, -18, -2, -20))
  return group(
    [
      line('M3 -138V-8', wood.deep, { width: 2.6 }),
      fill(main, cloth.light),
      fill(jib, cloth.base),
      fill(body, wood.shade),
      wake(canvas),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100] },
  )
}

/** A trawler of the west coast: high prow, wheelhouse aft, booms like antennae; `size` is its length. */
export function trawler(canvas: Canvas, options: FarBoatOptions): string {
  const { at, size, depth = 0.15, hull = inks.teal } = options
  const [paint, white, wood] = [
    canvas.tones(hull, depth),
    canvas.tones(inks.shell, depth),
    canvas.tones(inks.timber, depth),
  ]
  const body = shapeOfEdges(
    points(-50, -14, -10, -12, 30, -17, 54, -30),
    points(54, -30, 44, 0),
    points(44, 0, -44, 0),
  )
  const strip = shapeOfEdges(
    points(-50, -14, -10, -12, 30, -17, 54, -30),
    points(53, -26, 30, -13, -10, -8.5, -49, -10),
  )
  const cabin = fill(box(-40, -34, 30, 22), white.base) + fill(box(-43, -38, 36, 4.5), white.shade)
  const windows = [-37, -28, -19].map((x) => fill(box(x, -30, 6, 8), paint.deep)).join('')
  const rig = line('M6 -14V-74M6 -70L48 -26M6 -70L-26 -38M6 -44L34 -60', wood.deep, { width: 1.8 })
  return group(
    [
      rig,
      cabin,
      windows,
      fill(body, paint.shade),
      fill(strip, canvas.tones(inks.coral, depth).base),
      wake(canvas),
    ],
    {
      at,
      scale: [(size / 100) * mirrored(options), size / 100],
    },
  )
}

/** A small open boat with people in it; `size` is its length. */
export function dinghy(canvas: Canvas, options: FarBoatOptions & { people?: number }): string {
  const { at, size, depth = 0.1, hull = inks.coral, people = 2 } = options
  const paint = canvas.tones(hull, depth)
  const sheer: Point[] = points(-50, -13, 0, -8, 52, -20)
  const body = shapeOfEdges(sheer, points(52, -20, 40, 0), points(40, 0, 0, 3, -42, 0))
  const rim = shapeOfEdges(sheer, points(51, -16, 0, -4, -49, -9.5))
  const crew = Array.from({ length: people }, (_, index) => {
    const posture = index === people - 1 ? 'paddling' : 'sitting'
    return figure(canvas, { at: [-20 + index * 34, -1], size: 42, posture, silhouette: true, depth })
  })
  const oar = line('M30 -22L46 6', canvas.tones(inks.timber, depth).shade, { width: 1.6 })
  return group([...crew, fill(body, paint.base), fill(rim, paint.light), oar, wake(canvas)], {
    at,
    scale: [(size / 100) * mirrored(options), size / 100],
  })
}
