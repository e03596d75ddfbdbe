import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import { block, createStance, type Spot } from '../engine/solid.ts'
import { fill, group, line } from '../engine/svg.ts'
import { figure } from './figure.ts'
import type { PostureName } from './figure-postures.ts'

export interface JeepOptions {
  /** The ground under its middle. */
  at: Point
  /** Pixels of one metre. */
  metre: number
  /** 0 faces right, 90 comes towards us. */
  heading?: number
  pitch?: number
  paint?: Colour
  riders?: readonly PostureName[]
}

/** An open jeep with its riders; it must face us more or less (heading 5 to 60). */
export function jeep(canvas: Canvas, options: JeepOptions): string {
  const { at, metre, heading = 28, pitch = 12, paint = inks.leaf } = options
  const { riders = ['sitting', 'sitting', 'waving', 'standing'] } = options
  const stance = createStance({ at, metre, heading, pitch })
  const body = canvas.tones(paint)
  const dark = canvas.tones(inks.ink)
  const glass = canvas.tones(inks.lagoon)
  const near = stance.nearSide * 0.8
  const face = (spots: readonly Spot[]) => polygon(spots.map(stance.project))
  const disc = (ahead: number, right: number, radius: number, up = 0.4) =>
    face(
      steps(25).map(
        (t): Spot => [
          ahead + Math.cos(t * Math.PI * 2) * radius,
          up + Math.sin(t * Math.PI * 2) * radius,
          right,
        ],
      ),
    )
  const wheel = (ahead: number, right: number) =>
    fill(disc(ahead, right - stance.nearSide * 0.2, 0.4), dark.deep) +
    fill(disc(ahead, right, 0.4), dark.base) +
    fill(disc(ahead, right, 0.2), canvas.tones(inks.stone).base) +
    fill(disc(ahead, right, 0.08), dark.deep)
  const lamp = (right: number) => {
    const spots = steps(17).map(
      (t): Spot => [1.92, 0.86 + Math.sin(t * Math.PI * 2) * 0.12, right + Math.cos(t * Math.PI * 2) * 0.12],
    )
    return fill(face(spots), canvas.palette.lamp) + line(face(spots), dark.base, { width: metre * 0.02 })
  }
  const seats: Spot[] = [
    [0, 0.72, near * -0.5],
    [0, 0.72, near * 0.5],
    [-1.1, 0.86, near * -0.45],
    [-1.25, 0.86, near * 0.5],
  ]
  const tops = [inks.shell, inks.coral, inks.marigold, inks.azulejo]
  const people = riders.map((posture, index) => {
    const seat = seats[index] ?? [0, 0.7, 0]
    const standing = posture !== 'sitting'
    return figure(canvas, {
      at: stance.project([seat[0], seat[1] - (standing ? 0.2 : 0.16), seat[2]]),
      size: metre * 1.68,
      posture,
      outfit: {
        top: tops[index % 4] ?? inks.shell,
        bottom: inks.ink,
        hat: index === 1 ? 'cap' : index === 2 ? 'straw' : 'none',
        hair: index === 3 ? 'long' : 'short',
      },
    })
  })
  const screen: Spot[] = [
    [0.62, 1.1, -0.74],
    [0.62, 1.1, 0.74],
    [0.5, 1.72, 0.7],
    [0.5, 1.72, -0.7],
  ]
  const bar = (ahead: number) =>
    line(
      polygon([
        stance.project([ahead, 1, -0.76]),
        stance.project([ahead, 1.85, -0.7]),
        stance.project([ahead, 1.85, 0.7]),
        stance.project([ahead, 1, 0.76]),
      ]).replace('Z', ''),
      dark.base,
      { width: metre * 0.06 },
    )
  const slots = steps(6).map((t) => {
    const right = -0.36 + t * 0.72
    return line(
      `M${stance.project([1.93, 0.72, right]).join(' ')}L${stance.project([1.93, 1, right]).join(' ')}`,
      dark.deep,
      { width: metre * 0.035 },
    )
  })
  return group([
    wheel(1.25, -near),
    wheel(-1.25, -near),
    block(canvas, stance, { from: [-1.85, 0.45, -0.8], to: [1.85, 0.95, 0.8], tones: body }),
    fill(
      face([
        [-1.85, 0.95, -0.8],
        [0.5, 0.95, -0.8],
        [0.5, 0.95, 0.8],
        [-1.85, 0.95, 0.8],
      ]),
      body.deep,
    ),
    fill(
      face([
        [-1.85, 0.95, -near],
        [0.1, 0.95, -near],
        [0.1, 1.22, -near],
        [-1.85, 1.22, -near],
      ]),
      body.deep,
    ),
    bar(-0.55),
    ...people,
    fill(
      face([
        [-1.85, 0.5, near],
        [-0.2, 0.5, near],
        [-0.35, 1.22, near],
        [-1.85, 1.22, near],
      ]),
      body.base,
    ),
    fill(
      face([
        [-0.25, 0.5, near],
        [0.7, 0.5, near],
        [0.7, 0.82, near],
        [-0.25, 0.82, near],
      ]),
      body.base,
    ),
    block(canvas, stance, { from: [0.6, 0.8, -0.76], to: [1.88, 1.12, 0.76], tones: body }),
    fill(face([...screen]), glass.light, 0.36),
    line(face([...screen]), dark.base, { width: metre * 0.05 }),
    line(
      `M${stance.project([0.62, 1.1, 0]).join(' ')}L${stance.project([0.5, 1.72, 0]).join(' ')}`,
      dark.base,
      { width: metre * 0.035 },
    ),
    ...slots,
    lamp(-0.56),
    lamp(0.56),
    block(canvas, stance, { from: [1.86, 0.48, -0.85], to: [2, 0.62, 0.85], tones: dark }),
    fill(disc(1.25, near * 1.02, 0.5, 0.42), body.deep),
    fill(disc(-1.25, near * 1.02, 0.5, 0.42), body.deep),
    wheel(1.25, near * 1.06),
    wheel(-1.25, near * 1.06),
  ])
}
