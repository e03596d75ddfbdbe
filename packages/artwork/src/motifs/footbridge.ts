import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { curve, ellipse, polygon } from '../engine/path.ts'
import type { View } from '../engine/perspective.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Ground } from '../engine/wall.ts'

export interface FootbridgeOptions {
  view: View
  from: Ground
  to: Ground
  width?: number
  /** How high its back rises over its ends. */
  rise?: number
  wood?: Colour
  rail?: Colour
  lanterns?: boolean
}

/** A bowed plank bridge with railings, over a narrow water. */
export function footbridge(
  canvas: Canvas,
  {
    view,
    from,
    to,
    width = 1.3,
    rise = 0.55,
    wood = inks.teak,
    rail = inks.shell,
    lanterns = false,
  }: FootbridgeOptions,
): string {
  const [planks, posts] = [canvas.tones(wood), canvas.tones(rail)]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const aside: Ground = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  const place = (t: number, side: number, up = 0): Point =>
    view.project([
      mixNumbers(from[0], to[0], t) + (aside[0] * side * width) / 2,
      rise * Math.sin(Math.PI * t) + up,
      mixNumbers(from[1], to[1], t) + (aside[1] * side * width) / 2,
    ])
  const nearSide = place(0.5, 1)[1] > place(0.5, -1)[1] ? 1 : -1
  const ts = steps(15)
  const metre = Math.abs(place(0.5, 0)[1] - place(0.5, 0, 1)[1])
  const deck = polygon([...ts.map((t) => place(t, 1)), ...[...ts].reverse().map((t) => place(t, -1))])
  const seams = steps(Math.round(length / 0.22)).map(
    (t) => `M${place(t, 1).join(' ')}L${place(t, -1).join(' ')}`,
  )
  const edge = polygon([
    ...ts.map((t) => place(t, nearSide)),
    ...[...ts].reverse().map((t) => place(t, nearSide, -0.24)),
  ])
  const railing = (side: number) =>
    group([
      line(
        steps(Math.round(length / 0.5))
          .map((t) => `M${place(t, side).join(' ')}L${place(t, side, 0.95).join(' ')}`)
          .join(''),
        side === nearSide ? posts.base : posts.shade,
        { width: metre * 0.055 },
      ),
      line(curve(ts.map((t) => place(t, side, 0.52))), side === nearSide ? posts.base : posts.shade, {
        width: metre * 0.045,
      }),
      line(curve(ts.map((t) => place(t, side, 0.98))), side === nearSide ? posts.light : posts.base, {
        width: metre * 0.085,
      }),
      ...(lanterns
        ? [0.02, 0.34, 0.66, 0.98].map((t) => {
            const at = place(t, side, 1.22)
            return (
              fill(
                ellipse(at, metre * 1.1),
                canvas.glow(at, metre * 1.1, [
                  { offset: 0, colour: canvas.palette.lamp, opacity: 0.75 },
                  { offset: 1, colour: canvas.palette.lamp, opacity: 0 },
                ]),
              ) + fill(ellipse(at, metre * 0.12, metre * 0.17), canvas.palette.lamp)
            )
          })
        : []),
    ])
  return group([
    railing(-nearSide),
    fill(deck, planks.light),
    line(seams.join(''), planks.shade, { width: Math.max(1.2, metre * 0.022) }),
    fill(edge, planks.shade),
    railing(nearSide),
  ])
}
