import type { Canvas } from '../engine/canvas.ts'
import { inks } from '../engine/inks.ts'
import { box, ellipse, polygon } from '../engine/path.ts'
import type { Placement } from '../engine/placement.ts'
import { round } from '../engine/round.ts'
import { fill, group, line } from '../engine/svg.ts'

/** The old lighthouse of Aguada: a squat white tower in stages with a lantern; `size` is its height. */
export function lighthouse(canvas: Canvas, { at, size, depth = 0 }: Placement): string {
  const white = canvas.tones(inks.shell, depth)
  const roof = canvas.tones(inks.laterite, depth)
  const dark = canvas.air(canvas.palette.ink, depth * 0.8)
  const [x, y] = at
  const stage = (low: number, high: number, foot: number, head: number) =>
    round(canvas, {
      at: [x, y - size * low],
      height: size * (high - low),
      foot: size * foot,
      head: size * head,
      tones: white,
      flatten: 0.14,
    })
  const ledge = (level: number, half: number) =>
    round(canvas, {
      at: [x, y - size * level],
      height: size * 0.028,
      foot: size * half,
      head: size * half,
      tones: roof,
      flatten: 0.14,
    })
  const slit = (level: number, offset: number) =>
    fill(box(x + size * offset - size * 0.016, y - size * level, size * 0.032, size * 0.075), dark)
  const lanternTop = y - size * 0.88
  return group([
    stage(0, 0.34, 0.215, 0.19),
    ledge(0.33, 0.2),
    stage(0.355, 0.6, 0.17, 0.155),
    ledge(0.595, 0.165),
    stage(0.62, 0.72, 0.12, 0.115),
    ledge(0.715, 0.15),
    line(
      `${Array.from(
        { length: 9 },
        (_, index) => `M${x - size * 0.145 + size * 0.036 * index} ${y - size * 0.742}v${-size * 0.05}`,
      ).join('')}M${x - size * 0.15} ${y - size * 0.79}h${size * 0.3}`,
      dark,
      { width: size * 0.007 },
    ),
    fill(box(x - size * 0.075, lanternTop, size * 0.15, size * 0.14), canvas.palette.lamp),
    line(
      `M${x - size * 0.035} ${lanternTop}v${size * 0.14}M${x + size * 0.035} ${lanternTop}v${size * 0.14}`,
      dark,
      { width: size * 0.009 },
    ),
    fill(
      polygon([
        [x - size * 0.1, lanternTop],
        [x + size * 0.1, lanternTop],
        [x + size * 0.02, lanternTop - size * 0.085],
        [x - size * 0.02, lanternTop - size * 0.085],
      ]),
      roof.shade,
    ),
    fill(
      polygon([
        [x - size * 0.1, lanternTop],
        [x, lanternTop],
        [x, lanternTop - size * 0.085],
        [x - size * 0.02, lanternTop - size * 0.085],
      ]),
      canvas.side(x) === -1 ? roof.base : roof.deep,
    ),
    fill(ellipse([x, lanternTop - size * 0.1], size * 0.018), roof.base),
    slit(0.22, -0.03),
    slit(0.5, 0.04),
    fill(box(x - size * 0.035, y - size * 0.12, size * 0.07, size * 0.12), dark),
  ])
}
