import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, closedCurve, ellipse, polygon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A guitar; `size` is its length, `at` the middle of its body; `rotate` lifts the neck. */
export function guitar(
  canvas: Canvas,
  options: Placement & { rotate?: number; silhouette?: boolean },
): string {
  const { at, size, depth = 0, rotate = -24, silhouette = false } = options
  const wood = canvas.tones(inks.ochre, depth)
  const dark = canvas.tones(inks.timber, depth)
  const ink = canvas.palette.ink
  const body = closedCurve(
    points(-26, 0, -20, -17, -4, -18, 6, -12, 16, -14, 24, 0, 16, 14, 6, 12, -4, 18, -20, 17),
  )
  return group(
    [
      fill(body, silhouette ? ink : wood.base),
      fill(closedCurve(points(-24, 2, -18, 16, -4, 17, 6, 11, 16, 13, 22, 3)), silhouette ? ink : wood.shade),
      fill(box(14, -2.6, 54, 5.2), silhouette ? ink : dark.shade),
      fill(polygon(points(66, -4, 80, -5.5, 80, 5.5, 66, 4)), silhouette ? ink : dark.deep),
      fill(ellipse([4, 0], 6), dark.deep),
      fill(box(-16, -7, 3, 14), dark.deep),
    ],
    { at, scale: [(size / 106) * mirrored(options), size / 106], rotate: rotate * mirrored(options) },
  )
}

/** A goblet drum on the sand; `size` is its height. */
export function drum(canvas: Canvas, options: Placement & { colour?: Colour; silhouette?: boolean }): string {
  const { at, size, depth = 0, colour = inks.coral, silhouette = false } = options
  const body = canvas.tones(colour, depth)
  const skin = canvas.tones(inks.shell, depth)
  const ink = canvas.air(canvas.palette.ink, depth)
  const shape = 'M-27 -96C-27 -66 -12 -54 -12 -40L-19 0H19L12 -40C12 -54 27 -66 27 -96Z'
  return group(
    [
      fill(shape, silhouette ? ink : body.base),
      silhouette ? '' : line('M-26 -90L-12 -60L0 -88L12 -60L26 -90', skin.base, { width: 2.4 }),
      fill(ellipse([0, -96], 27, 8), silhouette ? canvas.tones(inks.ochre, depth).shade : skin.light),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100] },
  )
}
