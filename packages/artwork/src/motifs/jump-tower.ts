import type { Canvas } from '../engine/canvas.ts'
import { mixNumbers, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, polygon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'

/** A lattice tower with a jumping platform on its arm; `size` is its height, the arm reaches 0.42 of that. */
export function jumpTower(canvas: Canvas, options: Placement): string {
  const { at, size, depth = 0 } = options
  const steel = canvas.tones(inks.coral, depth)
  const iron = canvas.tones(inks.iron, depth)
  const half = (y: number) => mixNumbers(9, 4, y / 100)
  const levels = steps(13).map((t) => t * 100)
  const rungs = levels
    .slice(0, -1)
    .map((y, index) => {
      const next = levels[index + 1] ?? 100
      const [a, b] = [half(y), half(next)]
      return `M${-a} ${-y}L${b} ${-next}M${a} ${-y}L${-b} ${-next}M${-b} ${-next}H${b}`
    })
    .join('')
  const bays = steps(8).map((t) => t * 42)
  const arm = bays
    .slice(0, -1)
    .map(
      (x, index) =>
        `M${x} -91L${bays[index + 1] ?? 42} -97M${x} -97L${bays[index + 1] ?? 42} -91M${x} -91V-97`,
    )
    .join('')
  return group(
    [
      line(rungs, steel.shade, { width: 0.6 }),
      line(`M-9 0L-4 -100M9 0L4 -100`, steel.base, { width: 1.5 }),
      line(arm, steel.shade, { width: 0.5 }),
      line('M-16 -91H42M-16 -97H42M-16 -97V-91M42 -97V-91', steel.base, { width: 1 }),
      line('M0 -112L42 -97M0 -112L-16 -97M0 -112V-100', iron.base, { width: 0.6 }),
      fill(box(-18, -98, 8, 8), iron.shade),
      fill(polygon(points(34, -91, 46, -91, 46, -89.4, 34, -89.4)), iron.deep),
      line('M34 -91V-96M46 -91V-96M34 -96H46M38 -91V-96', iron.base, { width: 0.4 }),
      fill(polygon(points(-13, 0, 13, 0, 12, -3, -12, -3)), canvas.tones(inks.stone, depth).shade),
    ],
    { at, scale: [(size / 112) * mirrored(options), size / 112] },
  )
}
