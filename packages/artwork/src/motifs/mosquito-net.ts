import type { Canvas } from '../engine/canvas.ts'
import type { Frame } from '../engine/frame.ts'
import { mixNumbers, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import type { Spot } from '../engine/solid.ts'
import { fill, group, line } from '../engine/svg.ts'

/** Gauze from a ring under the ceiling down to the bed's corners. */
export function mosquitoNet(canvas: Canvas, frame: Frame, half: number, length: number, top: number): string {
  const cloth = canvas.tones(inks.shell)
  const ring = (spots: readonly Spot[]) => polygon(spots.map(frame.project))
  const crown: Spot[] = [
    [length * 0.42, top, -0.22],
    [length * 0.42, top, 0.22],
  ]
  const side = (right: number): Spot[] => [
    [length * 0.3, top, right * 0.3],
    [length * 0.56, top, right * 0.3],
    [length + 0.04, 0.18, right],
    [-0.02, 0.18, right],
  ]
  const drape = (ahead: number): Spot[] => [...crown, [ahead, 0.18, half + 0.08], [ahead, 0.18, -half - 0.08]]
  const folds = steps(9).map((t) => {
    const [a, b] = [
      frame.project([length * 0.42, top, mixNumbers(-0.22, 0.22, t)]),
      frame.project([length + 0.04, 0.2, mixNumbers(-half, half, t)]),
    ]
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${mixNumbers(a[0], b[0], 0.3).toFixed(1)} ${mixNumbers(a[1], b[1], 0.62).toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  })
  return group([
    fill(ring(side(-half - 0.08)), cloth.light, 0.3),
    fill(ring(side(half + 0.08)), cloth.light, 0.3),
    fill(ring(drape(length + 0.04)), cloth.light, 0.2),
    line(folds.join(''), cloth.light, { width: 2.5, opacity: 0.5 }),
    line(
      `M${frame.project([length * 0.42, top, -0.24]).join(' ')}L${frame.project([length * 0.42, top, 0.24]).join(' ')}`,
      canvas.tones(inks.teak).base,
      { width: 7 },
    ),
  ])
}
