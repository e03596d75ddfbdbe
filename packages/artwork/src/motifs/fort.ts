import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { between, mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import type { Tones } from '../engine/palette.ts'
import { archedBox, box, ellipse, polygon } from '../engine/path.ts'
import { onPlane, type Quad } from '../engine/perspective.ts'
import { onRound, type RoundSetting, round } from '../engine/round.ts'
import { fill, group, line } from '../engine/svg.ts'

/** Here and there a block of the masonry shows. */
function courses(
  canvas: Canvas,
  key: string,
  tones: Tones,
  place: (u: number, v: number) => Point,
  rows: number,
  columns: number,
): string {
  const random = canvas.random(key)
  return group(
    Array.from({ length: Math.round(rows * columns * 0.2) }, () => {
      const row = random.integer(1, rows - 1)
      const u = random.next()
      const v = row / rows
      const [du, dv] = [random.between(0.5, 1) / columns, 0.72 / rows]
      const stone = polygon([
        place(u, v),
        place(Math.min(1, u + du), v),
        place(Math.min(1, u + du), v + dv),
        place(u, v + dv),
      ])
      return fill(stone, random.chance(0.5) ? tones.light : tones.deep, random.between(0.12, 0.26))
    }),
  )
}

export interface BastionOptions {
  /** Middle of its foot. */
  at: Point
  /** Height of the wall. */
  size: number
  /** Half its width at the foot. */
  half: number
  depth?: number
  stone?: Colour
}

/** A round bastion with battered walls, a cordon and gun embrasures. */
export function bastion(
  canvas: Canvas,
  { at, size, half, depth = 0, stone = inks.laterite }: BastionOptions,
): string {
  const tones = canvas.tones(stone, depth)
  const head = half * 0.84
  const body: RoundSetting = { at, height: size, foot: half, head, tones, flatten: 0.16 }
  const cordon: RoundSetting = {
    ...body,
    at: [at[0], at[1] - size * 0.78],
    height: size * 0.045,
    foot: half * 0.9,
    head: half * 0.9,
  }
  const parapet: RoundSetting = {
    ...body,
    at: [at[0], at[1] - size],
    height: size * 0.14,
    foot: head,
    head: head * 0.99,
  }
  const embrasures = [0.1, 0.32, 0.55, 0.78, 0.95].map((around) => {
    const [a, b, c, d] = [
      onRound(parapet, around - 0.035, 1.1),
      onRound(parapet, around + 0.035, 1.1),
      onRound(parapet, around + 0.022, 0.36),
      onRound(parapet, around - 0.022, 0.36),
    ]
    return fill(polygon([a, b, c, d]), tones.deep)
  })
  return group([
    round(canvas, body),
    courses(canvas, `bastion/${at[0]}`, tones, (u, v) => onRound(body, u, 1 - v), 16, 14),
    round(canvas, parapet),
    ...embrasures,
    round(canvas, {
      ...cordon,
      tones: { ...tones, base: tones.light, shade: tones.base, deep: tones.shade },
    }),
  ])
}

/** The little domed turret where the sentry stood; `size` is its height without the finial. */
export function sentryTurret(
  canvas: Canvas,
  { at, size, depth = 0, stone = inks.shell }: { at: Point; size: number; depth?: number; stone?: Colour },
): string {
  const tones = canvas.tones(stone, depth)
  const half = size * 0.27
  const [x, y] = at
  const top = y - size * 0.66
  const dome = `M${x - half * 1.1} ${top}C${x - half * 1.1} ${top - size * 0.3} ${x - half * 0.3} ${top - size * 0.34} ${x} ${top - size * 0.42}C${x + half * 0.3} ${top - size * 0.34} ${x + half * 1.1} ${top - size * 0.3} ${x + half * 1.1} ${top}Z`
  const lit = canvas.side(x)
  return group([
    fill(
      polygon([
        [x - half, y],
        [x + half, y],
        [x + half * 0.2, y + size * 0.42],
        [x - half * 0.2, y + size * 0.42],
      ]),
      tones.deep,
    ),
    round(canvas, { at, height: size * 0.66, foot: half, head: half, tones, flatten: 0.2 }),
    fill(
      archedBox(x - half * 0.16, top + size * 0.2, half * 0.34, size * 0.24),
      canvas.air(canvas.palette.ink, depth),
    ),
    fill(dome, tones.shade),
    group([fill(ellipse([x + lit * half * 0.6, top], half, size * 0.4), tones.light)], {
      clip: canvas.clip(dome),
    }),
    fill(box(x - half * 1.2, top - size * 0.03, half * 2.4, size * 0.06), tones.base),
    fill(ellipse([x, top - size * 0.45], size * 0.035), tones.base),
  ])
}

/** A long wall seen along its face; merlons along its head. */
export function curtainWall(
  canvas: Canvas,
  {
    quad,
    merlons = 9,
    lit = false,
    depth = 0,
    stone = inks.laterite,
  }: { quad: Quad; merlons?: number; lit?: boolean; depth?: number; stone?: Colour },
): string {
  const tones = canvas.tones(stone, depth)
  const place = onPlane(quad)
  const face = lit ? tones.base : tones.shade
  const teeth = steps(merlons).map((t) => {
    const [u, w] = [mixNumbers(0.01, 1 - 0.7 / merlons, t), 0.6 / merlons]
    return fill(polygon([place(u, -0.1), place(u + w, -0.1), place(u + w, 0.01), place(u, 0.01)]), face)
  })
  const cordon = [place(0, 0.13), place(1, 0.13)] as const
  const step = Math.abs(quad[3][1] - quad[0][1]) * 0.018
  return group([
    ...teeth,
    fill(polygon([...quad]), face),
    courses(canvas, `wall/${quad[0][0]}`, tones, place, 18, 26),
    fill(polygon([place(0, 0), place(1, 0), place(1, 0.03), place(0, 0.03)]), tones.light, 0.6),
    line(polygon([cordon[0], between(cordon[0], cordon[1], 1)]), lit ? tones.light : tones.base, {
      width: step * 1.6,
    }),
    line(
      polygon([
        [cordon[0][0], cordon[0][1] + step * 1.5],
        [cordon[1][0], cordon[1][1] + step * 1.5],
      ]),
      tones.deep,
      { width: step },
    ),
  ])
}
