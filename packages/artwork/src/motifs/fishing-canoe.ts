import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { curve, ellipse, polygon, ribbon } from '../engine/path.ts'
import type { Placement } from '../engine/placement.ts'
import { createStance, type Spot, type Stance } from '../engine/solid.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface CanoeOptions extends Omit<Placement, 'facing'> {
  /** 0 points right, 90 comes towards us, 180 points left. */
  heading?: number
  /** Degrees we look down on it. */
  pitch?: number
  hull?: Colour
  band?: Colour
  outrigger?: boolean
  /** A net heaped amidships. */
  net?: boolean
  /** Cut off at the water line. */
  afloat?: boolean
  /** Who sits in it, drawn on the page, behind its near side. */
  crew?: readonly string[]
}

const half = 4.2
const beam = (s: number) => 0.78 * Math.max(0, 1 - Math.abs(s) ** 2.3) ** 0.8
const sheer = (s: number) => 0.8 + 0.24 * s * s + 0.95 * Math.max(0, s) ** 4 + 0.5 * Math.max(0, -s) ** 4
const keel = (s: number) => (sheer(s) - 0.52) * Math.max(0, (Math.abs(s) - 0.6) / 0.4) ** 2

/** A spot of the planking: `s` from stern (-1) to prow (1), `girth` from gunwale (0) to keel (1). */
function plank(s: number, girth: number, side: number): Spot {
  const up = mixNumbers(sheer(s), keel(s), girth)
  const rake = 0.1 * girth * Math.abs(s) ** 5
  return [s * half * (1 - rake), up, side * beam(s) * (1 - girth ** 2.2 * 0.94)]
}

function strake(stance: Stance, side: number, top: number, bottom: number, from = -1, to = 1): string {
  const along = steps(25).map((t) => mixNumbers(from, to, t))
  const upper = along.map((s) => stance.project(plank(s, top, side)))
  const lower = along.map((s) => stance.project(plank(s, bottom, side))).reverse()
  return polygon([...upper, ...lower])
}

const gunwale = (stance: Stance, side: number): Point[] =>
  steps(25).map((t) => stance.project(plank(mixNumbers(-1, 1, t), 0, side)))

function outrigger(stance: Stance, wood: { base: Colour; shade: Colour; light: Colour }): string {
  const reach = stance.nearSide * 2.7
  const log: Spot[] = [-2.4, -1, 0.6, 2.2, 2.9].map((ahead, index) => [
    ahead,
    index === 4 ? 0.42 : 0.14,
    reach,
  ])
  const boom = (ahead: number) => {
    const arch: Spot[] = [
      [ahead, 0.9, stance.nearSide * -0.6],
      [ahead, 1.02, stance.nearSide * 0.8],
      [ahead, 0.86, stance.nearSide * 1.9],
      [ahead, 0.2, reach],
    ]
    return line(curve(arch.map(stance.project)), wood.base, { width: stance.metre * 0.09 })
  }
  const float = ribbon(
    log.map(stance.project),
    (t) => stance.metre * (0.2 - 0.12 * t - 0.1 * Math.max(0, 1 - t * 6)),
  )
  return group([fill(float, wood.shade), boom(-1.2), boom(1.1)])
}

/** A painted fishing canoe with upswept ends; `size` is its length. */
export function fishingCanoe(canvas: Canvas, options: CanoeOptions): string {
  const { at, size, heading = 20, pitch = 14, depth = 0, hull = inks.azulejo, band = inks.marigold } = options
  const { outrigger: hasOutrigger = false, net = false, afloat = false, crew = [] } = options
  const stance = createStance({ at, metre: size / (half * 2), heading, pitch })
  const [paint, trim, wood, lining] = [hull, band, inks.teak, inks.lagoon].map((own) =>
    canvas.tones(own, depth),
  )
  if (!paint || !trim || !wood || !lining) return ''
  const white = canvas.tones(inks.shell, depth)
  const side = stance.nearSide
  const lightOnNear =
    (canvas.side(at[0]) === 1) === stance.project([0, 0, side])[0] > at[0] || Math.abs(heading % 180) < 12
  const [body, edge] = lightOnNear ? [paint.base, trim.base] : [paint.shade, trim.shade]
  const ribs = [-0.62, -0.3, 0.02, 0.34, 0.64].map((s) => {
    const [a, b] = [plank(s, 0.16, -1), plank(s, 0.16, 1)]
    const seat: Spot[] = [a, b, [b[0] + 0.34, b[1], b[2]], [a[0] + 0.34, a[1], a[2]]]
    return fill(polygon(seat.map(stance.project)), wood.light)
  })
  const well = polygon([...gunwale(stance, -side), ...gunwale(stance, side).reverse()])
  const heap = steps(6).map((t, index) => {
    const spot = stance.project([mixNumbers(-1.3, 0.9, t), 0.86 + 0.2 * Math.sin(t * Math.PI), 0])
    return fill(
      ellipse(spot, stance.metre * 0.42, stance.metre * 0.27),
      index % 2 === 0 ? lining.shade : lining.deep,
    )
  })
  // Only from ahead or astern does the far planking show its outer face.
  const endOn = Math.abs(Math.sin((heading * Math.PI) / 180)) > 0.85
  const water = afloat ? 0.66 : 1
  return group([
    fill(strake(stance, -side, 0, water), endOn ? paint.deep : wood.shade),
    endOn ? fill(strake(stance, -side, 0, 0.2), trim.deep) : '',
    fill(well, wood.deep),
    group([fill(strake(stance, -side, 0.02, 0.5), wood.shade), ...ribs, ...(net ? heap : [])], {
      clip: canvas.clip(well),
    }),
    ...crew,
    fill(strake(stance, side, 0, water), body),
    fill(strake(stance, side, 0.62, water), afloat ? body : canvas.palette.ink, afloat ? 1 : 0.82),
    fill(strake(stance, side, 0, 0.24), edge),
    fill(strake(stance, side, 0.24, 0.32), lightOnNear ? white.light : white.shade),
    fill(strake(stance, side, 0.02, 0.3, 0.8, 1), lightOnNear ? white.light : white.shade),
    line(curve(gunwale(stance, side)), white.light, { width: stance.metre * 0.07 }),
    line(curve(gunwale(stance, -side)), wood.light, { width: stance.metre * 0.05 }),
    hasOutrigger ? outrigger(stance, wood) : '',
  ])
}
