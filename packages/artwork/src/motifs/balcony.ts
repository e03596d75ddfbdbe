import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Wall } from '../engine/wall.ts'
import type { Plane } from './window.ts'

export interface BalconyOptions {
  wall: Wall
  /** Both ends along the wall. */
  from: number
  to: number
  /** Height of its floor. */
  up: number
  out?: number
  plane: Plane
  rail?: Colour
  slab?: Colour
  style?: 'iron' | 'balusters'
  depth?: number
}

/** A balcony that stands out from its wall: slab, brackets and railing. */
export function balcony(canvas: Canvas, options: BalconyOptions): string {
  const {
    wall,
    from,
    to,
    up,
    out = 0.85,
    plane,
    rail = inks.ink,
    slab = inks.shell,
    style = 'iron',
    depth = 0,
  } = options
  const stone = canvas.tones(slab, depth)
  const iron = canvas.tones(rail, depth)
  const thick = Math.max(
    1.2,
    Math.abs(wall.place(from, up, out)[1] - wall.place(from, up + 1, out)[1]) * 0.026,
  )
  const under = polygon([
    wall.place(from, up, 0),
    wall.place(from, up, out),
    wall.place(to, up, out),
    wall.place(to, up, 0),
  ])
  const edge = polygon([
    wall.place(from, up, out),
    wall.place(to, up, out),
    wall.place(to, up + 0.16, out),
    wall.place(from, up + 0.16, out),
  ])
  const ends = [from, to].map((end) =>
    fill(
      polygon([
        wall.place(end, up, 0),
        wall.place(end, up, out),
        wall.place(end, up + 0.16, out),
        wall.place(end, up + 0.16, 0),
      ]),
      stone.shade,
    ),
  )
  const shade = fill(
    wall.panel([from, up - 0.75], [to, up], 0.01),
    canvas.palette.shadow,
    plane === 'shade' ? 0.16 : 0.34,
  )
  const brackets = steps(Math.max(2, Math.round((to - from) / 1.2))).map((t) => {
    const along = mixNumbers(from + 0.1, to - 0.1, t)
    return fill(
      polygon([wall.place(along, up, 0), wall.place(along, up, out * 0.8), wall.place(along, up - 0.42, 0)]),
      stone.deep,
    )
  })
  const dash = (a: readonly [number, number], b: readonly [number, number]) =>
    `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  const count = Math.round((to - from) / (style === 'iron' ? 0.17 : 0.26))
  const posts = steps(count).map((t) => mixNumbers(from, to, t))
  const bars = posts.map((along) =>
    dash(wall.place(along, up + 0.16, out), wall.place(along, up + 1.02, out)),
  )
  const sideBars = [from, to].flatMap((end) =>
    steps(4).map((t) => dash(wall.place(end, up + 0.16, out * t), wall.place(end, up + 1.02, out * t))),
  )
  const rails = [1.02, ...(style === 'iron' ? [0.84, 0.3] : [])].map((level) =>
    [
      dash(wall.place(from, up + level, 0), wall.place(from, up + level, out)),
      dash(wall.place(from, up + level, out), wall.place(to, up + level, out)),
      dash(wall.place(to, up + level, out), wall.place(to, up + level, 0)),
    ].join(''),
  )
  return group([
    shade,
    fill(under, stone.deep),
    ...brackets,
    ...ends,
    fill(edge, stone[plane === 'shade' ? 'base' : 'light']),
    line([...bars, ...sideBars].join(''), iron[plane], { width: thick * (style === 'iron' ? 0.8 : 2.6) }),
    line(rails.join(''), iron[plane], { width: thick * (style === 'iron' ? 1.3 : 2.8) }),
  ])
}
