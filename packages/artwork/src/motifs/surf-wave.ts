import type { Canvas } from '../engine/canvas.ts'
import { mix } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { ellipse, shapeOfEdges } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'

export interface SurfWaveOptions {
  /** Left and right end of its foot. */
  from: Point
  to: Point
  /** Height of its face. */
  size: number
  seed?: string | number
}

/** A wave that breaks towards us: a dark face, a lip of foam that has fallen at its middle. */
export function surfWave(canvas: Canvas, { from, to, size, seed = 0 }: SurfWaveOptions): string {
  const random = canvas.random(`surf-wave/${seed}`)
  const { sea, foam } = canvas.palette
  const place = (t: number, up: number): Point => [
    mixNumbers(from[0], to[0], t),
    mixNumbers(from[1], to[1], t) - up * size,
  ]
  const peak = random.between(0.35, 0.6)
  const swell = (t: number) => Math.max(0, 1 - (Math.abs(t - peak) / Math.max(peak, 1 - peak)) ** 1.6)
  const along = steps(19)
  const crest = along.map((t) => place(t, swell(t)))
  const foot = along.map((t) => place(1 - t, -0.05))
  const step = Math.abs(to[0] - from[0]) / 36
  const lips = steps(37).flatMap((t) => {
    const rise = swell(t)
    const tall = size * (0.05 + 0.14 * rise) * random.between(0.7, 1.2)
    const [x, y] = place(t, rise * 0.94)
    const fallen = Math.max(0, rise - 0.45 + random.around(0, 0.12)) * size * 0.8
    return [
      ellipse([x, y], step * random.between(0.9, 1.3), tall),
      ellipse([x + random.around(0, step * 0.3), y + fallen * 0.55], step * 1.05, tall + fallen * 0.5),
    ]
  })
  const skirt = shapeOfEdges(
    along.map((t) => place(t, 0.02 + 0.1 * swell(t))),
    along.map((t) => place(1 - t, -0.12 - 0.05 * Math.sin(t * 31))),
  )
  return group([
    fill(
      shapeOfEdges(crest, foot),
      canvas.fade([0, from[1] - size], [0, from[1]], [mix(sea[0], foam, 0.15), sea[1], sea[2]]),
    ),
    fill(lips.join(''), foam),
    fill(skirt, foam, 0.9),
  ])
}
