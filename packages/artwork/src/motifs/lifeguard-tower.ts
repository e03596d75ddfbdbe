import type { Canvas } from '../engine/canvas.ts'
import { points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, polygon, shapeOfEdges } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'
import { figure } from './figure.ts'

/** A flag of two halves, one over the other, in the wind. */
export function swimFlag(canvas: Canvas, options: Placement): string {
  const { at, size, depth = 0 } = options
  const [red, yellow] = [canvas.tones(inks.coral, depth), canvas.tones(inks.marigold, depth)]
  const wave = (y: number) => points(1, y, 14, y - 4, 28, y + 2, 44, y - 2)
  return group(
    [
      line('M0 0V-100', canvas.tones(inks.shell, depth).base, { width: 2.4 }),
      fill(shapeOfEdges(wave(-98), wave(-84).reverse()), red.base),
      fill(shapeOfEdges(wave(-84), wave(-70).reverse()), yellow.base),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100] },
  )
}

/** A lifeguard's hut on tall legs with its ladder and flags; `size` is its height to the roof. */
export function lifeguardTower(canvas: Canvas, options: Placement & { guard?: boolean }): string {
  const { at, size, depth = 0, guard = true } = options
  const wood = canvas.tones(inks.teak, depth)
  const wall = canvas.tones(inks.shell, depth)
  const red = canvas.tones(inks.coral, depth)
  const yellow = canvas.tones(inks.marigold, depth)
  const frontLit = canvas.side(at[0]) * mirrored(options) < 0
  const [front, flank] = frontLit ? [wall.light, wall.shade] : [wall.shade, wall.light]
  const leg = (x: number, foot: number) => line(`M${x} -44L${foot} 0`, wood.shade, { width: 3.2 })
  return group(
    [
      leg(40, 48),
      leg(-6, -2),
      line('M-32 -8L-2 -38M24 -38L46 -6', wood.deep, { width: 1.8 }),
      leg(-30, -36),
      leg(22, 26),
      fill(box(-42, -48, 92, 5), wood.base),
      fill(box(-42, -48, 68, 5), wood.light),
      fill(polygon(points(22, -48, 42, -48, 42, -82, 22, -82)), flank),
      fill(box(-22, -82, 44, 34), front),
      fill(box(-22, -58, 44, 10), red.base) + fill(box(22, -58, 20, 10), red.deep),
      fill(box(-15, -78, 22, 16), canvas.air(canvas.palette.ink, depth)),
      guard
        ? figure(canvas, {
            at: [-33, -48],
            size: 31,
            posture: 'photographing',
            facing: 'left',
            depth,
            outfit: {
              top: inks.marigold,
              bottom: inks.coral,
              legs: 'shorts',
              hat: 'cap',
              hatColour: inks.coral,
            },
          })
        : '',
      fill(polygon(points(-34, -82, 52, -82, 44, -96, -24, -96)), yellow.base),
      fill(polygon(points(24, -82, 52, -82, 44, -96, 20, -96)), frontLit ? yellow.shade : yellow.light),
      line('M-42 -48V-62M-24 -48V-60M-42 -61H-22', wood.base, { width: 1.8 }),
      line(
        `M-58 0L-40 -48M-48 0L-31 -48${steps(6)
          .map((t) => `M${-57 + t * 16} ${-3 - t * 40}h9.6`)
          .join('')}`,
        wood.light,
        { width: 2 },
      ),
      swimFlag(canvas, { at: [30, -94], size: 46, depth }),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100] },
  )
}
