import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { type Point, points, polar, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { closedCurve, ellipse, leaf } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface TidePoolOptions extends Omit<Placement, 'facing'> {
  rock?: Colour
  /** Roundness as we look down on it. */
  flatten?: number
}

/** A pool left in the rock: a lit rim, clear water, the sky in it; `size` is its width. */
export function tidePool(canvas: Canvas, options: TidePoolOptions): string {
  const { at, size, depth = 0, rock = inks.laterite, flatten = 0.3, seed = 0 } = options
  const random = canvas.random(`tide-pool/${seed}/${Math.round(at[0])}`)
  const stone = canvas.tones(rock, depth)
  const { sea, sky, foam } = canvas.palette
  const ring = steps(12)
    .slice(0, -1)
    .map((t) => ({ t, reach: random.between(0.82, 1.12) }))
  const shape = (scale: number, down = 0): string =>
    closedCurve(
      ring.map(
        ({ t, reach }): Point => [
          at[0] + Math.cos(t * Math.PI * 2) * (size / 2) * reach * scale,
          at[1] + Math.sin(t * Math.PI * 2) * (size / 2) * reach * scale * flatten + down,
        ],
      ),
    )
  const rim = Math.min(0.1, 40 / size)
  const water = shape(1)
  const glints = steps(5).map((t) => {
    const y = at[1] + (t - 0.4) * size * flatten * 0.7
    const x = at[0] + random.around(0, size * 0.2)
    return leaf([x - size * 0.13, y], [x + size * 0.13, y], size * 0.008)
  })
  return group([
    fill(shape(1 + rim, -rim * size * 0.12), stone.light),
    fill(shape(1 + rim * 0.6, rim * size * 0.12), stone.deep),
    fill(water, mix(sea[1], inks.lagoon, 0.3)),
    group(
      [
        fill(shape(0.86, size * flatten * 0.24), mix(sea[0], sky[2], 0.5), 0.8),
        fill(shape(0.98, -size * flatten * 0.5), stone.deep, 0.45),
        fill(glints.join(''), foam, 0.8),
      ],
      { clip: canvas.clip(water) },
    ),
  ])
}

/** A starfish lying flat; `size` is its span. */
export function starfish(
  canvas: Canvas,
  {
    at,
    size,
    colour = inks.coral,
    flatten = 0.6,
    turn = 0,
  }: { at: Point; size: number; colour?: Colour; flatten?: number; turn?: number },
): string {
  const tones = canvas.tones(colour)
  const arm = (index: number, paint: Colour, half: number, side: number) => {
    const tip = polar([0, 0], turn + index * 72 - 90, 50)
    return fill(leaf([0, 0], tip, side < 0 ? 0 : half, side > 0 ? 0 : half), paint)
  }
  return group(
    [
      ...steps(5).flatMap((_, index) => [arm(index, tones.light, 17, 1), arm(index, tones.shade, 17, -1)]),
      fill(ellipse([0, 0], 13), tones.base),
      ...steps(5).map((_, index) =>
        fill(ellipse(polar([0, 0], turn + index * 72 - 90, 22), 2.4), tones.light),
      ),
    ],
    { at, scale: [size / 100, (size / 100) * flatten] },
  )
}

/** A crab seen from the front, claws up; `size` is its width. */
export function crab(canvas: Canvas, options: Placement & { colour?: Colour }): string {
  const { at, size, depth = 0, colour = inks.coral } = options
  const shell = canvas.tones(colour, depth)
  const legs = [-1, 1].flatMap((side) =>
    [0, 1, 2].map(
      (index) =>
        `M${side * 22} ${-16 + index * 3}L${side * (40 + index * 3)} ${-22 + index * 8}L${side * (48 - index * 2)} 0`,
    ),
  )
  const claw = (side: number) =>
    line(`M${side * 22} -22L${side * 40} -34`, shell.shade, { width: 5 }) +
    fill(leaf([side * 36, -32], [side * 46, -60], 10), shell.base) +
    fill(leaf([side * 40, -36], [side * 30, -58], 6), shell.light)
  return group(
    [
      line(legs.join(''), shell.shade, { width: 3.4 }),
      claw(-1),
      claw(1),
      line('M-7 -30V-40M7 -30V-40', shell.shade, { width: 2.4 }),
      fill(ellipse([-7, -41], 3) + ellipse([7, -41], 3), canvas.palette.ink),
      fill(
        closedCurve(points(-30, -20, -20, -31, 0, -34, 20, -31, 30, -20, 18, -8, 0, -5, -18, -8)),
        shell.base,
      ),
      fill(closedCurve(points(-22, -22, -10, -30, 6, -30, 16, -25, 0, -22)), shell.light),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100] },
  )
}
