import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { archedBox, box, ellipse } from '../engine/path.ts'
import { round } from '../engine/round.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface ArcadeOptions {
  /** Middles of the columns from left to right. */
  columns: readonly number[]
  /** The page's y of the arches' crown, of their springing, and of the floor. */
  crown: number
  spring: number
  floor: number
  /** Half the width of a column. */
  half: number
  wall?: Colour
  /** The colour of the line around each arch. */
  trim?: Colour
}

/** The inside of a veranda: arches on round columns, seen against the light. */
export function arcade(
  canvas: Canvas,
  { columns, crown, spring, floor, half, wall = inks.plaster, trim = inks.coral }: ArcadeOptions,
): string {
  const plaster = canvas.tones(wall)
  const accent = canvas.tones(trim)
  const bays = columns
    .slice(0, -1)
    .map((x, index) => ({ from: x + half, to: (columns[index + 1] ?? x) - half }))
  const opening = (grow: number) =>
    bays
      .map(({ from, to }) =>
        archedBox(
          from - grow,
          crown - grow,
          to - from + grow * 2,
          spring - crown + grow + 4,
          spring - crown + grow * 0.6,
        ),
      )
      .join('')
  const plane = (grow: number, paint: Colour) =>
    `<path d="${box(-40, -40, canvas.width + 80, spring + 40)}${opening(grow)}" fill="${paint}" fill-rule="evenodd"/>`
  const lit = canvas.light.at
  const soffits = bays.map(({ from, to }) => {
    const towards = lit[0] < (from + to) / 2 ? 1 : -1
    const outer = archedBox(from, crown, to - from, spring - crown + 4, spring - crown)
    const inner = archedBox(
      from - towards * half * 0.5,
      crown + half * 0.36,
      to - from,
      spring - crown + 4,
      spring - crown,
    )
    return `<path d="${outer}${inner}" fill="${plaster.light}" fill-rule="evenodd" clip-path="${canvas.clip(outer)}"/>`
  })
  const shafts = columns.map((x) => {
    const capital = (y: number, height: number, grow: number) =>
      round(canvas, {
        at: [x, y],
        height,
        foot: half * grow,
        head: half * grow,
        tones: plaster,
        flatten: 0.05,
      })
    return group([
      round(canvas, {
        at: [x, floor],
        height: floor - spring,
        foot: half * 0.84,
        head: half * 0.72,
        tones: plaster,
        flatten: 0.1,
      }),
      capital(floor, half * 0.5, 1.1),
      capital(floor - half * 0.5, half * 0.26, 0.98),
      capital(spring + half * 0.62, half * 0.2, 0.92),
      capital(spring + half * 0.3, half * 0.34, 1.14),
    ])
  })
  const above = canvas.clip(box(-40, -40, canvas.width + 80, spring + 40))
  const wallPlanes = [
    plane(0, plaster.shade),
    plane(half * 0.34, accent.shade),
    plane(half * 0.5, plaster.shade),
  ]
  return group([group([...soffits, ...wallPlanes], { clip: above }), ...shafts])
}

export interface BalustradeOptions {
  from: Point
  to: Point
  /** Height of the handrail. */
  size: number
  colour?: Colour
  /** Turned balusters, or the square pierced blocks of balcões. */
  style?: 'turned' | 'pierced'
}

/** A balustrade across the picture. */
export function balustrade(
  canvas: Canvas,
  { from, to, size, colour = inks.plaster, style = 'turned' }: BalustradeOptions,
): string {
  const tones = canvas.tones(colour)
  const pitch = size * (style === 'turned' ? 0.3 : 0.5)
  const count = Math.round((to[0] - from[0]) / pitch)
  const posts = steps(count).map((t) => {
    const [x, y] = [mixNumbers(from[0], to[0], t), mixNumbers(from[1], to[1], t)]
    if (style === 'pierced')
      return line(ellipse([x, y - size * 0.46], size * 0.19, size * 0.24), tones.base, { width: size * 0.07 })
    const w = size * 0.085
    const d = `M${x - w * 0.6} ${y - size * 0.12}C${x - w * 1.9} ${y - size * 0.34} ${x - w * 0.5} ${y - size * 0.5} ${x - w * 0.45} ${y - size * 0.8}H${x + w * 0.45}C${x + w * 0.5} ${y - size * 0.5} ${x + w * 1.9} ${y - size * 0.34} ${x + w * 0.6} ${y - size * 0.12}Z`
    const lit = canvas.side(x)
    const half = `M${x} ${y - size * 0.12}C${x + lit * w * 1.9} ${y - size * 0.34} ${x + lit * w * 0.5} ${y - size * 0.5} ${x + lit * w * 0.45} ${y - size * 0.8}H${x}Z`
    return fill(d, tones.shade) + fill(half, tones.base)
  })
  const width = to[0] - from[0]
  return group([
    ...posts,
    fill(box(from[0], from[1] - size * 0.13, width, size * 0.13), tones.shade),
    fill(box(from[0], from[1] - size * 0.13, width, size * 0.03), tones.light),
    fill(box(from[0], from[1] - size, width, size * 0.2), tones.shade),
    fill(box(from[0], from[1] - size, width, size * 0.055), tones.light),
  ])
}
