import { brand } from '../brand.ts'
import type { Canvas } from '../engine/canvas.ts'
import { add, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { lettering } from '../engine/lettering.ts'
import { leaf, polygon } from '../engine/path.ts'
import { onPlane, type Quad } from '../engine/perspective.ts'
import { fill, group, line } from '../engine/svg.ts'
import { azulejo } from './azulejo.ts'

/** The membership card lying before us: a band of tiles, the sun over the sea, a palm, lines for the name. */
export function membershipCard(canvas: Canvas, { quad }: { quad: Quad }): string {
  const spot = onPlane(quad)
  const ink = canvas.tones(inks.teal)
  const gold = canvas.tones(inks.marigold)
  const paper = canvas.tones(inks.shell)
  const round = (u: number, v: number, ru: number, rv: number, from = 0, to = 1) =>
    steps(25).map((t) =>
      spot(
        u + Math.cos((from + (to - from) * t) * Math.PI * 2) * ru,
        v + Math.sin((from + (to - from) * t) * Math.PI * 2) * rv,
      ),
    )
  const corner = (u: number, v: number, turn: number) =>
    steps(6).map((t) =>
      spot(
        u + Math.cos((turn + t / 4) * Math.PI * 2) * 0.045,
        v + Math.sin((turn + t / 4) * Math.PI * 2) * 0.072,
      ),
    )
  const outline = polygon([
    ...corner(0.045, 0.072, 0.5),
    ...corner(0.955, 0.072, 0.75),
    ...corner(0.955, 0.928, 0),
    ...corner(0.045, 0.928, 0.25),
  ])
  const drop: Point = [-canvas.side(quad[0][0]) * 16, 20]
  const shadow = polygon([...quad].map((point) => add(point, drop)))
  const strip = (u1: number, v1: number, u2: number, v2: number) =>
    polygon([spot(u1, v1), spot(u2, v1), spot(u2, v2), spot(u1, v2)])
  const fronds = [-190, -150, -112, -72, -32, 10].map((degrees) => {
    const tip = [
      0.775 + Math.cos((degrees * Math.PI) / 180) * 0.095,
      0.35 + Math.sin((degrees * Math.PI) / 180) * 0.13 + 0.07,
    ] as const
    return leaf(spot(0.775, 0.35), spot(tip[0], tip[1]), Math.abs(quad[0][0] - quad[1][0]) * 0.014)
  })
  const waves = steps(3).map((t) => strip(0.58, 0.66 + t * 0.06, 0.97, 0.672 + t * 0.06))
  return group([
    fill(shadow, canvas.palette.shadow, 0.42),
    fill(outline, ink.shade),
    group(
      [
        azulejo(canvas, {
          place: (across, down) => spot((across / 8) * 0.96 + 0.02, 0.84 + down * 0.16),
          columns: 8,
          rows: 1,
          ground: inks.shell,
          joint: 1,
        }),
        fill(strip(0, 0.815, 1, 0.84), gold.base),
        fill(polygon(round(0.78, 0.44, 0.17, 0.28)), gold.light),
        fill(waves.join(''), paper.base),
        fill(polygon([spot(0.755, 0.68), spot(0.77, 0.35), spot(0.785, 0.35), spot(0.785, 0.68)]), ink.deep),
        fill(fronds.join(''), ink.deep),
        fill(
          lettering(brand, { at: [8, 17], size: 13.5, place: (x, y) => spot(x / 100, y / 63) }),
          paper.light,
        ),
        fill(
          lettering('Membership', { at: [8.2, 24], size: 5.4, place: (x, y) => spot(x / 100, y / 63) }),
          gold.base,
        ),
        fill(strip(0.08, 0.56, 0.5, 0.6), paper.base, 0.85),
        fill(strip(0.08, 0.66, 0.38, 0.695), paper.base, 0.6),
        fill(polygon([spot(0.1, 0), spot(0.34, 0), spot(0.02, 1), spot(-0.2, 1)]), paper.light, 0.1),
      ],
      { clip: canvas.clip(outline) },
    ),
    line(outline, gold.base, { width: 3 }),
  ])
}

/** Sunglasses folded open on a table; `size` is their width. */
export function sunglasses(canvas: Canvas, { at: [x, y], size }: { at: Point; size: number }): string {
  const dark = canvas.palette.ink
  const glass = canvas.tones(inks.timber).deep
  const lens = (side: number) =>
    `M${x + side * size * 0.05} ${y}C${x + side * size * 0.06} ${y + size * 0.2} ${x + side * size * 0.42} ${y + size * 0.22} ${x + side * size * 0.46} ${y}Z`
  return group([
    fill(lens(1) + lens(-1), canvas.palette.shadow, 0.3),
    line(
      `M${x - size * 0.46} ${y}L${x - size * 0.3} ${y - size * 0.26}M${x + size * 0.46} ${y}L${x + size * 0.34} ${y - size * 0.28}`,
      dark,
      { width: size * 0.028 },
    ),
    fill(lens(1) + lens(-1), glass),
    line(
      `${lens(1)}${lens(-1)}M${x - size * 0.05} ${y + size * 0.02}Q${x} ${y - size * 0.05} ${x + size * 0.05} ${y + size * 0.02}`,
      dark,
      { width: size * 0.034 },
    ),
    line(
      [-1, 1]
        .map((side) => `M${x + side * size * 0.16} ${y + size * 0.04}l${size * 0.06} ${size * 0.07}`)
        .join(''),
      canvas.palette.key,
      { width: size * 0.02, opacity: 0.7 },
    ),
  ])
}
