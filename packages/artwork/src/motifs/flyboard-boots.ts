import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, shapeOfEdges } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

/** The board of a flyboard on the ground with both boots on it, from the side; `size` is its length. */
export function flyboardBoots(canvas: Canvas, options: Placement & { colour?: Colour }): string {
  const { at, size, depth = 0, colour = inks.marigold } = options
  const shell = canvas.tones(colour, depth)
  const rubber = canvas.tones(inks.ink, depth)
  const steel = canvas.tones(inks.azulejo, depth)
  const boot = (x: number, tones: typeof shell) => {
    const form = shapeOfEdges(
      points(x - 10, -62, x - 11, -36, x - 13, -14),
      points(x - 13, -14, x + 26, -14),
      points(x + 26, -14, x + 26, -22, x + 14, -30, x + 10, -40, x + 10, -62),
    )
    return (
      fill(form, tones.base) +
      group([fill(box(x + 2, -70, 40, 60), tones.light, 0.7)], { clip: canvas.clip(form) }) +
      line(`M${x - 11} -50H${x + 10}M${x - 11} -34H${x + 12}M${x + 6} -16L${x + 16} -30`, rubber.base, {
        width: 4,
      })
    )
  }
  return group(
    [
      fill(box(-34, -8, 12, 12) + box(24, -8, 12, 12), steel.base),
      fill(box(-36, 2, 16, 5) + box(22, 2, 16, 5), steel.deep),
      fill(
        shapeOfEdges(points(-50, -15, 52, -15), points(52, -15, 44, -6), points(44, -6, -44, -6, -50, -15)),
        rubber.base,
      ),
      boot(-14, { ...shell, base: shell.shade, light: shell.base }),
      boot(10, shell),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100] },
  )
}
