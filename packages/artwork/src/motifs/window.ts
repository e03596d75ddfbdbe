import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Wall } from '../engine/wall.ts'

export type Plane = 'light' | 'base' | 'shade'

export interface WindowOptions {
  wall: Wall
  /** Middle of the opening along the wall, and the height of its sill. */
  at: Point
  width: number
  height: number
  plane: Plane
  head?: 'flat' | 'round' | 'pointed'
  frame?: Colour
  shutters?: Colour | 'none'
  /** What is in the opening: the old oyster-shell panes, glass, a lit room or a dark one. */
  pane?: 'shell' | 'glass' | 'lamp' | 'dark'
  depth?: number
}

/** The outline of an opening on a wall, from foot to foot over its head. */
export function openingOutline(
  wall: Wall,
  at: Point,
  width: number,
  height: number,
  head: 'flat' | 'round' | 'pointed',
  out = 0,
): Point[] {
  const [middle, sill] = at
  const [left, right] = [middle - width / 2, middle + width / 2]
  const rise = head === 'flat' ? 0 : width * (head === 'round' ? 0.5 : 0.62)
  const spring = sill + height - rise
  const arch =
    head === 'flat'
      ? [wall.place(left, spring, out), wall.place(right, spring, out)]
      : steps(13).map((t) => {
          const angle = Math.PI * (1 - t)
          const point = head === 'pointed' ? Math.sin(angle) ** 0.8 : Math.sin(angle)
          return wall.place(middle + (Math.cos(angle) * width) / 2, spring + point * rise, out)
        })
  return [wall.place(left, sill, out), ...arch, wall.place(right, sill, out)]
}

/** A tall window of an Indo-Portuguese house with its white surround and shutters. */
export function window(canvas: Canvas, options: WindowOptions): string {
  const {
    wall,
    at,
    width,
    height,
    plane,
    head = 'round',
    frame = inks.shell,
    shutters = 'none',
    pane = 'shell',
    depth = 0,
  } = options
  const white = canvas.tones(frame, depth)
  const shell = canvas.tones(inks.shell, depth)
  const [middle, sill] = at
  const surround = polygon(openingOutline(wall, [middle, sill - 0.1], width + 0.34, height + 0.3, head, 0.05))
  const hole = polygon(openingOutline(wall, at, width, height, head))
  const panes = {
    shell:
      plane === 'shade'
        ? mix(shell.shade, shell.deep, 0.4)
        : canvas.air(canvas.tones(inks.plaster).base, depth),
    glass: canvas.air(canvas.tones(inks.teal).shade, depth),
    lamp: canvas.palette.lamp,
    dark: canvas.air(canvas.palette.ink, depth),
  }[pane]
  const bars = [
    ...steps(5).map(
      (t) =>
        [
          wall.place(middle + (t - 0.5) * width, sill),
          wall.place(middle + (t - 0.5) * width, sill + height),
        ] as const,
    ),
    ...steps(Math.max(4, Math.round(height / 0.34))).map(
      (t) =>
        [
          wall.place(middle - width / 2, sill + t * height),
          wall.place(middle + width / 2, sill + t * height),
        ] as const,
    ),
  ]
  const thick = Math.max(1, Math.abs(wall.place(middle, sill)[1] - wall.place(middle, sill + 1)[1]) * 0.028)
  const lattice = line(
    bars
      .map(([a, b]) => `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`)
      .join(''),
    white[plane === 'light' ? 'base' : 'shade'],
    { width: thick },
  )
  const cornice = fill(
    wall.panel(
      [middle - width / 2 - 0.28, sill + height + 0.26],
      [middle + width / 2 + 0.28, sill + height + 0.4],
      0.12,
    ),
    white.light,
  )
  return group([
    fill(surround, white[plane]),
    fill(hole, panes),
    group([pane === 'dark' ? '' : lattice, reveal(canvas, options, hole)], { clip: canvas.clip(hole) }),
    shutters === 'none' ? '' : shutterPair(canvas, { ...options, colour: shutters }),
    head === 'flat' ? cornice : '',
  ])
}

/** The shade that the depth of the wall throws into the opening. */
function reveal(
  canvas: Canvas,
  { wall, at: [middle, sill], width, height, pane }: WindowOptions,
  hole: string,
): string {
  if (pane === 'lamp' || hole === '') return ''
  const shade = canvas.palette.shadow
  const top = sill + height
  return fill(wall.panel([middle - width / 2, top - 0.26], [middle + width / 2, top + 0.2]), shade, 0.3)
}

/** Two leaves of louvres, opened flat against the wall. */
function shutterPair(
  canvas: Canvas,
  {
    wall,
    at: [middle, sill],
    width,
    height,
    plane,
    head = 'round',
    depth = 0,
    colour,
  }: WindowOptions & { colour: Colour },
): string {
  const tones = canvas.tones(colour, depth)
  const top = sill + height - (head === 'flat' ? 0 : width * 0.5)
  const thick = Math.max(0.8, Math.abs(wall.place(middle, sill)[1] - wall.place(middle, sill + 1)[1]) * 0.02)
  return group(
    [-1, 1].map((side) => {
      const [a, b] = [middle + side * (width / 2 + 0.06), middle + side * (width + 0.02)]
      const slats = steps(Math.max(6, Math.round(height / 0.16)))
        .map((t) => mixNumbers(sill + 0.1, top - 0.1, t))
        .map(
          (up) =>
            [
              wall.place(mixNumbers(a, b, 0.16), up, 0.1),
              wall.place(mixNumbers(a, b, 0.84), up, 0.1),
            ] as const,
        )
      const d = slats
        .map(([p, q]) => `M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`)
        .join('')
      return (
        fill(wall.panel([a, sill], [b, top], 0.1), tones[plane]) +
        line(d, tones[plane === 'shade' ? 'deep' : 'shade'], { width: thick })
      )
    }),
  )
}
