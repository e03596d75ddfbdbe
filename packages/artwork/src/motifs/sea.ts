import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { mixNumbers, type Point } from '../engine/geometry.ts'
import { box, leaf } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface SeaOptions {
  horizon: number
  /** The page's y where the water ends. */
  bottom: number
  left?: number
  right?: number
  /** How many wave strokes; 0 is a lagoon. */
  waves?: number
  seed?: string | number
}

/** Water from the horizon to the shore, its waves lens shapes that grow towards us. */
export function sea(
  canvas: Canvas,
  { horizon, bottom, left = 0, right = canvas.width, waves = 60, seed = 0 }: SeaOptions,
): string {
  const { palette } = canvas
  const random = canvas.random(`sea/${seed}`)
  const water = fill(
    box(left, horizon, right - left, bottom - horizon),
    canvas.fade([0, horizon], [0, bottom], [...palette.sea]),
  )
  const line = fill(box(left, horizon, right - left, 3), mix(palette.sea[0], palette.sun, 0.5), 0.8)
  const strokes = Array.from({ length: waves }, (_, index) => {
    const t = ((index + random.next()) / waves) ** 1.9
    const y = mixNumbers(horizon + 6, bottom, t)
    const length = mixNumbers(60, 420, t) * random.between(0.5, 1.3)
    const x = random.between(left - length * 0.4, right - length * 0.6)
    const thick = mixNumbers(1.6, 11, t) * random.between(0.7, 1.3)
    const dark = index % 3 !== 0
    const paint = dark ? mix(palette.sea[2], palette.ink, 0.12) : mix(palette.sea[0], palette.foam, 0.3)
    return fill(
      leaf([x, y], [x + length, y + random.around(0, 2)], thick * 0.55, thick),
      paint,
      dark ? 0.2 + 0.2 * (1 - t) : 0.4,
    )
  })
  return group([
    water,
    line,
    group(strokes, { clip: canvas.clip(box(left, horizon, right - left, bottom - horizon)) }),
  ])
}

export interface GlitterOptions {
  /** The page's x below the light. */
  x: number
  horizon: number
  bottom: number
  /** Half the width of the path at its foot. */
  spread: number
  /** Half its width at the horizon. */
  narrow?: number
  colour?: Colour
  count?: number
  seed?: string | number
  opacity?: number
}

/** The path of light that sun, moon or lamps lay on the water. */
export function glitter(canvas: Canvas, options: GlitterOptions): string {
  const { x, horizon, bottom, spread, narrow = spread * 0.3, count = 46, opacity = 0.85, seed = 0 } = options
  const random = canvas.random(`glitter/${seed}`)
  const colour = options.colour ?? canvas.palette.sun
  const strokes = Array.from({ length: count }, (_, index) => {
    const t = ((index + random.next() * 0.6) / count) ** 1.35
    const y = mixNumbers(horizon + 2, bottom, t)
    const reach = mixNumbers(narrow, spread, t) * random.between(0.25, 1)
    const middle = x + random.around(0, mixNumbers(narrow, spread, t) * 0.4)
    const thick = mixNumbers(2.5, 13, t) * random.between(0.6, 1.2)
    return leaf([middle - reach, y], [middle + reach, y + random.around(0, 1.5)], thick * 0.6)
  })
  return fill(strokes.join(''), colour, opacity)
}

/** Foam along the edge of the water; `shore` runs along the beach. */
export function swash(canvas: Canvas, shore: readonly Point[], width: number, opacity = 1): string {
  const [head, tail] = [shore[0], shore.at(-1)]
  if (!head || !tail) return ''
  const thin = (t: number) => width * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, t * 1.15)))
  const upper = shore.map(([px, py], index): Point => [px, py - thin(index / shore.length)])
  const d = `M${[...upper, ...[...shore].reverse()].map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`
  return fill(d, canvas.palette.foam, opacity)
}
