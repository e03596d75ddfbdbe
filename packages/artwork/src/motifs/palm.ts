import type { Canvas } from '../engine/canvas.ts'
import { add, mixNumbers, normal, type Point, pointOnCurve, scale, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import type { Tones } from '../engine/palette.ts'
import { curve, ellipse, ribbon } from '../engine/path.ts'
import { mirrored, type Placement, seedKey } from '../engine/placement.ts'
import type { Random } from '../engine/random.ts'
import { fill, group, line } from '../engine/svg.ts'
import { palmShadow } from './cast-shadow.ts'
import { frond } from './palm-frond.ts'

export interface PalmOptions extends Placement {
  /** How far the crown stands off the foot, as a share of the height; `facing` says to which side. */
  lean?: number
  /** Length of the leaves as a share of the height. */
  crown?: number
  fronds?: number
  /** A shape against the light has two tones instead of four. */
  silhouette?: boolean
  coconuts?: boolean
}

function trunkLine({ at, size, lean = 0.16 }: PalmOptions, side: number): Point[] {
  const reach = lean * size * side
  return [
    at,
    add(at, [reach * 0.42, -size * 0.26]),
    add(at, [reach * 0.8, -size * 0.58]),
    add(at, [reach * 0.98, -size * 0.84]),
    add(at, [reach, -size]),
  ]
}

function trunk(
  canvas: Canvas,
  spine: readonly Point[],
  size: number,
  bark: Tones,
  silhouette: boolean,
): string {
  const girth = (t: number) => size * (0.026 + 0.006 * (1 - t) + 0.024 * Math.max(0, 1 - t * 9) ** 2)
  const body = ribbon(spine, girth, 22)
  if (silhouette) return fill(body, bark.deep)
  const lit = canvas.side(spine[2]?.[0] ?? 0)
  const edge = (side: number, share: number): Point[] =>
    steps(9).map((t) => {
      const here = pointOnCurve(spine, t)
      const aside = normal(pointOnCurve(spine, t - 0.01), pointOnCurve(spine, t + 0.01))
      return add(here, scale(aside, girth(t) * 0.5 * share * side))
    })
  const rings = steps(Math.round(size / 22)).map((t) => {
    const here = pointOnCurve(spine, mixNumbers(0.02, 0.97, t))
    const half = girth(t) * 0.5
    const aside = normal(pointOnCurve(spine, t - 0.01), pointOnCurve(spine, t + 0.01))
    const [a, b] = [add(here, scale(aside, half)), add(here, scale(aside, -half))]
    return curve([a, add(here, [0, half * 0.55]), b])
  })
  const clip = canvas.clip(body)
  return group(
    [
      fill(body, bark.base),
      line(curve(edge(lit, -0.62)), bark.deep, { width: size * 0.015, cap: 'butt' }),
      line(curve(edge(lit, 0.7)), bark.light, { width: size * 0.008, cap: 'butt' }),
      line(rings.join(''), bark.deep, { width: Math.max(1, size * 0.0025), opacity: 0.5 }),
    ],
    { clip },
  )
}

interface Leaf {
  degrees: number
  droop: number
  length: number
  layer: 'back' | 'middle' | 'front'
}

/** Leaves all around: young ones stand, the grown arch out, the old hang. */
function arrange(random: Random, count: number): Leaf[] {
  const ring = (layer: Leaf['layer'], leaves: number, low: number, high: number): Leaf[] =>
    steps(leaves).map((t) => {
      const degrees = mixNumbers(low, high, t) + random.around(0, 70 / leaves)
      const upright = Math.max(0, Math.cos(((degrees + 90) * Math.PI) / 180))
      return {
        degrees,
        droop: mixNumbers(0.62, 0.1, upright ** 1.4) + random.around(0, 0.09),
        length: mixNumbers(1, 0.84, upright) * random.between(0.88, 1.08),
        layer,
      }
    })
  const old = [48, 132].map((degrees): Leaf => {
    const length = random.between(0.46, 0.6)
    return { degrees: degrees + random.around(0, 14), droop: 0.34, length, layer: 'back' }
  })
  const front = Math.max(4, Math.round(count * 0.45))
  return [
    ...old,
    ...ring('back', count - front, -196, 16),
    ...ring('middle', 2, -168, -14),
    ...ring('front', front, -152, -24),
  ]
}

/** A coconut palm; `size` is its height from the foot to the heart of the crown. */
export function palm(canvas: Canvas, options: PalmOptions): string {
  const { size, depth = 0, crown = 0.46, fronds = 11, silhouette = false, coconuts = true } = options
  const random = canvas.random(seedKey('palm', options))
  const green = canvas.tones(inks.palm, depth)
  const bark = canvas.tones(inks.teak, depth)
  const spine = trunkLine(options, mirrored(options))
  const heart = spine.at(-1) ?? options.at
  const lit = canvas.side(heart[0])
  const length = size * crown
  const leaflets = Math.round(Math.min(44, Math.max(11, length / 7)))
  const paint = (one: Leaf): { fill: string; rib: string } => {
    if (silhouette)
      return one.layer === 'back'
        ? { fill: green.deep, rib: green.deep }
        : { fill: green.shade, rib: green.deep }
    const towardsLight = Math.cos((one.degrees * Math.PI) / 180) * lit > -0.1
    if (one.layer === 'back') return { fill: green.deep, rib: green.shade }
    if (one.layer === 'middle') return { fill: towardsLight ? green.base : green.shade, rib: green.deep }
    return { fill: towardsLight ? green.light : green.base, rib: green.shade }
  }
  const leaves = arrange(random, fronds)
  const layer = (name: Leaf['layer']) =>
    leaves
      .filter((one) => one.layer === name)
      .map((one) => {
        const paths = frond(random, {
          heart,
          degrees: one.degrees,
          length: length * one.length,
          droop: one.droop,
          leaflets,
        })
        const colours = paint(one)
        return fill(paths.blade, colours.fill) + fill(paths.rib, colours.rib)
      })
      .join('')
  const nuts = coconuts
    ? [-0.5, 0.1, 0.62, -0.15].map((offset, index) => {
        const centre = add(heart, [offset * length * 0.12, length * (0.07 + (index % 2) * 0.035)])
        const tones = canvas.tones(inks.grass, depth)
        const shade = silhouette ? green.deep : tones.shade
        return (
          fill(ellipse(centre, length * 0.046, length * 0.054), shade) +
          (silhouette
            ? ''
            : fill(
                ellipse(add(centre, [lit * length * 0.013, -length * 0.012]), length * 0.026, length * 0.032),
                tones.base,
              ))
        )
      })
    : []
  return group([
    layer('back'),
    trunk(canvas, spine, size, bark, silhouette),
    ...nuts,
    layer('middle'),
    layer('front'),
  ])
}

export interface GroveOptions {
  /** Left and right end of the line on which the palms stand. */
  from: Point
  to: Point
  count: number
  size: number
  depth?: number
  seed?: string | number
  silhouette?: boolean
  /** Length of their shadows on sand as a share of their height; none by default. */
  shadow?: number
}

/** A row of palms far enough to be one shape; scattered heights, each with its own lean. */
export function palmGrove(canvas: Canvas, options: GroveOptions): string {
  const { from, to, count, size, depth = 0.3, seed = 0, silhouette = false, shadow = 0 } = options
  const random = canvas.random(`palm-grove/${seed}`)
  const palms = steps(count).map((t, index) => {
    const foot: Point = [
      mixNumbers(from[0], to[0], t) + random.around(0, (Math.abs(to[0] - from[0]) / count) * 0.6),
      mixNumbers(from[1], to[1], t),
    ]
    const height = size * random.between(0.62, 1.08)
    const fallen = shadow > 0 ? palmShadow(canvas, { at: foot, size: height * shadow, opacity: 0.45 }) : ''
    const standing = palm(canvas, {
      at: foot,
      size: height,
      lean: random.between(0.02, 0.2),
      facing: random.chance(0.5) ? 'left' : 'right',
      crown: random.between(0.36, 0.46),
      fronds: 9,
      coconuts: false,
      silhouette,
      depth: depth + random.around(0, 0.04),
      seed: `${seed}-${index}`,
    })
    return { fallen, standing }
  })
  return group([...palms.map(({ fallen }) => fallen), ...palms.map(({ standing }) => standing)])
}
