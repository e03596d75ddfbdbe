import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, polar, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { blob, ellipse, landBelow, ribbon, ridge } from '../engine/path.ts'
import type { Random } from '../engine/random.ts'
import { fill, group, line } from '../engine/svg.ts'

interface Coral {
  at: Point
  size: number
  colour: Colour
  depth: number
}

/** A branching coral, fork upon fork. */
function staghorn(canvas: Canvas, random: Random, { at, size, colour, depth }: Coral): string {
  const tones = canvas.tones(colour, depth)
  const branch = (from: Point, degrees: number, length: number, width: number, level: number): string => {
    const bend = degrees + random.around(0, 16)
    const to = polar(polar(from, degrees, length * 0.55), bend, length * 0.5)
    const own =
      ribbon([from, polar(from, degrees, length * 0.55), to], (t) => width * (1 - 0.3 * t), 6) +
      ellipse(to, width * 0.36)
    if (level === 0) return own
    return (
      own +
      [-27, 24]
        .map((turn) => branch(to, bend + turn + random.around(0, 9), length * 0.72, width * 0.72, level - 1))
        .join('')
    )
  }
  const stems = [-118, -90, -64].map((degrees) => branch(at, degrees, size * 0.36, size * 0.1, 3))
  return (
    fill(stems[0] ?? '', tones.shade) + fill(stems[2] ?? '', tones.base) + fill(stems[1] ?? '', tones.light)
  )
}

/** A sea fan: ribs spread from one stem. */
function fan(canvas: Canvas, random: Random, { at, size, colour, depth }: Coral): string {
  const tones = canvas.tones(colour, depth)
  const heart: Point = [at[0], at[1] - size * 0.5]
  const leafShape = blob(random, heart, size * 0.48, size * 0.46, 0.1, 12)
  const ribs = steps(13).map(
    (t) =>
      `M${at.join(' ')}Q${heart[0] + (t - 0.5) * size * 0.4} ${heart[1]} ${polar(heart, mixNumbers(-200, 20, t), size * 0.44).join(' ')}`,
  )
  return fill(leafShape, tones.base) + line(ribs.join(''), tones.shade, { width: size * 0.016 })
}

/** A round head with furrows. */
function brain(canvas: Canvas, random: Random, { at, size, colour, depth }: Coral): string {
  const tones = canvas.tones(colour, depth)
  const d = blob(random, [at[0], at[1] - size * 0.18], size * 0.5, size * 0.34, 0.07, 12)
  const lit = blob(
    random,
    [at[0] + canvas.side(at[0]) * size * 0.1, at[1] - size * 0.3],
    size * 0.34,
    size * 0.19,
    0.07,
    10,
  )
  const furrows = steps(7).map(
    (t) => `M${at[0] + (t - 0.5) * size * 0.8} ${at[1]}q${size * 0.06} ${-size * 0.16} 0 ${-size * 0.36}`,
  )
  return (
    fill(d, tones.shade) +
    fill(lit, tones.base) +
    group([line(furrows.join(''), tones.deep, { width: size * 0.02, opacity: 0.5 })], {
      clip: canvas.clip(d),
    })
  )
}

/** Tubes that stand together. */
function sponge(canvas: Canvas, random: Random, { at, size, colour, depth }: Coral): string {
  const tones = canvas.tones(colour, depth)
  return group(
    [-0.26, 0.24, 0].map((across) => {
      const height = size * random.between(0.55, 0.9)
      const [x, y]: Point = [at[0] + across * size, at[1] - height]
      return (
        fill(
          ribbon(
            [
              [at[0] + across * size * 0.5, at[1]],
              [x, at[1] - height * 0.5],
              [x, y],
            ],
            (t) => size * (0.16 + 0.08 * t),
            8,
          ),
          tones.base,
        ) + fill(ellipse([x, y], size * 0.12, size * 0.045), tones.deep)
      )
    }),
  )
}

/** A bank of coral between two points; `size` is the height of the largest head. */
export function reef(
  canvas: Canvas,
  {
    from,
    to,
    size,
    count = 12,
    depth = 0,
    rough = 60,
    seed = 0,
  }: {
    from: Point
    to: Point
    size: number
    count?: number
    depth?: number
    rough?: number
    seed?: string | number
  },
): string {
  const random = canvas.random(`reef/${seed}`)
  const floor = canvas.tones(inks.teal, depth)
  const bank = ridge(random, from, to, rough, 4)
  const kinds = [staghorn, fan, brain, sponge, brain] as const
  const colours = [
    inks.coral,
    inks.bougainvillea,
    inks.marigold,
    inks.rose,
    inks.ochre,
    inks.azulejo,
  ] as const
  const heads = steps(count).map((t, index) => {
    const base = bank[Math.round(t * (bank.length - 1))] ?? from
    const draw = kinds[(index + random.integer(0, 1)) % kinds.length] ?? brain
    return draw(canvas, random, {
      at: [base[0] + random.around(0, 20), base[1] + size * 0.12],
      size: size * random.between(0.55, 1),
      colour: random.pick(colours),
      depth,
    })
  })
  return group([
    ...heads,
    fill(
      landBelow(
        bank.map(([x, y]): Point => [x, y + size * 0.08]),
        canvas.height + 10,
      ),
      floor.deep,
    ),
    fill(
      landBelow(
        bank.map(([x, y]): Point => [x, y + size * 0.34]),
        canvas.height + 10,
      ),
      canvas.palette.ink,
      0.4,
    ),
  ])
}
