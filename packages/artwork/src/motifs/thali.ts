import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { add, type Point, polar, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { blob, closedCurve, ellipse, leaf } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** The shadow of something round seen from above. */
const dropShadow = (canvas: Canvas, at: Point, size: number, offset: number) =>
  fill(ellipse(add(at, [-canvas.side(at[0]) * offset, offset]), size), canvas.palette.shadow, 0.38)

/** A steel bowl from above with what is in it. */
export function katori(canvas: Canvas, at: Point, size: number, food: Colour, seed: string): string {
  const random = canvas.random(`katori/${seed}`)
  const steel = canvas.tones(inks.steel)
  const dish = canvas.tones(food)
  const lit = canvas.side(at[0])
  const bits = Array.from({ length: 9 }, () => {
    const spot = polar(at, random.between(0, 360), size * random.between(0.1, 0.56))
    return fill(
      blob(random, spot, size * random.between(0.06, 0.13), size * random.between(0.04, 0.09)),
      random.chance(0.5) ? dish.light : dish.shade,
    )
  })
  return group([
    dropShadow(canvas, at, size, size * 0.16),
    fill(ellipse(at, size), steel.light),
    fill(ellipse(at, size * 0.9), steel.shade),
    fill(ellipse(add(at, [lit * size * 0.04, size * 0.04]), size * 0.82), dish.base),
    ...bits,
    line(
      `M${polar(at, lit > 0 ? -60 : -120, size * 0.95).join(' ')}A${size * 0.95} ${size * 0.95} 0 0 ${lit > 0 ? 1 : 0} ${polar(at, lit > 0 ? 20 : 160, size * 0.95).join(' ')}`,
      canvas.palette.key,
      { width: size * 0.05 },
    ),
  ])
}

/** A slice of kingfish fried in semolina. */
export function kingfish(canvas: Canvas, at: Point, size: number): string {
  const random = canvas.random('kingfish')
  const crust = canvas.tones(inks.ochre)
  const flesh = canvas.tones(inks.laterite)
  const [x, y] = at
  const ring: Point[] = [
    [0, -0.5],
    [0.36, -0.42],
    [0.5, -0.05],
    [0.34, 0.34],
    [0.06, 0.3],
    [0, 0.14],
    [-0.06, 0.3],
    [-0.34, 0.34],
    [-0.5, -0.05],
    [-0.36, -0.42],
  ].map(([u = 0, v = 0]) => [x + u * size, y + v * size])
  const crumbs = Array.from({ length: 44 }, () =>
    ellipse(
      [x + random.around(0, 0.4) * size, y + random.between(-0.4, 0.26) * size],
      size * random.between(0.008, 0.02),
    ),
  )
  return group([
    fill(
      closedCurve(ring.map((point) => add(point, [-canvas.side(x) * size * 0.07, size * 0.07]))),
      canvas.palette.shadow,
      0.35,
    ),
    fill(closedCurve(ring), flesh.base),
    fill(closedCurve(ring.map(([u, v]): Point => [x + (u - x) * 0.86, y + (v - y) * 0.86])), crust.base),
    fill(crumbs.join(''), crust.light),
    fill(ellipse([x, y - size * 0.12], size * 0.07), flesh.shade),
    line(
      `M${x} ${y - size * 0.05}V${y + size * 0.12}M${x - size * 0.12} ${y - size * 0.12}h${-size * 0.2}M${x + size * 0.12} ${y - size * 0.12}h${size * 0.2}`,
      flesh.base,
      { width: size * 0.03 },
    ),
  ])
}

/** A heap of red-grained rice from above. */
export function riceMound(canvas: Canvas, at: Point, size: number): string {
  const random = canvas.random('rice')
  const rice = canvas.tones(inks.shell)
  const red = canvas.tones(inks.rose)
  const lit = canvas.side(at[0])
  const heap = blob(random, at, size, size * 0.86, 0.08, 12)
  const grains = Array.from({ length: 130 }, (_, index) => {
    const spot = polar(at, random.between(0, 360), size * Math.sqrt(random.next()) * 0.9)
    return fill(
      leaf(spot, polar(spot, random.between(0, 180), size * 0.09), size * 0.014),
      index % 6 === 0 ? red.base : index % 2 === 0 ? rice.light : rice.shade,
    )
  })
  return group([
    fill(
      blob(random, add(at, [-lit * size * 0.1, size * 0.1]), size, size * 0.86, 0.06, 12),
      canvas.palette.shadow,
      0.34,
    ),
    fill(heap, rice.base),
    group(
      [fill(ellipse(add(at, [-lit * size * 0.62, size * 0.56]), size * 0.86), rice.shade, 0.3), ...grains],
      { clip: canvas.clip(heap) },
    ),
  ])
}

/** A glass from above and a little aside, full to the brim. */
export function glassFromAbove(canvas: Canvas, at: Point, size: number, drink: Colour): string {
  const glass = canvas.tones(inks.shell)
  const juice = canvas.tones(drink)
  return group([
    dropShadow(canvas, at, size * 1.02, size * 0.5),
    fill(ellipse(add(at, [-canvas.side(at[0]) * size * 0.2, size * 0.22]), size * 0.84), juice.shade, 0.8),
    fill(ellipse(at, size), glass.light),
    fill(ellipse(at, size * 0.9), juice.base),
    fill(
      ellipse(add(at, [canvas.side(at[0]) * size * 0.26, -size * 0.26]), size * 0.4, size * 0.3),
      juice.light,
    ),
    ...steps(4).map((t) =>
      fill(
        leaf(polar(at, t * 260, size * 0.3), polar(at, t * 260 + 40, size * 0.44), size * 0.06),
        canvas.tones(inks.leaf).base,
      ),
    ),
  ])
}

/** The round steel plate. */
export function steelPlate(canvas: Canvas, at: Point, size: number): string {
  const steel = canvas.tones(inks.steel)
  const lit = canvas.side(at[0])
  const shine = canvas.fade(
    [at[0] + lit * size, at[1] - size],
    [at[0] - lit * size, at[1] + size],
    [steel.light, steel.base, steel.light, steel.shade],
  )
  return group([
    dropShadow(canvas, at, size * 1.01, size * 0.06),
    fill(ellipse(at, size), steel.light),
    fill(ellipse(at, size * 0.975), steel.shade),
    fill(ellipse(at, size * 0.95), shine),
    line(ellipse(at, size * 0.88), steel.shade, { width: 2, opacity: 0.5 }),
  ])
}

/** A banana leaf laid out flat. */
export function bananaLeaf(canvas: Canvas, from: Point, to: Point, half: number): string {
  const green = canvas.tones(inks.leaf)
  const ribs = steps(26).map((t) => {
    const [x, y] = [
      from[0] + (to[0] - from[0]) * (0.04 + t * 0.9),
      from[1] + (to[1] - from[1]) * (0.04 + t * 0.9),
    ]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(half * 0.5).toFixed(0)} ${(-half * 0.72).toFixed(0)}M${x.toFixed(0)} ${y.toFixed(0)}l${(half * 0.5).toFixed(0)} ${(half * 0.72).toFixed(0)}`
  })
  const blade = leaf(from, to, half * 1.9)
  return group([
    fill(leaf(add(from, [-14, 18]), add(to, [-14, 18]), half * 1.9), canvas.palette.shadow, 0.34),
    fill(blade, green.base),
    fill(leaf(from, to, 0, half * 1.9), green.shade, 0.6),
    group([line(ribs.join(''), green.light, { width: 2.5, opacity: 0.5 })], { clip: canvas.clip(blade) }),
    line(`M${from.join(' ')}L${to.join(' ')}`, green.light, { width: 7 }),
  ])
}
