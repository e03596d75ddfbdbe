import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { closedCurve, ellipse, leaf, shapeOfEdges } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface TableOptions {
  /** The floor under its middle. */
  at: Point
  /** Pixels of one metre there. */
  metre: number
  /** Its diameter in metres. */
  width?: number
  /** Roundness of the top as we look down on it. */
  flatten?: number
  cloth?: Colour
  /** What stands on it. */
  set?: readonly ('fish' | 'wine' | 'lamp' | 'flowers' | 'bread' | 'plates' | 'coconut' | 'crab')[]
}

/** Where something on the table stands: -1 to 1 across, -1 (far) to 1 (near). */
type OnTable = (across: number, near: number) => Point

/** A glass of wine. */
export function wineGlass(
  canvas: Canvas,
  at: Point,
  size: number,
  wine: Colour = inks.bougainvillea,
): string {
  const [x, y] = at
  const glass = canvas.tones(inks.shell).light
  const drink = canvas.tones(wine)
  const bowl = `M${x - size * 0.2} ${y - size}C${x - size * 0.28} ${y - size * 0.5} ${x - size * 0.12} ${y - size * 0.42} ${x} ${y - size * 0.42}C${x + size * 0.12} ${y - size * 0.42} ${x + size * 0.28} ${y - size * 0.5} ${x + size * 0.2} ${y - size}Z`
  const level = `M${x - size * 0.235} ${y - size * 0.74}C${x - size * 0.25} ${y - size * 0.5} ${x - size * 0.12} ${y - size * 0.44} ${x} ${y - size * 0.44}C${x + size * 0.12} ${y - size * 0.44} ${x + size * 0.25} ${y - size * 0.5} ${x + size * 0.235} ${y - size * 0.74}Z`
  return group([
    line(`M${x} ${y - size * 0.42}V${y}`, glass, { width: size * 0.035 }),
    fill(ellipse([x, y], size * 0.17, size * 0.045), glass, 0.9),
    fill(bowl, glass, 0.5),
    fill(level, drink.base),
    line(`M${x + canvas.side(x) * size * 0.13} ${y - size * 0.92}v${size * 0.3}`, glass, {
      width: size * 0.035,
      opacity: 0.9,
    }),
  ])
}

/** A grilled fish on a dish, its lemon beside it. */
export function fishDish(canvas: Canvas, [x, y]: Point, size: number): string {
  const plate = canvas.tones(inks.shell)
  const fish = canvas.tones(inks.laterite)
  const lemon = canvas.tones(inks.marigold)
  return group([
    fill(ellipse([x, y + size * 0.02], size * 0.5, size * 0.15), plate.shade),
    fill(ellipse([x, y], size * 0.5, size * 0.14), plate.light),
    fill(ellipse([x, y], size * 0.38, size * 0.1), plate.base),
    fill(
      closedCurve([
        [x - size * 0.32, y],
        [x - size * 0.1, y - size * 0.085],
        [x + size * 0.16, y - size * 0.03],
        [x + size * 0.36, y - size * 0.08],
        [x + size * 0.33, y + size * 0.05],
        [x + size * 0.16, y + size * 0.01],
        [x - size * 0.1, y + size * 0.06],
      ]),
      fish.base,
    ),
    line(
      steps(4)
        .map((t) => `M${x - size * 0.16 + t * size * 0.24} ${y - size * 0.05}l${size * 0.04} ${size * 0.08}`)
        .join(''),
      fish.deep,
      { width: size * 0.016 },
    ),
    fill(ellipse([x - size * 0.06, y + size * 0.1], size * 0.07, size * 0.03), lemon.light),
    fill(
      leaf([x + size * 0.05, y + size * 0.09], [x + size * 0.28, y + size * 0.08], size * 0.03),
      canvas.tones(inks.leaf).base,
    ),
  ])
}

/** A storm lantern or table lamp with its halo. */
export function tableLamp(canvas: Canvas, [x, y]: Point, size: number): string {
  const brass = canvas.tones(inks.marigold)
  const { lamp } = canvas.palette
  const glass = `M${x - size * 0.2} ${y - size * 0.22}C${x - size * 0.3} ${y - size * 0.6} ${x - size * 0.14} ${y - size * 0.8} ${x - size * 0.12} ${y - size}H${x + size * 0.12}C${x + size * 0.14} ${y - size * 0.8} ${x + size * 0.3} ${y - size * 0.6} ${x + size * 0.2} ${y - size * 0.22}Z`
  return group([
    fill(
      ellipse([x, y - size * 0.5], size * 1.5),
      canvas.glow([x, y - size * 0.5], size * 1.5, [
        { offset: 0, colour: lamp, opacity: 0.5 },
        { offset: 1, colour: lamp, opacity: 0 },
      ]),
    ),
    fill(glass, lamp, 0.55),
    fill(leaf([x, y - size * 0.26], [x, y - size * 0.66], size * 0.09), lamp),
    fill(
      `M${x - size * 0.24} ${y - size * 0.2}h${size * 0.48}l${-size * 0.06} ${size * 0.22}h${-size * 0.36}Z`,
      brass.shade,
    ),
  ])
}

function plates(canvas: Canvas, on: OnTable, size: number): string {
  const china = canvas.tones(inks.shell)
  const rim = canvas.tones(inks.azulejo)
  return group(
    [on(-0.62, 0.1), on(0.62, 0.1)].map(([x, y]) =>
      group([
        fill(ellipse([x, y + 2], size, size * 0.3), china.shade),
        fill(ellipse([x, y], size, size * 0.28), rim.base),
        fill(ellipse([x, y], size * 0.86, size * 0.23), china.light),
      ]),
    ),
  )
}

function flowers(canvas: Canvas, [x, y]: Point, size: number): string {
  const random = canvas.random('table-flowers')
  const vase = canvas.tones(inks.azulejo)
  const bract = canvas.tones(inks.bougainvillea)
  const stems = Array.from({ length: 5 }, (_, i) =>
    leaf([x, y - size * 0.4], [x + (i - 2) * size * 0.16, y - size * random.between(0.7, 0.95)], size * 0.05),
  )
  const blooms = Array.from({ length: 9 }, () =>
    fill(
      ellipse([x + random.around(0, size * 0.3), y - size * random.between(0.66, 1.05)], size * 0.09),
      random.chance(0.5) ? bract.base : bract.light,
    ),
  )
  return group([
    fill(stems.join(''), canvas.tones(inks.leaf).base),
    ...blooms,
    fill(
      closedCurve([
        [x - size * 0.1, y],
        [x - size * 0.16, y - size * 0.22],
        [x - size * 0.07, y - size * 0.44],
        [x + size * 0.07, y - size * 0.44],
        [x + size * 0.16, y - size * 0.22],
        [x + size * 0.1, y],
      ]),
      vase.base,
    ),
  ])
}

/** A round table under a cloth that falls in folds. */
export function roundTable(
  canvas: Canvas,
  {
    at,
    metre,
    width = 1.1,
    flatten = 0.24,
    cloth = inks.shell,
    set = ['plates', 'fish', 'wine', 'lamp'],
  }: TableOptions,
): string {
  const tones = canvas.tones(cloth)
  const [x, y] = at
  const half = (width / 2) * metre
  const top = y - 0.76 * metre
  const lit = canvas.side(x)
  const hem = y - 0.12 * metre
  const drop: Point[] = steps(15).map((t) => {
    const angle = Math.PI * t
    return [
      x - Math.cos(angle) * half * 1.08,
      hem + Math.sin(angle) * half * flatten + (Math.round(t * 14) % 2 === 0 ? 0 : metre * 0.03),
    ]
  })
  const skirt = shapeOfEdges([[x - half, top], [x - half * 1.03, (top + hem) / 2], drop[0] ?? at], drop, [
    drop.at(-1) ?? at,
    [x + half * 1.03, (top + hem) / 2],
    [x + half, top],
  ])
  const folds = steps(7).map((t, index) => {
    const across = mixNumbers(-0.86, 0.86, t)
    const foot = hem + Math.sqrt(1 - across * across) * half * flatten
    return fill(
      leaf(
        [x + across * half * 0.96, top + half * flatten * 0.6],
        [x + across * half * 1.06, foot + metre * 0.02],
        half * 0.045,
      ),
      index * lit > 3 * lit ? tones.light : tones.shade,
      0.6,
    )
  })
  const on: OnTable = (across, near) => [x + across * half * 0.86, top + near * half * flatten * 0.8]
  const things: Record<NonNullable<TableOptions['set']>[number], () => string> = {
    plates: () => plates(canvas, on, metre * 0.13),
    fish: () => fishDish(canvas, on(0, 0.42), metre * 0.42),
    wine: () =>
      wineGlass(canvas, on(-0.34, -0.16), metre * 0.24) + wineGlass(canvas, on(0.36, -0.1), metre * 0.24),
    lamp: () => tableLamp(canvas, on(0.02, -0.5), metre * 0.26),
    flowers: () => flowers(canvas, on(-0.08, -0.5), metre * 0.34),
    bread: () =>
      fill(ellipse(on(0.3, 0.5), metre * 0.07, metre * 0.035), canvas.tones(inks.straw).base) +
      fill(ellipse(on(0.44, 0.44), metre * 0.06, metre * 0.03), canvas.tones(inks.straw).light),
    coconut: () =>
      fill(ellipse(on(0.5, -0.2), metre * 0.075, metre * 0.085), canvas.tones(inks.grass).base) +
      line(
        `M${on(0.5, -0.2)[0]} ${on(0.5, -0.2)[1] - metre * 0.08}l${metre * 0.05} ${-metre * 0.1}`,
        tones.light,
        { width: metre * 0.012 },
      ),
    crab: () => fill(ellipse(on(-0.2, 0.5), metre * 0.09, metre * 0.04), canvas.tones(inks.coral).base),
  }
  return group([
    fill(skirt, tones.base),
    group(
      [
        fill(
          `M${x - lit * half * 1.3} ${top - 20}H${x - lit * half * 0.25}V${y + half}H${x - lit * half * 1.3}Z`,
          tones.shade,
          0.75,
        ),
        ...folds,
      ],
      { clip: canvas.clip(skirt) },
    ),
    fill(ellipse([x, top], half, half * flatten), tones.light),
    ...set.map((name) => things[name]()),
  ])
}
