import type { Canvas } from '../engine/canvas.ts'
import { mix } from '../engine/colour.ts'
import {
  add,
  mixNumbers,
  normal,
  type Point,
  pointOnCurve,
  scale,
  steps,
  subtract,
} from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { leaf, shapeOfEdges } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface CreekOptions {
  /** Its middle from the far end to the near end. */
  along: readonly Point[]
  /** Width at the far and at the near end. */
  from: number
  to: number
  seed?: string | number
}

/** How much of its width a stream shows when it runs across our view: the ground is foreshortened. */
const flatness = 0.3

/** Both banks of the stream: wide at its mouth, and run on past the near end so that it leaves the page. */
function banksOf(along: readonly Point[], width: (t: number) => number): string {
  const last = along.at(-1) ?? [0, 1200]
  const before = along.at(-2) ?? last
  const course: Point[] = [...along, add(last, scale(subtract(last, before), 0.7))]
  const bank = (side: 1 | -1): Point[] =>
    steps(36).map((t): Point => {
      const [x, y] = pointOnCurve(course, t)
      const [nx, ny] = normal(pointOnCurve(course, t - 0.03), pointOnCurve(course, t + 0.03))
      const [u, v] = [nx, ny * flatness]
      const length = Math.hypot(u, v / flatness) || 1
      const half = (side * width(Math.min(1, t * 1.1))) / 2 / length
      return [x + u * half, y + v * half]
    })
  return shapeOfEdges(bank(1), bank(-1).reverse())
}

/** A shallow stream over sand: wet banks, sky in the water, ripples across. */
export function creek(canvas: Canvas, { along, from, to, seed = 0 }: CreekOptions): string {
  const random = canvas.random(`creek/${seed}`)
  const sand = canvas.tones(inks.sand)
  const { sea, sky, foam } = canvas.palette
  const width = (t: number) =>
    mixNumbers(from, to, t ** 1.2) * (1 + 0.05 * Math.sin(t * 13)) +
    from * 1.3 * Math.max(0, 1 - t / 0.16) ** 2
  const water = banksOf(along, width)
  const low = along.at(-1) ?? [0, 1200]
  const high = along[0] ?? [0, 600]
  const ripples = steps(26).map(() => {
    const t = random.next()
    const half = width(t) * random.between(0.06, 0.22)
    const [x, y] = add(pointOnCurve(along, t), scale([random.around(0, 0.3), 0], width(t)))
    return leaf([x - half, y], [x + half, y + 1], mixNumbers(1, 4, t))
  })
  return group([
    fill(
      banksOf(along, (t) => width(t) * 1.16 + 4),
      sand.shade,
      0.5,
    ),
    fill(
      water,
      canvas.fade([0, high[1]], [0, low[1]], [mix(sea[1], sky[2], 0.2), sea[1], mix(sea[1], sea[2], 0.5)]),
    ),
    group([fill(ripples.join(''), foam, 0.7)], { clip: canvas.clip(water) }),
  ])
}
