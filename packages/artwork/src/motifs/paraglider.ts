import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, polar, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon, shapeOfEdges } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'
import { figure } from './figure.ts'
import type { Posture } from './figure-postures.ts'

export interface ParagliderOptions extends Placement {
  colours?: readonly [Colour, Colour, Colour]
  /** Degrees the wing banks. */
  bank?: number
  /** Those who hang below it; none for a wing alone. */
  riders?: 'tandem' | 'one' | 'none'
  silhouette?: boolean
}

const slung: Posture = { lean: -22, arms: [132, 172, 126, 166], legs: [70, 30, 78, 42], seat: 0.4 }

/** The cells of a ram-air wing of span 100 about its own middle. */
export function glidingWing(
  canvas: Canvas,
  colours: readonly [Colour, Colour, Colour],
  depth: number,
): string {
  const rim = (t: number, reach: number): Point => {
    const angle = mixNumbers(-162, -18, t)
    const [x, y] = polar([0, 26], angle, reach)
    return [x, 26 + (y - 26) * 0.86]
  }
  const outline = shapeOfEdges(
    steps(17).map((t) => rim(t, 54)),
    steps(17).map((t) => rim(1 - t, 45 + 3.4 * Math.abs(t - 0.5))),
  )
  const cells = steps(25)
    .slice(0, -1)
    .map((t, index) => {
      const own = index % 8 < 3 ? colours[0] : index % 8 < 6 ? colours[1] : colours[2]
      const tone = canvas.tones(own, depth)
      const near = t + 1 / 24
      return (
        fill(
          polygon([rim(t, 56), rim(near, 56), rim(near, 40), rim(t, 40)]),
          t < 0.5 ? tone.base : tone.light,
        ) + fill(polygon([rim(t, 48.5), rim(near, 48.5), rim(near, 40), rim(t, 40)]), tone.shade)
      )
    })
  return group(cells, { clip: canvas.clip(outline) })
}

/** A paraglider in flight; `size` is its span, `at` the harness. */
export function paraglider(canvas: Canvas, options: ParagliderOptions): string {
  const { at, size, depth = 0, bank = 0, riders = 'tandem', silhouette = false } = options
  const { colours = [inks.coral, inks.marigold, inks.shell] } = options
  const ink = canvas.air(canvas.palette.ink, depth)
  const cords = steps(11)
    .map((t) => {
      const angle = mixNumbers(-158, -22, t)
      const [x, y] = polar([0, 26], angle, 45)
      return `M${(t < 0.5 ? -1.6 : 1.6).toFixed(1)} 60L${x.toFixed(1)} ${(26 + (y - 26) * 0.86).toFixed(1)}`
    })
    .join('')
  const person = (x: number, y: number, top: Colour) =>
    figure(canvas, {
      at: [x, y],
      size: 22,
      posture: slung,
      depth,
      silhouette,
      outfit: { top, sleeves: 'long', bottom: inks.ink, hat: 'helmet', hatColour: inks.shell },
    })
  const party =
    riders === 'none'
      ? []
      : [
          ...(riders === 'tandem' ? [person(-4.4, 72, inks.ink)] : []),
          fill(
            polygon([
              [-6, 60],
              [-1, 58],
              [0, 68],
              [-6, 69],
            ]),
            canvas.tones(inks.azulejo, depth).shade,
          ),
          person(4, 74, inks.coral),
        ]
  return group(
    [
      group(
        [glidingWing(canvas, colours, depth), line(cords, ink, { width: 0.22, opacity: 0.7 }), ...party],
        { at: [0, -64] },
      ),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100], rotate: bank },
  )
}
