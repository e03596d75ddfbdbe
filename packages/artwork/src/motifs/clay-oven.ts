import type { Canvas } from '../engine/canvas.ts'
import type { Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, leaf } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

/** A clay oven: a white-washed dome on a block, its mouth glowing. */
export function clayOven(canvas: Canvas, { at: [x, y], size }: { at: Point; size: number }): string {
  const [clay, stone] = [canvas.tones(inks.laterite), canvas.tones(inks.stone)]
  const lit = canvas.side(x)
  const dome = `M${x - size * 0.5} ${y - size * 0.42}C${x - size * 0.5} ${y - size * 1.06} ${x + size * 0.5} ${y - size * 1.06} ${x + size * 0.5} ${y - size * 0.42}Z`
  const mouth = `M${x - size * 0.17} ${y - size * 0.42}v${-size * 0.16}a${size * 0.17} ${size * 0.17} 0 0 1 ${size * 0.34} 0v${size * 0.16}Z`
  const glowAt: Point = [x, y - size * 0.46]
  return group([
    fill(ellipse([x - lit * size * 0.1, y], size * 0.62, size * 0.07), canvas.palette.shadow, 0.3),
    fill(`M${x - size * 0.56} ${y - size * 0.44}h${size * 1.12}V${y}h${-size * 1.12}Z`, stone.base),
    fill(`M${x} ${y - size * 0.44}H${x - lit * size * 0.56}V${y}H${x}Z`, stone.shade),
    fill(`M${x - size * 0.2} ${y}v${-size * 0.24}h${size * 0.4}V${y}Z`, stone.deep),
    fill(`M${x + size * 0.18} ${y - size * 0.8}h${size * 0.16}v${-size * 0.5}h${-size * 0.16}Z`, clay.shade),
    fill(dome, clay.base),
    group(
      [
        fill(ellipse([x - lit * size * 0.34, y - size * 0.5], size * 0.5, size * 0.6), clay.shade),
        fill(ellipse([x + lit * size * 0.24, y - size * 0.82], size * 0.2, size * 0.1), clay.light, 0.8),
      ],
      { clip: canvas.clip(dome) },
    ),
    fill(
      `M${x - size * 0.24} ${y - size * 0.42}v${-size * 0.17}a${size * 0.24} ${size * 0.24} 0 0 1 ${size * 0.48} 0v${size * 0.17}Z`,
      clay.light,
    ),
    fill(mouth, canvas.palette.ink),
    group(
      [
        fill(
          ellipse(glowAt, size * 0.24),
          canvas.glow(glowAt, size * 0.24, [
            { offset: 0, colour: inks.marigold },
            { offset: 0.5, colour: inks.coral },
            { offset: 1, colour: inks.coral, opacity: 0 },
          ]),
        ),
        fill(leaf([x, y - size * 0.42], [x - size * 0.02, y - size * 0.62], size * 0.08), inks.marigold),
      ],
      { clip: canvas.clip(mouth) },
    ),
    fill(
      ellipse(glowAt, size * 0.8),
      canvas.glow(glowAt, size * 0.8, [
        { offset: 0, colour: inks.marigold, opacity: 0.32 },
        { offset: 1, colour: inks.marigold, opacity: 0 },
      ]),
    ),
  ])
}
