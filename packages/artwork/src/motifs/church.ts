import type { Canvas } from '../engine/canvas.ts'
import { inks } from '../engine/inks.ts'
import { archedBox, box, ellipse, polygon } from '../engine/path.ts'
import type { Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface ChurchOptions extends Placement {
  /** A village chapel has a bell gable, a parish church two towers. */
  kind?: 'chapel' | 'church'
}

const cross = (x: number, y: number, size: number, paint: string) =>
  fill(box(x - size * 0.09, y - size, size * 0.18, size), paint) +
  fill(box(x - size * 0.3, y - size * 0.78, size * 0.6, size * 0.17), paint)

/** The baroque gable between two volutes, half of it mirrored. */
const gable = (half: number, low: number, high: number): string => {
  const at = (x: number, t: number) => `${x.toFixed(2)} ${(low + (high - low) * t).toFixed(2)}`
  const right = `C${at(half * 1.02, 0.2)} ${at(half * 0.72, 0.16)} ${at(half * 0.62, 0.4)}C${at(half * 0.6, 0.56)} ${at(half * 0.5, 0.62)} ${at(half * 0.36, 0.66)}C${at(half * 0.34, 0.9)} ${at(half * 0.18, 1)} ${at(0, 1)}`
  const left = `C${at(-half * 0.18, 1)} ${at(-half * 0.34, 0.9)} ${at(-half * 0.36, 0.66)}C${at(-half * 0.5, 0.62)} ${at(-half * 0.6, 0.56)} ${at(-half * 0.62, 0.4)}C${at(-half * 0.72, 0.16)} ${at(-half * 1.02, 0.2)} ${at(-half, 0)}`
  return `M${at(half, 0)}${right}${left}Z`
}

/** A whitewashed church, seen from the front; `size` is its height to the foot of the cross. */
export function church(canvas: Canvas, { at, size, depth = 0, kind = 'church' }: ChurchOptions): string {
  const white = canvas.tones(inks.shell, depth)
  const blue = canvas.tones(inks.azulejo, depth)
  const tile = canvas.tones(inks.tile, depth)
  const dark = canvas.air(canvas.palette.ink, depth * 0.7)
  const lit = canvas.side(at[0])
  const half = kind === 'church' ? 26 : 34
  const arch = (x: number, y: number, width: number, height: number, paint: string) =>
    fill(archedBox(x - width / 2 - 1.6, y - height - 1.6, width + 3.2, height + 1.6), white.light) +
    fill(archedBox(x - width / 2, y - height, width, height), paint)
  const pilasters = [-half, -half * 0.42, half * 0.42 - 3, half - 3]
    .map((x) => fill(box(x, -56, 3, 56), white.light))
    .join('')
  const nave = [
    fill(box(-half, -58, half * 2, 58), white.base),
    fill(box(lit > 0 ? -half : half * 0.42, -58, half * 0.58, 58), white.shade, 0.45),
    fill(gable(half, -58, -97), white.base),
    group([fill(box(lit > 0 ? -half : 4, -97, half - 4, 40), white.shade, 0.45)], {
      clip: canvas.clip(gable(half, -58, -97)),
    }),
    fill(box(-half - 2, -60, half * 2 + 4, 3.4), white.light),
    fill(box(-half - 1, -30, half * 2 + 2, 2), white.light),
    pilasters,
    arch(0, 0, 12, 22, dark),
    arch(-half * 0.7, -7, 6, 13, blue.shade),
    arch(half * 0.7, -7, 6, 13, blue.shade),
    arch(0, -36, 7, 14, blue.shade),
    arch(-half * 0.7, -36, 6, 12, blue.shade),
    arch(half * 0.7, -36, 6, 12, blue.shade),
    kind === 'chapel'
      ? arch(0, -74, 9, 14, blue.base) +
        fill(ellipse([0, -79], 3, 3.6), canvas.tones(inks.ochre, depth).shade)
      : fill(ellipse([0, -76], 6), white.light) + fill(ellipse([0, -76], 4.4), blue.shade),
    cross(0, -97, 9, white.light),
  ]
  const tower = (side: number) => {
    const x = side * 36
    const plane = side === lit ? white.base : white.shade
    return [
      fill(box(x - 11, -74, 22, 74), white.base),
      fill(box(lit > 0 ? x - 11 : x + 2, -74, 9, 74), white.shade, 0.55),
      fill(box(x - 12.5, -60, 25, 3), white.light),
      fill(box(x - 12, -31, 24, 2), white.light),
      arch(x, -62.5, 7, 8, dark),
      arch(x, -37, 6, 13, blue.shade),
      arch(x, -8, 6, 13, blue.shade),
      fill(box(x - 13, -76, 26, 3), white.light),
      fill(
        polygon([
          [x - 12, -76],
          [x + 12, -76],
          [x, -93],
        ]),
        tile.base,
      ),
      fill(
        polygon([
          [x + 12 * -lit, -76],
          [x, -76],
          [x, -93],
        ]),
        tile.deep,
      ),
      ...[-12, 12].map((offset) =>
        fill(
          polygon([
            [x + offset - 1.4, -76],
            [x + offset + 1.4, -76],
            [x + offset, -82],
          ]),
          plane,
        ),
      ),
      cross(x, -92, 6, white.light),
    ]
  }
  const steps = line('M-20 -0.5H20M-24 1.6H24', white.shade, { width: 1.4 })
  return group([...(kind === 'church' ? [...tower(-1), ...tower(1)] : []), ...nave, steps], {
    at,
    scale: size / 97,
  })
}
