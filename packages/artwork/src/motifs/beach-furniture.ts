import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import { createStance, type Spot } from '../engine/solid.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface ParasolOptions {
  /** The sand at its pole. */
  at: Point
  /** Its height. */
  size: number
  colours?: readonly [Colour, Colour]
  /** Degrees its pole leans; positive is to the right. */
  tilt?: number
  depth?: number
}

/** A parasol of eight panels in two colours, lit from one side. */
export function parasol(
  canvas: Canvas,
  { at, size, colours = [inks.coral, inks.shell], tilt = 8, depth = 0 }: ParasolOptions,
): string {
  const half = size * 0.52
  const lit = canvas.side(at[0])
  const panels = steps(7)
    .slice(0, -1)
    .map((t, index) => {
      const next = t + 1 / 6
      const edge = (u: number): Point => [
        mixNumbers(-half, half, u),
        -size * 0.72 + Math.sin(u * Math.PI) * size * 0.07,
      ]
      const [a, b] = [edge(t), edge(next)]
      const tones = canvas.tones(colours[index % 2] ?? inks.coral, depth)
      const towards = (next - 0.5) * lit
      const paint = towards > 0.2 ? tones.light : towards > -0.12 ? tones.base : tones.shade
      const shoulder = (u: number) =>
        `${mixNumbers(-half * 0.62, half * 0.62, u).toFixed(1)} ${(-size * 0.98).toFixed(1)}`
      const scallop = `Q${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2 - size * 0.045).toFixed(1)} ${a[0].toFixed(1)} ${a[1].toFixed(1)}`
      return fill(
        `M0 ${-size}Q${shoulder(next)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}${scallop}Q${shoulder(t)} 0 ${-size}Z`,
        paint,
      )
    })
  const pole = canvas.tones(inks.teak, depth)
  return group(
    [
      line(`M0 0V${-size * 0.8}`, pole.shade, { width: size * 0.026 }),
      ...panels,
      line(`M0 ${-size}v${-size * 0.05}`, pole.base, { width: size * 0.022 }),
    ],
    { at, rotate: tilt },
  )
}

export interface LoungerOptions {
  at: Point
  /** Pixels of one metre. */
  metre: number
  /** 0: its foot points right. */
  heading?: number
  pitch?: number
  colour?: Colour
  wood?: Colour
  depth?: number
}

/** A sun lounger with its back raised. */
export function lounger(
  canvas: Canvas,
  { at, metre, heading = 0, pitch = 16, colour = inks.shell, wood = inks.teak, depth = 0 }: LoungerOptions,
): string {
  const stance = createStance({ at, metre, heading, pitch })
  const [cloth, frame] = [canvas.tones(colour, depth), canvas.tones(wood, depth)]
  const slab = (spots: readonly Spot[], paint: Colour) => fill(polygon(spots.map(stance.project)), paint)
  const near = stance.nearSide * 0.32
  const legs = [-0.72, 0.8].flatMap((ahead) =>
    [-0.28, 0.28].map(
      (right) =>
        `M${stance.project([ahead, 0, right]).join(' ')}L${stance.project([ahead, 0.3, right]).join(' ')}`,
    ),
  )
  return group([
    line(legs.join(''), frame.shade, { width: metre * 0.06 }),
    slab(
      [
        [-0.95, 0.3, near],
        [0.95, 0.3, near],
        [0.95, 0.24, near],
        [-0.95, 0.24, near],
      ],
      frame.base,
    ),
    slab(
      [
        [-0.3, 0.4, -0.32],
        [0.95, 0.4, -0.32],
        [0.95, 0.4, 0.32],
        [-0.3, 0.4, 0.32],
      ],
      cloth.light,
    ),
    slab(
      [
        [-0.3, 0.4, near],
        [0.95, 0.4, near],
        [0.95, 0.3, near],
        [-0.3, 0.3, near],
      ],
      cloth.shade,
    ),
    slab(
      [
        [-0.3, 0.4, -0.32],
        [-0.95, 0.86, -0.32],
        [-0.95, 0.86, 0.32],
        [-0.3, 0.4, 0.32],
      ],
      cloth.base,
    ),
    slab(
      [
        [-0.3, 0.4, near],
        [-0.95, 0.86, near],
        [-0.95, 0.76, near],
        [-0.3, 0.3, near],
      ],
      cloth.shade,
    ),
    slab(
      [
        [-0.9, 0.88, -0.24],
        [-0.72, 0.74, -0.24],
        [-0.72, 0.74, 0.24],
        [-0.9, 0.88, 0.24],
      ],
      canvas.tones(inks.coral, depth).base,
    ),
  ])
}
