import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A halo of lamplight. */
export function lampGlow(canvas: Canvas, at: Point, radius: number, strength = 0.5): string {
  return fill(
    ellipse(at, radius),
    canvas.glow(at, radius, [
      { offset: 0, colour: canvas.palette.lamp, opacity: strength },
      { offset: 0.4, colour: canvas.palette.lamp, opacity: strength * 0.35 },
      { offset: 1, colour: canvas.palette.lamp, opacity: 0 },
    ]),
  )
}

/** A lamp with a cloth shade; `size` is its height, `at` the table or the floor under it. */
export function shadeLamp(
  canvas: Canvas,
  {
    at: [x, y],
    size,
    base = inks.azulejo,
    lit = canvas.palette.dimness > 0.1,
    tall = false,
  }: { at: Point; size: number; base?: Colour; lit?: boolean; tall?: boolean },
): string {
  const [foot, cloth] = [canvas.tones(base), canvas.tones(inks.shell)]
  const shadeHigh = tall ? size * 0.24 : size * 0.44
  const half = tall ? size * 0.15 : size * 0.32
  const low = y - size + shadeHigh
  const shade = `M${x - half * 0.66} ${y - size}H${x + half * 0.66}L${x + half} ${low}H${x - half}Z`
  const lamp = lit ? canvas.palette.lamp : cloth.light
  const body = tall
    ? line(`M${x} ${y}V${low}`, foot.shade, { width: size * 0.02 }) +
      fill(ellipse([x, y], size * 0.09, size * 0.025), foot.shade)
    : fill(
        `M${x - size * 0.05} ${low}C${x - size * 0.05} ${y - size * 0.44} ${x - size * 0.2} ${y - size * 0.36} ${x - size * 0.12} ${y}H${x + size * 0.12}C${x + size * 0.2} ${y - size * 0.36} ${x + size * 0.05} ${y - size * 0.44} ${x + size * 0.05} ${low}Z`,
        foot.base,
      ) +
      fill(
        `M${x} ${low}H${x - canvas.side(x) * size * 0.05}C${x - canvas.side(x) * size * 0.05} ${y - size * 0.44} ${x - canvas.side(x) * size * 0.2} ${y - size * 0.36} ${x - canvas.side(x) * size * 0.12} ${y}H${x}Z`,
        foot.shade,
      )
  return group([
    lit ? lampGlow(canvas, [x, low], size * 1.9, 0.5) : '',
    body,
    fill(shade, lit ? lamp : cloth.base),
    lit
      ? ''
      : fill(
          `M${x} ${y - size}H${x - canvas.side(x) * half * 0.66}L${x - canvas.side(x) * half} ${low}H${x}Z`,
          cloth.shade,
          0.7,
        ),
  ])
}

/** A lamp that hangs from the ceiling: a cane bell or a glass globe. */
export function pendant(
  canvas: Canvas,
  {
    at: [x, y],
    size,
    cord,
    kind = 'cane',
    lit = canvas.palette.dimness > 0.1,
    colour = inks.straw,
  }: {
    at: Point
    size: number
    cord: number
    kind?: 'cane' | 'globe' | 'cone'
    lit?: boolean
    colour?: Colour
  },
): string {
  const tones = canvas.tones(colour)
  const top = y + cord
  const wire = line(`M${x} ${y}V${top}`, canvas.palette.ink, { width: 3 })
  const halo = lit ? lampGlow(canvas, [x, top + size * 0.6], size * 2.4, 0.46) : ''
  if (kind === 'globe')
    return group([
      wire,
      halo,
      fill(ellipse([x, top + size * 0.5], size * 0.5), lit ? canvas.palette.lamp : tones.base),
      fill(ellipse([x + canvas.side(x) * size * 0.14, top + size * 0.36], size * 0.2), tones.light, 0.7),
    ])
  const bell =
    kind === 'cone'
      ? `M${x - size * 0.08} ${top}H${x + size * 0.08}L${x + size * 0.6} ${top + size * 0.6}H${x - size * 0.6}Z`
      : `M${x - size * 0.1} ${top}C${x - size * 0.5} ${top + size * 0.1} ${x - size * 0.56} ${top + size * 0.5} ${x - size * 0.56} ${top + size * 0.72}H${x + size * 0.56}C${x + size * 0.56} ${top + size * 0.5} ${x + size * 0.5} ${top + size * 0.1} ${x + size * 0.1} ${top}Z`
  const ribs = steps(7).map(
    (t) =>
      `M${x + mixNumbers(-size * 0.1, size * 0.1, t)} ${top}L${x + mixNumbers(-size * 0.56, size * 0.56, t)} ${top + size * 0.72}`,
  )
  const bottom = top + size * (kind === 'cone' ? 0.6 : 0.72)
  return group([
    wire,
    halo,
    fill(bell, tones.base),
    group(
      [
        fill(ellipse([x - canvas.side(x) * size * 0.5, top + size * 0.5], size * 0.5), tones.shade),
        kind === 'cane' ? line(ribs.join(''), tones.deep, { width: 2, opacity: 0.5 }) : '',
      ],
      { clip: canvas.clip(bell) },
    ),
    fill(ellipse([x, bottom], size * 0.56, size * 0.08), lit ? canvas.palette.lamp : tones.deep),
  ])
}
