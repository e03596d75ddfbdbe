import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon, shapeOfEdges } from '../engine/path.ts'
import type { Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A shirt or a dress on a hanger; `size` is its width at the shoulders, `at` the rail above it. */
export function hangingClothes(
  canvas: Canvas,
  { at, size, colour, kind }: Placement & { colour: Colour; kind: 'shirt' | 'dress' },
): string {
  const cloth = canvas.tones(colour)
  const shirt = shapeOfEdges(
    points(-14, 18, -48, 32),
    points(-48, 32, -66, 96),
    points(-66, 96, -48, 102),
    points(-48, 102, -36, 62),
    points(-36, 62, -38, 158),
    points(-38, 158, 0, 162, 38, 158),
    points(38, 158, 36, 62),
    points(36, 62, 48, 102),
    points(48, 102, 66, 96),
    points(66, 96, 48, 32),
    points(48, 32, 14, 18),
    points(14, 18, 0, 26, -14, 18),
  )
  const dress = shapeOfEdges(
    points(-26, 22, -30, 34),
    points(-30, 34, -34, 60, -24, 92, -32, 140, -58, 232),
    points(-58, 232, -20, 240, 18, 236, 58, 230),
    points(58, 230, 32, 140, 24, 92, 34, 60, 30, 34),
    points(30, 34, 26, 22),
    points(26, 22, 12, 48, 0, 54, -12, 48, -26, 22),
  )
  const garment = kind === 'shirt' ? shirt : dress
  const folds =
    kind === 'shirt'
      ? polygon(points(8, 20, 70, 20, 70, 170, 16, 170))
      : polygon(points(-20, 100, -6, 100, -18, 250, -34, 250)) +
        polygon(points(12, 60, 60, 40, 70, 250, 24, 250))
  const detail =
    kind === 'shirt'
      ? line('M0 26V160M-14 19L-4 34M14 19L4 34', cloth.deep, { width: 2, opacity: 0.7 })
      : line('M-25 93Q0 100 25 93', cloth.deep, { width: 3, opacity: 0.7 })
  return group(
    [
      line('M0 16C0 8 9 8 8 0C7 -7 -4 -7 -4 0M-50 32L0 14L50 32', canvas.tones(inks.timber).deep, {
        width: 4,
      }),
      fill(garment, cloth.base),
      group([fill(folds, cloth.shade)], { clip: canvas.clip(garment) }),
      detail,
    ],
    { at, scale: size / 100 },
  )
}
