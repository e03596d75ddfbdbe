import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'
import type { Wall } from '../engine/wall.ts'

/** A mirror, round or tall, with a slanting shine. */
export function mirror(
  canvas: Canvas,
  {
    wall,
    at: [middle, up],
    width,
    height = width,
    frame = inks.marigold,
    round = true,
  }: { wall: Wall; at: Point; width: number; height?: number; frame?: Colour; round?: boolean },
): string {
  const outline = (grow: number) =>
    round
      ? polygon(
          steps(33)
            .slice(0, -1)
            .map((t) =>
              wall.place(
                middle + (Math.cos(t * Math.PI * 2) * width * grow) / 2,
                up + (Math.sin(t * Math.PI * 2) * height * grow) / 2,
                0.02,
              ),
            ),
        )
      : wall.panel(
          [middle - (width * grow) / 2, up - (height * grow) / 2],
          [middle + (width * grow) / 2, up + (height * grow) / 2],
          0.02,
        )
  const glass = canvas.tones(inks.sky)
  const shine = polygon([
    wall.place(middle - width * 0.3, up - height * 0.5, 0.02),
    wall.place(middle - width * 0.02, up - height * 0.5, 0.02),
    wall.place(middle + width * 0.42, up + height * 0.5, 0.02),
    wall.place(middle + width * 0.14, up + height * 0.5, 0.02),
  ])
  return group([
    fill(outline(1.1), canvas.tones(frame).base),
    fill(outline(1), mix(glass.base, glass.shade, 0.3)),
    group([fill(shine, glass.light, 0.8)], { clip: canvas.clip(outline(1)) }),
  ])
}
