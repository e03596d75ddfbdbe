import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { mixNumbers, onArc, type Point, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, ellipse, leaf, polygon, shapeOfEdges } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'
import { figure } from './figure.ts'
import type { PostureName } from './figure-postures.ts'

export interface CruiseBoatOptions extends Placement {
  hull?: Colour
  stripe?: Colour
  /** Bulbs strung from the bow over the mast to the stern. */
  lights?: boolean
  /** Those on the upper deck. */
  party?: readonly PostureName[]
  /** Length of the light it lays on the water, in page units. */
  reflection?: number
}

/** A bulb with its halo. */
const bulb = (canvas: Canvas, at: Point, size: number) =>
  fill(ellipse(at, size * 2.4), canvas.palette.lamp, 0.22) + fill(ellipse(at, size), canvas.palette.lamp)

function garland(canvas: Canvas, from: Point, to: Point, sag: number, count: number, size: number): string {
  const pull: Point = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + sag]
  const wire = `M${from.join(' ')}Q${pull.join(' ')} ${to.join(' ')}`
  return (
    line(wire, canvas.palette.ink, { width: 0.3 }) +
    steps(count)
      .map((t) => bulb(canvas, onArc(from, pull, to, t), size))
      .join('')
  )
}

function lamplight(canvas: Canvas, reflection: number, unit: number, key: string): string {
  const random = canvas.random(key)
  const columns = steps(13).map((t) => mixNumbers(-82, 84, t))
  const strokes = columns.flatMap((x) =>
    Array.from({ length: 20 }, (_, index) => {
      const t = (index + random.next() * 0.5) / 20
      const y = mixNumbers(3, reflection / unit, t ** 1.25)
      const reach = mixNumbers(9.5, 3, t) * random.between(0.35, 1)
      const middle = x + random.around(0, 2.4 + 4 * t)
      return leaf([middle - reach, y], [middle + reach, y + 0.2], mixNumbers(0.8, 1.7, t))
    }),
  )
  const foot = reflection / unit
  const stops = [
    { offset: 0, colour: canvas.palette.lamp, opacity: 0.5 },
    { offset: 1, colour: canvas.palette.lamp, opacity: 0 },
  ]
  const pool = fill('M-100 0A100 100 0 0 0 100 0Z', canvas.glow([0, 0], 100, stops))
  const warmth = group([pool], { at: [0, 2], scale: [1, foot / 100] })
  const dark = leaf([-104, 2], [104, 2], 1, 9)
  return (
    warmth +
    fill(dark, mix(canvas.palette.sea[2], canvas.palette.ink, 0.5), 0.6) +
    fill(strokes.join(''), canvas.palette.lamp, 0.72)
  )
}

/** A two-decked river boat; `size` is its length. Its windows are lit when the hour is dim. */
export function cruiseBoat(canvas: Canvas, options: CruiseBoatOptions): string {
  const {
    at,
    size,
    depth = 0,
    hull = inks.shell,
    stripe = inks.coral,
    lights = true,
    reflection = 0,
  } = options
  const { party = ['dancing', 'standing', 'waving', 'facing', 'cheering', 'standing', 'dancing'] } = options
  const unit = size / 200
  const paint = canvas.tones(hull, depth)
  const band = canvas.tones(stripe, depth)
  const deck = canvas.tones(inks.teak, depth)
  const dim = canvas.palette.dimness > 0.15
  const glass = dim ? canvas.palette.lamp : canvas.tones(inks.teal, depth).shade
  const rail = canvas.air(canvas.palette.ink, depth)
  const body = shapeOfEdges(
    points(-96, -17, -40, -15, 40, -17, 104, -30),
    points(104, -30, 92, -8, 84, 2),
    points(84, 2, -88, 2),
    points(-88, 2, -96, -17),
  )
  const belt = shapeOfEdges(
    points(-96, -17, -40, -15, 40, -17, 104, -30),
    points(101, -24, 40, -11.5, -40, -10, -94, -12),
  )
  const windows = steps(16).map((t) => {
    const x = mixNumbers(-80, 64, t)
    return (
      fill(box(x, -33, 6.4, 11), glass) +
      (dim ? fill(box(x, -26, 6.4, 4), canvas.tones(inks.coral, depth).shade, 0.55) : '')
    )
  })
  const posts = steps(9).map((t) => fill(box(mixNumbers(-84, 48, t), -62, 1.3, 24), paint.shade))
  const revellers = party.map((posture, index) =>
    figure(canvas, {
      at: [mixNumbers(-72, 40, index / Math.max(1, party.length - 1)), -39],
      size: 15.4,
      posture,
      silhouette: dim,
      facing: index % 2 === 0 ? 'right' : 'left',
      outfit: { top: index % 2 === 0 ? inks.coral : inks.marigold, bottom: inks.azulejo },
    }),
  )
  const glowBehind = dim
    ? fill(
        box(-84, -63, 132, 24),
        canvas.fade(
          [0, -63],
          [0, -39],
          [
            { offset: 0, colour: canvas.palette.lamp, opacity: 0.55 },
            { offset: 1, colour: canvas.palette.lamp, opacity: 0.2 },
          ],
        ),
      )
    : ''
  const railing = line(
    `M-86 -46H49M-86 -43H49${steps(24)
      .map((t) => `M${mixNumbers(-86, 49, t).toFixed(1)} -46V-39`)
      .join('')}`,
    rail,
    { width: 0.55 },
  )
  const bowRail = line('M74 -28L101 -37M82 -25V-30.6M91 -27V-33.6M100 -29V-36.6', rail, { width: 0.55 })
  const wheelhouse = group([
    fill(polygon(points(50, -39, 70, -39, 66, -55, 50, -55)), paint.base),
    fill(polygon(points(53, -43, 67, -43, 64.6, -52, 53, -52)), glass),
    fill(polygon(points(48, -55, 69, -55, 67, -57.5, 48, -57.5)), paint.light),
  ])
  const portholes = steps(9).map((t) =>
    fill(ellipse([mixNumbers(-70, 66, t), -6.6], 1.5), dim ? canvas.palette.lamp : rail),
  )
  const strings = lights
    ? group([
        garland(canvas, [103, -32], [6, -94], 8, 16, 0.95),
        garland(canvas, [6, -94], [-95, -40], 6, 18, 0.95),
        garland(canvas, [-86, -61], [50, -61], 2, 24, 0.8),
      ])
    : ''
  return group(
    [
      reflection > 0 ? lamplight(canvas, reflection, unit, `cruise-boat/${at.join()}`) : '',
      glowBehind,
      ...posts,
      ...revellers,
      fill(polygon(points(-88, -39, 75, -39, 74, -34, -88, -34)), deck.base),
      fill(polygon(points(-86, -36, 72, -36, 78, -14, -86, -14)), paint.base),
      fill(polygon(points(-86, -36, 72, -36, 73, -33, -86, -33)), paint.shade),
      ...windows,
      wheelhouse,
      fill(
        shapeOfEdges(
          points(-90, -63, -20, -67, 48, -63),
          points(48, -63, 46, -59),
          points(-88, -59, -90, -63),
        ),
        band.base,
      ),
      fill(box(4.6, -95, 2.6, 32), deck.shade),
      fill(polygon(points(7, -94, 7, -84, 22, -89)), band.light),
      railing,
      fill(body, paint.base),
      fill(
        shapeOfEdges(points(-92, -7, -20, -4, 92, -8), points(92, -8, 84, 2), points(84, 2, -88, 2)),
        band.shade,
      ),
      fill(belt, band.base),
      ...portholes,
      bowRail,
      strings,
      fill(leaf([-100, 3], [104, 3], 1.2, 2.4), canvas.palette.foam, 0.45),
    ],
    { at, scale: [unit * mirrored(options), unit] },
  )
}
