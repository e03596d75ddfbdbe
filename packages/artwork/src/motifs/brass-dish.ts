import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import type { Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { blob, box, ellipse } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

/** A brass serving dish over its flame, lid up or food in sight; `size` is its width. */
export function brassDish(
  canvas: Canvas,
  { at, size, food, lid = false }: { at: Point; size: number; food: Colour; lid?: boolean },
): string {
  const brass = canvas.tones(inks.marigold)
  const dark = canvas.tones(inks.timber)
  const curry = canvas.tones(food)
  const random = canvas.random(`dish/${at.join()}`)
  const lit = canvas.side(at[0])
  const bits = Array.from({ length: 7 }, () =>
    fill(
      blob(random, [random.around(0, 30), -34 + random.around(0, 3)], 5, 2.4),
      random.chance(0.4) ? canvas.tones(inks.leaf).base : curry.light,
    ),
  )
  const body = 'M-48 -34C-46 -8 -28 -2 0 -2C28 -2 46 -8 48 -34Z'
  const dome = 'M-46 -36C-46 -74 46 -74 46 -36Z'
  return group(
    [
      fill(box(-30, -4, 5, 18) + box(25, -4, 5, 18), dark.base),
      fill(ellipse([0, 10], 8, 4), canvas.palette.lamp, 0.9),
      fill(ellipse([0, 8], 22, 12), canvas.palette.lamp, 0.25),
      fill(body, brass.base),
      group(
        [
          fill(box(lit > 0 ? -50 : 6, -40, 44, 44), brass.shade),
          fill(box(lit * 20 - 4, -40, 9, 44), brass.light),
        ],
        { clip: canvas.clip(body) },
      ),
      fill(ellipse([0, -34], 50, 9), brass.light),
      fill(ellipse([0, -34], 45, 7), dark.shade),
      fill(ellipse([0, -33.4], 43, 6), curry.base),
      ...bits,
      lid
        ? fill(dome, brass.base) +
          group(
            [
              fill(box(lit > 0 ? -50 : 6, -80, 44, 50), brass.shade),
              fill(box(lit * 18 - 4, -80, 7, 50), brass.light),
            ],
            { clip: canvas.clip(dome) },
          ) +
          fill(ellipse([0, -67], 6, 4), dark.base)
        : '',
    ],
    { at, scale: size / 100 },
  )
}
