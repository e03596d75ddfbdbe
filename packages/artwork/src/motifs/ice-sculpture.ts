import type { Canvas } from '../engine/canvas.ts'
import { mix } from '../engine/colour.ts'
import { type Point, points } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, polygon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

const outlines: Record<'swan' | 'elephant' | 'tower', readonly number[]> = {
  swan: [
    -30, 0, -40, -26, -46, -52, -24, -40, 4, -40, 16, -54, 8, -76, 14, -92, 28, -94, 40, -84, 24, -82, 22,
    -72, 34, -52, 36, -26, 26, 0,
  ],
  elephant: [
    -40, 0, -42, -40, -32, -62, -4, -68, 16, -62, 22, -76, 40, -78, 52, -64, 54, -42, 60, -24, 68, -28, 66,
    -12, 54, -10, 45, -28, 41, -44, 36, -34, 32, 0, 16, 0, 14, -22, -16, -22, -20, 0,
  ],
  tower: [-24, 0, -20, -50, -26, -54, -14, -66, -14, -84, 0, -108, 14, -84, 14, -66, 26, -54, 20, -50, 24, 0],
}

/** A figure cut in ice, lit from within; `size` is its height with the block under it. */
export function iceSculpture(
  canvas: Canvas,
  options: Placement & { shape: 'swan' | 'elephant' | 'tower' },
): string {
  const { at, size, depth = 0, shape } = options
  const ice = canvas.tones(inks.sky, depth)
  const pale = mix(ice.light, canvas.palette.foam, 0.55)
  const outline = points(...outlines[shape])
  const heart: Point = [0, -38]
  const facets = outline.map((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner
    const tone = [pale, ice.light, ice.base, pale, ice.shade][index % 5] ?? ice.base
    return fill(
      polygon([
        corner,
        next,
        [heart[0] + (corner[0] + next[0]) * 0.14, heart[1] * 0.7 + (corner[1] + next[1]) * 0.18],
      ]),
      tone,
      0.85,
    )
  })
  return group(
    [
      fill(box(-44, -2, 88, 18), ice.base),
      fill(box(-44, -2, 88, 5), pale),
      fill(polygon(outline), ice.base),
      group(facets, { clip: canvas.clip(polygon(outline)) }),
      line(polygon(outline), pale, { width: 1.4 }),
    ],
    { at: [at[0], at[1] - (size * 16) / 110], scale: [(size / 110) * mirrored(options), size / 110] },
  )
}
