import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import type { View } from '../engine/perspective.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface FloorOptions {
  view: View
  /** Left and right edge in metres, near and far edge. */
  left: number
  right: number
  near: number
  far: number
  /** Side of a tile in metres. */
  tile?: number
  colours?: readonly [Colour, Colour]
  pattern?: 'checker' | 'diamonds' | 'boards' | 'plain'
}

/** A floor in perspective: tiles, diamonds or boards. */
export function floor(canvas: Canvas, options: FloorOptions): string {
  const {
    view,
    left,
    right,
    near,
    far,
    tile = 0.5,
    colours = [inks.shell, inks.laterite],
    pattern = 'checker',
  } = options
  const [light, dark] = [canvas.tones(colours[0]), canvas.tones(colours[1])]
  const spot = (x: number, z: number) => view.project([x, 0, z])
  const [top, bottom] = [spot(0, far)[1], spot(0, near)[1]]
  const base = fill(
    polygon([spot(left, far), spot(right, far), spot(right, near), spot(left, near)]),
    canvas.fade([0, top], [0, bottom], [light.base, light.shade]),
  )
  if (pattern === 'plain') return base
  if (pattern === 'boards') {
    const seams = Array.from({ length: Math.ceil((right - left) / tile) }, (_, index) => {
      const x = left + index * tile
      const [a, b] = [spot(x, far), spot(x, near)]
      return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
    })
    return group([base, line(seams.join(''), light.deep, { width: 2, opacity: 0.5 })])
  }
  const shapes: string[] = []
  for (let row = 0; row * tile < far - near; row++) {
    for (let column = 0; column * tile < right - left; column++) {
      const [x, z] = [left + column * tile, near + row * tile]
      const [nextX, nextZ] = [Math.min(right, x + tile), Math.min(far, z + tile)]
      if (pattern === 'checker' && (row + column) % 2 === 0)
        shapes.push(polygon([spot(x, z), spot(nextX, z), spot(nextX, nextZ), spot(x, nextZ)]))
      if (pattern === 'diamonds') {
        const [cx, cz, reach] = [x + tile / 2, z + tile / 2, tile * 0.5]
        shapes.push(
          polygon([spot(cx - reach, cz), spot(cx, cz + reach), spot(cx + reach, cz), spot(cx, cz - reach)]),
        )
      }
    }
  }
  return group([base, fill(shapes.join(''), canvas.fade([0, top], [0, bottom], [dark.base, dark.shade]))])
}
