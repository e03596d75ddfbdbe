import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import type { Place, View } from '../engine/perspective.ts'
import { fill, group } from '../engine/svg.ts'

export interface WideStepsOptions {
  view: View
  /** Metres to the right where the lowest step begins. */
  foot: number
  /** Near and far end of the flight. */
  near: number
  far: number
  count?: number
  stone?: Colour
}

/** A broad flight along the beach that rises to the right: lit treads, shaded risers, the near end cut in profile. */
export function wideSteps(canvas: Canvas, options: WideStepsOptions): string {
  const { view, foot, near, far, count = 7, stone = inks.plaster } = options
  const tones = canvas.tones(stone)
  const [tread, rise] = [0.7, 0.2]
  const face = (places: readonly Place[]): string => polygon(places.map(view.project))
  const profile: Place[] = steps(count).flatMap((_, index): Place[] => [
    [foot + index * tread, index * rise, near],
    [foot + index * tread, (index + 1) * rise, near],
  ])
  const end = foot + (count - 1) * tread + 14
  return group([
    ...steps(count).map((_, index) => {
      const [x, low, high] = [foot + index * tread, index * rise, (index + 1) * rise]
      const back = index === count - 1 ? x + 14 : x + tread
      return (
        fill(
          face([
            [x, low, near],
            [x, high, near],
            [x, high, far],
            [x, low, far],
          ]),
          tones.shade,
        ) +
        fill(
          face([
            [x, high, near],
            [back, high, near],
            [back, high, far],
            [x, high, far],
          ]),
          index % 2 === 0 ? tones.light : tones.base,
        )
      )
    }),
    fill(face([...profile, [end, count * rise, near], [end, 0, near]]), mix(tones.shade, tones.deep, 0.4)),
  ])
}
