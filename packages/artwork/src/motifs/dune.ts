import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, pointOnCurve, polar, sampleCurve, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, landBelow, leaf } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface DuneOptions {
  /** The crest. */
  along: readonly Point[]
  base: number
  /** Length of a blade of grass at the crest. */
  size: number
  /** Share of the dune that is green, 0–1. */
  green?: number
  /** Of the creeper's flowers. */
  flower?: Colour
  flowers?: number
  depth?: number
  seed?: string | number
}

/** A flower of the beach creeper, an open funnel. */
export function creeperFlower(canvas: Canvas, at: Point, size: number, colour: Colour, depth = 0): string {
  const tones = canvas.tones(colour, depth)
  return (
    fill(ellipse(at, size, size * 0.72), tones.base) +
    fill(ellipse([at[0], at[1] - size * 0.1], size * 0.7, size * 0.46), tones.light) +
    fill(ellipse([at[0], at[1] - size * 0.04], size * 0.26, size * 0.18), tones.shade)
  )
}

/** A dune held by grass and creepers, its lee in shade. */
export function dune(canvas: Canvas, options: DuneOptions): string {
  const {
    along,
    base,
    size,
    green = 0.5,
    flower = inks.bougainvillea,
    flowers = 10,
    depth = 0,
    seed = 0,
  } = options
  const random = canvas.random(`dune/${seed}`)
  const sand = canvas.tones(inks.sand, depth)
  const blade = canvas.tones(inks.grass, depth)
  const leafGreen = canvas.tones(inks.leaf, depth)
  const crest = sampleCurve(along, 30)
  const top = Math.min(...crest.map(([, y]) => y))
  const body = landBelow(crest, base)
  const spot = (): { at: Point; near: number } => {
    const [x, y] = pointOnCurve(along, random.next())
    const near = random.next() ** 1.3 * green
    return { at: [x, mixNumbers(y + size * 0.1, base, near)], near }
  }
  const pads = steps(90).map((_, index) => {
    const { at, near } = spot()
    const reach = size * mixNumbers(0.32, 0.75, near)
    return {
      d: leaf([at[0] - reach, at[1]], [at[0] + reach, at[1]], reach * 0.5, reach * 0.34),
      dark: index % 3 !== 0,
    }
  })
  const runners = steps(9).map(() => {
    const { at } = spot()
    return `M${at.join(' ')}q${size * 1.2} ${size * 0.5} ${size * 2.6} ${random.around(size * 0.3, size * 0.4)}`
  })
  const tufts = steps(34).flatMap(() => {
    const [x, y] = pointOnCurve(along, random.next())
    return steps(6).map((t) => ({
      d: leaf(
        [x + (t - 0.5) * size * 0.3, y + size * 0.12],
        polar([x, y], mixNumbers(-140, -36, t) + random.around(0, 9), size * random.between(0.6, 1.15)),
        size * 0.045,
      ),
      bright: t > 0.5 === canvas.side(x) > 0,
    }))
  })
  const paths = (bright: boolean) =>
    tufts
      .filter((one) => one.bright === bright)
      .map((one) => one.d)
      .join('')
  return group([
    fill(paths(false), leafGreen.shade),
    fill(body, canvas.fade([0, top], [0, base], [sand.light, sand.base])),
    group(
      [
        fill(
          pads
            .filter((one) => one.dark)
            .map((one) => one.d)
            .join(''),
          leafGreen.base,
        ),
        fill(
          pads
            .filter((one) => !one.dark)
            .map((one) => one.d)
            .join(''),
          blade.base,
        ),
        line(runners.join(''), leafGreen.shade, { width: size * 0.05 }),
      ],
      { clip: canvas.clip(body) },
    ),
    fill(paths(true), blade.base),
    ...steps(flowers).map(() => {
      const { at, near } = spot()
      return creeperFlower(canvas, at, size * mixNumbers(0.12, 0.26, near), flower, depth)
    }),
  ])
}
