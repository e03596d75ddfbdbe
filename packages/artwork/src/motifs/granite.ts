import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { closedCurve, ellipse, leaf } from '../engine/path.ts'
import type { Random } from '../engine/random.ts'
import { fill, group } from '../engine/svg.ts'

export interface GraniteOptions {
  at: Point
  /** Its width. */
  size: number
  tall?: number
  colour?: Colour
  depth?: number
  foam?: boolean
  seed?: string | number
}

function outline(random: Random, [x, y]: Point, half: number, tall: number): Point[] {
  const lean = random.around(0, 0.22)
  return [
    [x - half, y],
    [x - half * 0.98, y - tall * 0.34],
    [x - half * (0.66 - lean), y - tall * random.between(0.78, 0.92)],
    [x + half * lean, y - tall],
    [x + half * (0.6 + lean), y - tall * random.between(0.74, 0.9)],
    [x + half * 0.98, y - tall * 0.36],
    [x + half, y],
    [x, y + half * 0.08],
  ]
}

/** A boulder worn round by the sea: four planes cut from one outline, a crack, a wet foot. */
export function granite(canvas: Canvas, options: GraniteOptions): string {
  const { at, size, colour = inks.stone, depth = 0, foam = false, seed = 0 } = options
  const random = canvas.random(`granite/${seed}/${Math.round(at[0])},${Math.round(at[1])}`)
  const tones = canvas.tones(colour, depth)
  const tall = options.tall ?? size * random.between(0.5, 0.72)
  const half = size / 2
  const lit = canvas.side(at[0])
  const shape = closedCurve(outline(random, at, half, tall))
  const inner = (dx: number, dy: number, scale: number) =>
    closedCurve(outline(random, [at[0] + dx * half * lit, at[1] + dy * tall], half * scale, tall * scale))
  const [x, y] = at
  const spray = foam
    ? fill(
        ellipse([x, y], half * 1.16, half * 0.12) +
          ellipse([x + half * 0.3, y + half * 0.06], half * 1.1, half * 0.09),
        canvas.palette.foam,
        0.92,
      )
    : ''
  return group([
    spray,
    fill(shape, tones.light),
    group(
      [
        fill(inner(-0.2, 0.2, 1.02), tones.base),
        fill(inner(-0.62, 0.34, 1), tones.shade),
        fill(inner(-1.05, 0.4, 0.9), tones.deep),
        fill(
          leaf([x + half * 0.1 * lit, y - tall * 0.98], [x - half * 0.16 * lit, y - tall * 0.3], half * 0.03),
          tones.deep,
          0.8,
        ),
        fill(leaf([x - half, y - tall * 0.06], [x + half, y - tall * 0.02], tall * 0.1), tones.deep, 0.7),
      ],
      { clip: canvas.clip(shape) },
    ),
  ])
}

/** Boulders heaped along a line, the far ones first. */
export function graniteHeap(
  canvas: Canvas,
  {
    from,
    to,
    size,
    count = 8,
    colour = inks.stone,
    depth = 0,
    foam = true,
    seed = 0,
  }: Omit<GraniteOptions, 'at' | 'tall'> & {
    from: Point
    to: Point
    count?: number
  },
): string {
  const random = canvas.random(`granite-heap/${seed}`)
  return group(
    Array.from({ length: count }, (_, index) => {
      const t = (index + random.next() * 0.7) / count
      const at: Point = [
        mixNumbers(from[0], to[0], t),
        mixNumbers(from[1], to[1], t) + random.around(0, size * 0.1),
      ]
      return { at, width: size * random.between(0.4, 1) }
    })
      .sort((a, b) => a.at[1] - b.at[1])
      .map(({ at, width }, index) =>
        granite(canvas, { at, size: width, colour, depth, foam, seed: `${seed}-${index}` }),
      ),
  )
}
