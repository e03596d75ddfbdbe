import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, leaf, shapeOfEdges } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { PostureName } from './figure-postures.ts'
import { guest } from './life-jacket.ts'

export interface TourBoatOptions extends Placement {
  hull?: Colour
  stripe?: Colour
  canopy?: Colour | 'none'
  /** Those aboard, from the stern to the bow. */
  people?: readonly PostureName[]
  jacket?: Colour
  /** An outboard engine at the stern, and the water it throws. */
  speeding?: boolean
}

/** An open wooden launch for a dozen guests; `size` is its length. */
export function tourBoat(canvas: Canvas, options: TourBoatOptions): string {
  const { at, size, depth = 0, hull = inks.shell, stripe = inks.azulejo, canopy = inks.coral } = options
  const { people = ['sitting', 'sitting', 'sitting', 'pointing'], jacket = inks.marigold, speeding } = options
  const paint = canvas.tones(hull, depth)
  const band = canvas.tones(stripe, depth)
  const wood = canvas.tones(inks.timber, depth)
  const foam = canvas.palette.foam
  const sheer = points(-96, -22, -40, -17, 36, -20, 108, -40)
  const body = shapeOfEdges(
    sheer,
    points(108, -40, 96, -14, 80, 2),
    points(80, 2, -88, 2),
    points(-88, 2, -96, -22),
  )
  const belt = shapeOfEdges(sheer, points(105, -33, 36, -13, -40, -10, -94, -15))
  const keel = shapeOfEdges(points(-90, -5, -20, -3, 88, -7), points(88, -7, 80, 2), points(80, 2, -88, 2))
  const crew = people.map((posture, index) => {
    const t = index / Math.max(1, people.length - 1)
    const seated = posture === 'sitting' || posture === 'riding'
    return guest(canvas, {
      at: [mixNumbers(-66, 66, t), seated ? -13 : -11],
      size: 36,
      posture,
      depth,
      jacket,
      outfit: { hair: index % 2 === 0 ? 'short' : 'bun', hat: index === 0 ? 'cap' : 'none' },
    })
  })
  const roof =
    canopy === 'none'
      ? []
      : [
          ...steps(4).map((t) => line(`M${mixNumbers(-74, 38, t)} -18V-64`, wood.shade, { width: 1.6 })),
          fill(
            shapeOfEdges(
              points(-82, -62, -20, -70, 48, -62),
              points(48, -62, 46, -57),
              points(46, -57, -80, -57),
            ),
            canvas.tones(canopy, depth).base,
          ),
          fill(box(-80, -59, 126, 3), canvas.tones(inks.shell, depth).light),
        ]
  const engine = fill(box(-106, -28, 11, 12), wood.deep) + fill(box(-103, -16, 4, 16), wood.deep)
  const spray = speeding
    ? fill(
        leaf([-210, 3], [-84, -2], 10, 4) +
          leaf([-170, -6], [-90, -2], 12, 3) +
          leaf([60, 4], [112, -10], 3, 9),
        foam,
      )
    : ''
  return group(
    [
      fill(leaf([-104, 4], [104, 5], 2, 6), canvas.palette.sea[2], 0.45),
      ...(canopy === 'none' ? [] : [roof[0] ?? '']),
      ...crew,
      ...roof,
      engine,
      fill(body, paint.base),
      fill(keel, band.deep),
      fill(belt, band.base),
      line('M-96 -22L-40 -17L36 -20L108 -40', wood.light, { width: 1.4 }),
      fill(leaf([-100, 2], [92, 3], 2, 2.6), foam, 0.8),
      spray,
    ],
    { at, scale: [(size / 200) * mirrored(options), size / 200] },
  )
}
