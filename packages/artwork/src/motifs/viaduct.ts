import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { type Point, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { archedBox, box, ellipse, polygon } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface ViaductOptions {
  /** Left end of the track. */
  at: Point
  /** Its length. */
  size: number
  /** From the track to the ground. */
  height: number
  arches?: number
  depth?: number
  stone?: Colour
}

/** A railway viaduct of stone arches. */
export function viaduct(
  canvas: Canvas,
  { at: [x, y], size, height, arches = 6, depth = 0.05, stone = inks.stone }: ViaductOptions,
): string {
  const tones = canvas.tones(stone, depth)
  const pitch = size / arches
  const span = pitch * 0.74
  const lit = canvas.side(x + size / 2)
  const outline = `${box(x, y, size, height)}`
  const openings = steps(arches).map((_, index) =>
    archedBox(x + index * pitch + (pitch - span) / 2, y + height * 0.2, span, height * 0.82, span * 0.5),
  )
  const body = `<path d="${outline}${openings.join('')}" fill="${tones.base}" fill-rule="evenodd"/>`
  const reveals = openings.map((opening, index) => {
    const left = x + index * pitch + (pitch - span) / 2
    const inner = archedBox(
      left - lit * span * 0.13,
      y + height * 0.2 + span * 0.05,
      span,
      height * 0.82,
      span * 0.5,
    )
    return `<path d="${opening}${inner}" fill="${tones.deep}" fill-rule="evenodd" clip-path="${canvas.clip(opening)}"/>`
  })
  return group([
    body,
    ...reveals,
    fill(box(x, y - height * 0.035, size, height * 0.06), tones.light),
    fill(box(x, y + height * 0.025, size, height * 0.03), tones.shade),
  ])
}

export interface TrainOptions {
  /** The rail under the middle of the engine's nose. */
  at: Point
  /** Length of one coach. */
  size: number
  coaches?: number
  facing?: 'left' | 'right'
  livery?: Colour
  depth?: number
}

/** A diesel engine with coaches; it trails away behind `at`. */
export function train(
  canvas: Canvas,
  { at, size, coaches = 6, facing = 'right', livery = inks.coral, depth = 0 }: TrainOptions,
): string {
  const paint = canvas.tones(livery, depth)
  const cream = canvas.tones(inks.marigold, depth)
  const dark = canvas.air(canvas.palette.ink, depth)
  const glass = canvas.tones(inks.teal, depth).deep
  const wheels = (x: number, width: number) =>
    [0.16, 0.28, 0.72, 0.84].map((t) => fill(ellipse([x + t * width, -3], 3.2), dark)).join('')
  const coach = (index: number) => {
    const x = -100 * (index + 2) - 4 * index
    const windows = steps(8).map((t) => fill(box(x + 9 + t * 72, -24, 6.6, 7.4), glass))
    return group([
      fill(box(x, -30, 97, 25), paint.base),
      fill(box(x, -33, 97, 4.4), paint.shade),
      fill(box(x, -15, 97, 4.4), cream.base),
      ...windows,
      fill(box(x + 97, -22, 7, 14), dark),
      wheels(x, 97),
    ])
  }
  const engine = group([
    fill(
      polygon(points(-100, -5, -100, -32, -30, -32, -28, -37, -12, -37, -6, -24, 0, -22, 0, -5)),
      cream.base,
    ),
    fill(polygon(points(-100, -5, -100, -15, 0, -15, 0, -5)), paint.base),
    fill(polygon(points(-25, -34, -14, -34, -10, -25, -25, -25)), glass),
    fill(box(-92, -28, 50, 8), cream.shade),
    fill(ellipse([-2, -18], 2.2), canvas.palette.lamp),
    wheels(-98, 96),
  ])
  return group([...Array.from({ length: coaches }, (_, index) => coach(index)), engine], {
    at,
    scale: [(size / 100) * (facing === 'left' ? -1 : 1), size / 100],
  })
}
