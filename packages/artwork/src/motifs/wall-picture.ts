import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'
import type { Wall } from '../engine/wall.ts'

/** A framed print of hills and sun on a wall. */
export function wallPicture(
  canvas: Canvas,
  {
    wall,
    at: [middle, sill],
    width,
    height,
    frame = inks.timber,
    colours = [inks.sky, inks.coral, inks.leaf],
  }: {
    wall: Wall
    at: Point
    width: number
    height: number
    frame?: Colour
    colours?: readonly [Colour, Colour, Colour]
  },
): string {
  const [sky, sun, land] = colours.map((colour) => canvas.tones(colour).base)
  const [a, b, t] = [middle - width / 2, middle + width / 2, sill + height]
  const inner = wall.panel([a + 0.04, sill + 0.04], [b - 0.04, t - 0.04], 0.03)
  const disc = polygon(
    steps(17)
      .slice(0, -1)
      .map((u) =>
        wall.place(
          middle + width * (0.14 + 0.17 * Math.cos(u * Math.PI * 2)),
          sill + height * 0.6 + width * 0.17 * Math.sin(u * Math.PI * 2),
          0.03,
        ),
      ),
  )
  const hill = polygon([
    wall.place(a, sill, 0.03),
    wall.place(a, sill + height * 0.5, 0.03),
    wall.place(mixNumbers(a, b, 0.35), sill + height * 0.3, 0.03),
    wall.place(mixNumbers(a, b, 0.7), sill + height * 0.42, 0.03),
    wall.place(b, sill + height * 0.26, 0.03),
    wall.place(b, sill, 0.03),
  ])
  return group([
    fill(wall.panel([a + 0.03, sill - 0.05], [b + 0.05, t - 0.03], 0.01), canvas.palette.shadow, 0.22),
    fill(wall.panel([a, sill], [b, t], 0.03), canvas.tones(frame).base),
    fill(inner, sky ?? frame),
    group([fill(disc, sun ?? frame), fill(hill, land ?? frame)], { clip: canvas.clip(inner) }),
  ])
}
