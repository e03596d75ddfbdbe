import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { archedBox, blob, box, ellipse, landBelow, polygon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

/** The cold hall of a snow park: ribs of its vault, coloured lights, snow on the floor from `floor` down. */
export function snowHall(
  canvas: Canvas,
  {
    floor,
    lamps = [inks.lagoon, inks.bougainvillea, inks.azulejo],
    vanish = 960,
  }: { floor: number; lamps?: readonly Colour[]; vanish?: number },
): string {
  const { palette, width, height } = canvas
  const [top, middle, low] = palette.sky
  const ribs = steps(6).map((t, index) => {
    const half = mixNumbers(1500, 420, t ** 0.6)
    const crown = mixNumbers(-340, floor - 420, t ** 0.6)
    const foot = mixNumbers(height, floor, t ** 0.4)
    const d = archedBox(vanish - half, crown, half * 2, foot - crown, half * 0.62)
    return (
      fill(d, index % 2 === 0 ? middle : top, 0.34) +
      line(d, low, { width: mixNumbers(26, 7, t), opacity: 0.4 })
    )
  })
  const spots = lamps.map((colour, index) => {
    const x = mixNumbers(width * 0.16, width * 0.84, index / Math.max(1, lamps.length - 1))
    const tone = canvas.tones(colour).light
    const from: Point = [x, 30]
    const stops = [
      { offset: 0, colour: tone, opacity: 0.55 },
      { offset: 1, colour: tone, opacity: 0 },
    ]
    const cone = polygon([
      [x - 16, 40],
      [x + 16, 40],
      [x + 330, floor + 160],
      [x - 330, floor + 160],
    ])
    return fill(cone, canvas.glow(from, floor + 120, stops)) + fill(ellipse([x, 44], 24, 12), tone)
  })
  return group([
    fill(box(0, 0, width, height), canvas.fade([0, 0], [0, floor], [top, middle, low])),
    ...ribs,
    ...spots,
  ])
}

/** Drifts of snow from `top` down to the foot of the page. */
export function snowGround(
  canvas: Canvas,
  { top, seed = 0 }: { top: number; seed?: string | number },
): string {
  const random = canvas.random(`snow/${seed}`)
  const snow = canvas.tones(inks.shell)
  const bank = (y: number, swell: number): Point[] =>
    steps(9).map((t): Point => [t * (canvas.width + 80) - 40, y + random.around(0, swell)])
  const marks = steps(18).map((t) =>
    fill(
      blob(
        random,
        [random.between(0, canvas.width), mixNumbers(top + 60, canvas.height, t)],
        mixNumbers(40, 150, t),
        mixNumbers(5, 16, t),
      ),
      snow.shade,
      0.22,
    ),
  )
  return group([
    fill(landBelow(bank(top, 18), canvas.height + 10), snow.base),
    fill(landBelow(bank(top + 110, 26), canvas.height + 10), snow.light),
    ...marks,
  ])
}

/** Flakes in the air. */
export function snowfall(canvas: Canvas, { count = 110 }: { count?: number } = {}): string {
  const random = canvas.random('snowfall')
  return fill(
    Array.from({ length: count }, () =>
      ellipse([random.between(0, canvas.width), random.between(0, canvas.height)], random.between(2, 7)),
    ).join(''),
    canvas.palette.foam,
    0.75,
  )
}
