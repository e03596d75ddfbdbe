import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { createFrame, type FrameSetting, facet } from '../engine/frame.ts'
import { mixNumbers, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import type { View } from '../engine/perspective.ts'
import { group } from '../engine/svg.ts'

/** A rug on the floor, bordered and striped; `at` is its middle. */
export function rug(
  canvas: Canvas,
  {
    view,
    length = 2.4,
    width = 1.6,
    colours = [inks.coral, inks.shell, inks.azulejo],
    stripes = 5,
    ...place
  }: FrameSetting & {
    view: View
    length?: number
    width?: number
    colours?: readonly [Colour, Colour, Colour]
    stripes?: number
  },
): string {
  const frame = createFrame(view, place)
  const [own, pale, dark] = colours.map((colour) => canvas.tones(colour)) as [
    ReturnType<Canvas['tones']>,
    ReturnType<Canvas['tones']>,
    ReturnType<Canvas['tones']>,
  ]
  const area = (a: number, b: number, s: number, paint: Colour) =>
    facet(
      frame,
      [
        [a, 0, -s],
        [b, 0, -s],
        [b, 0, s],
        [a, 0, s],
      ],
      paint,
    )
  const [l, w] = [length / 2, width / 2]
  return group([
    area(-l, l, w, own.base),
    area(-l * 0.92, l * 0.92, w * 0.88, pale.base),
    area(-l * 0.88, l * 0.88, w * 0.82, own.base),
    ...steps(stripes).map((t) =>
      area(
        mixNumbers(-l * 0.7, l * 0.7, t) - l * 0.05,
        mixNumbers(-l * 0.7, l * 0.7, t) + l * 0.05,
        w * 0.82,
        dark.base,
      ),
    ),
    ...steps(stripes).map((t) =>
      area(
        mixNumbers(-l * 0.7, l * 0.7, t) - l * 0.015,
        mixNumbers(-l * 0.7, l * 0.7, t) + l * 0.015,
        w * 0.82,
        pale.base,
      ),
    ),
  ])
}
