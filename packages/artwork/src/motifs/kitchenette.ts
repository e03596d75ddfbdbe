import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { createFrame, facet, footShade, solidBlock } from '../engine/frame.ts'
import { mixNumbers, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse } from '../engine/path.ts'
import type { Spot } from '../engine/solid.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { FurnitureOptions } from './furniture.ts'

/** A short run of cupboards with two rings, a sink, a small fridge and a shelf of pots; its back is at `at`. */
export function kitchenette(
  canvas: Canvas,
  options: FurnitureOptions & { width?: number; fridge?: Colour; shelf?: boolean },
): string {
  const { view, wood = inks.teal, width = 2.2, fridge = inks.shell, shelf = true } = options
  const frame = createFrame(view, options)
  const [tones, top, steel, ink] = [
    canvas.tones(wood),
    canvas.tones(inks.shell),
    canvas.tones(inks.stone),
    canvas.palette.ink,
  ]
  const half = width / 2
  const m = frame.metre
  const p = (spot: Spot) => frame.project(spot)
  const doors = steps(4)
    .slice(0, -1)
    .map((t) => {
      const [a, b] = [mixNumbers(-half, half - 0.62, t), mixNumbers(-half, half - 0.62, t + 1 / 3)]
      return (
        facet(
          frame,
          [
            [0.605, 0.16, a + 0.03],
            [0.605, 0.16, b - 0.03],
            [0.605, 0.82, b - 0.03],
            [0.605, 0.82, a + 0.03],
          ],
          tones.shade,
          0.5,
        ) +
        line(
          `M${p([0.62, 0.74, a + 0.1]).join(' ')}L${p([0.62, 0.74, b - 0.1]).join(' ')}`,
          canvas.tones(inks.marigold).base,
          { width: m * 0.02 },
        )
      )
    })
  const ring = (right: number) =>
    fill(ellipse(p([0.3, 0.915, right]), m * 0.13, m * 0.045), ink) +
    fill(ellipse(p([0.3, 0.915, right]), m * 0.07, m * 0.024), canvas.tones(inks.coral).base)
  const [px, py] = p([0.3, 0.93, -half + 0.42])
  const pot =
    fill(
      `M${px - m * 0.15} ${py - m * 0.2}h${m * 0.3}v${m * 0.16}q0 ${m * 0.06} ${-m * 0.05} ${m * 0.06}h${-m * 0.2}q${-m * 0.05} 0 ${-m * 0.05} ${-m * 0.06}Z`,
      canvas.tones(inks.coral).base,
    ) +
    fill(ellipse([px, py - m * 0.2], m * 0.16, m * 0.035), canvas.tones(inks.coral).light) +
    fill(ellipse([px, py - m * 0.24], m * 0.03), ink)
  const [tx, ty] = p([0.1, 0.91, half - 0.95])
  const tap =
    line(`M${tx} ${ty}v${-m * 0.3}q${m * 0.09} ${-m * 0.08} ${m * 0.12} ${m * 0.05}`, steel.light, {
      width: m * 0.035,
    }) + fill(ellipse(p([0.3, 0.915, half - 0.95]), m * 0.18, m * 0.05), steel.shade)
  const cold = canvas.tones(fridge)
  const jars = steps(7).map((t, index) => {
    const [x, y] = p([0.12, 1.62, mixNumbers(-half + 0.2, half - 0.3, t)])
    const colour = canvas.tones([inks.coral, inks.marigold, inks.shell, inks.leaf][index % 4] ?? inks.coral)
    const [w, h] = [m * 0.075, m * (0.16 + (index % 3) * 0.05)]
    return (
      fill(`M${x - w} ${y}v${-h}h${w * 2}v${h}Z`, colour.base) +
      fill(`M${x} ${y}v${-h}h${w * canvas.side(x)}v${h}Z`, colour.light)
    )
  })
  return group([
    footShade(canvas, frame, { from: [0, -half], to: [0.6, half] }),
    solidBlock(canvas, frame, { from: [0, 0.06, -half], to: [0.6, 0.86, half - 0.62], tones }),
    solidBlock(canvas, frame, { from: [0, 0.04, half - 0.6], to: [0.6, 0.86, half], tones: cold }),
    line(`M${p([0.62, 0.3, half - 0.52]).join(' ')}L${p([0.62, 0.6, half - 0.52]).join(' ')}`, steel.shade, {
      width: m * 0.025,
    }),
    line(`M${p([0.605, 0.66, half - 0.6]).join(' ')}L${p([0.605, 0.66, half]).join(' ')}`, cold.shade, {
      width: 2,
    }),
    ...doors,
    solidBlock(canvas, frame, { from: [0, 0.86, -half - 0.02], to: [0.63, 0.91, half + 0.02], tones: top }),
    tap,
    ring(-half + 0.8),
    ring(-half + 0.42),
    pot,
    shelf
      ? solidBlock(canvas, frame, {
          from: [0, 1.57, -half],
          to: [0.24, 1.62, half - 0.1],
          tones: canvas.tones(inks.teak),
        }) + jars.join('')
      : '',
  ])
}
