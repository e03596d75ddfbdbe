import type { Canvas } from '../engine/canvas.ts'
import { mix } from '../engine/colour.ts'
import { points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, closedCurve, ellipse, leaf, shapeOfEdges } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

/** From the tip of the beak over the back to the tail, and back along the belly. */
const trunk = [
  points(66, 25, 58, 17, 51, 10, 42, 1, 28, -9, 10, -15, -10, -14, -30, -5, -48, 11, -62, 31),
  points(-62, 31, -54, 28, -40, 18, -22, 13, 0, 13, 18, 15, 34, 16, 46, 18, 56, 23, 66, 25),
] as const

/** A humpback dolphin that breaks the surface; `size` is its length, `leap` how far it is out of the water. */
export function dolphin(canvas: Canvas, options: Placement & { leap?: number; rotate?: number }): string {
  const { at, size, depth = 0, leap = 0.35, rotate = 0 } = options
  const hide = canvas.tones(mix(inks.iron, inks.azulejo, 0.3), depth)
  const pale = canvas.tones(mix(inks.shell, inks.rose, 0.3), depth)
  const foam = canvas.palette.foam
  const body = shapeOfEdges(...trunk)
  const belly = closedCurve(
    points(67, 26, 52, 19, 40, 12, 24, 8, 4, 6, -18, 7, -40, 17, -30, 26, 10, 30, 50, 32),
  )
  const back = closedCurve(points(50, 7, 30, -10, 8, -17, -14, -15, -34, -3, -10, -8, 10, -9, 30, -2))
  const fin = shapeOfEdges(
    points(14, -14, 2, -17, -6, -25, -13, -27),
    points(-13, -27, -11, -19, -14, -13, 0, -8, 14, -14),
  )
  const flipper = shapeOfEdges(points(24, 8, 22, 18, 10, 30), points(10, 30, 8, 20, 12, 8))
  const fluke = shapeOfEdges(
    points(-58, 26, -74, 26, -84, 34),
    points(-84, 34, -70, 36, -62, 34),
    points(-62, 34, -66, 46, -76, 54),
    points(-76, 54, -58, 50, -54, 30),
  )
  const water = leap * 50 - 12
  const animal = group(
    [
      fill(fluke, hide.shade),
      fill(body + fin, hide.base),
      group([fill(belly, pale.base), fill(back, hide.light, 0.5)], { clip: canvas.clip(body) }),
      line('M66 24Q54 20 45 11', hide.deep, { width: 1 }),
      fill(flipper, hide.shade),
      fill(ellipse([41, 5.5], 1.5), canvas.palette.ink),
    ],
    rotate ? { rotate } : {},
  )
  const random = canvas.random(`dolphin/${at.join()}`)
  const drops = Array.from({ length: 16 }, () =>
    ellipse([random.around(-4, 56), water - random.between(2, 20)], random.between(0.5, 1.4)),
  )
  return group(
    [
      group([animal], { clip: canvas.clip(box(-90, -120, 180, 120 + water)) }),
      fill(leaf([-66, water + 1], [74, water + 1], 5, 6), foam, 0.55),
      fill(
        ellipse([34, water], 16, 3) +
          ellipse([-30, water], 20, 3.4) +
          ellipse([2, water + 1], 30, 2.6) +
          drops.join(''),
        foam,
        0.95,
      ),
    ],
    { at: [at[0], at[1] - (water * size) / 110], scale: [(size / 110) * mirrored(options), size / 110] },
  )
}
