import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { createFrame, facet, footShade, solidBlock } from '../engine/frame.ts'
import { mixNumbers, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import type { Spot } from '../engine/solid.ts'
import { group, line } from '../engine/svg.ts'
import { cushion } from './cushion.ts'
import type { FurnitureOptions } from './furniture.ts'

export interface SofaOptions extends FurnitureOptions {
  width?: number
  cloth?: Colour
  cushions?: readonly Colour[]
  /** `settee` has a caned back in carved wood, `sofa` is upholstered, `bench` is a low day bed. */
  kind?: 'settee' | 'sofa' | 'bench'
}

/** A seat for two or three; it looks ahead, its back at `at`. */
export function sofa(canvas: Canvas, options: SofaOptions): string {
  const {
    view,
    wood = inks.timber,
    width = 1.8,
    cloth = inks.shell,
    cushions = [inks.coral],
    kind = 'sofa',
  } = options
  const frame = createFrame(view, options)
  const [tones, cover, cane] = [canvas.tones(wood), canvas.tones(cloth), canvas.tones(inks.straw)]
  const half = width / 2
  const farSide = frame.project([0.4, 0, half])[1] < frame.project([0.4, 0, -half])[1] ? 1 : -1
  const towards = frame.project([1, 0, 0])[1] > frame.project([0, 0, 0])[1]
  const leg = (ahead: number, right: number) =>
    solidBlock(canvas, frame, {
      from: [ahead - 0.03, 0, right - 0.03],
      to: [ahead + 0.03, 0.3, right + 0.03],
      tones,
    })
  const arm = (side: number) =>
    kind === 'sofa'
      ? solidBlock(canvas, frame, {
          from: [0, 0.14, side * half - 0.09],
          to: [0.82, 0.6, side * half + 0.09],
          tones: cover,
        })
      : kind === 'settee'
        ? leg(0.72, side * half) +
          solidBlock(canvas, frame, {
            from: [0, 0.6, side * half - 0.05],
            to: [0.78, 0.66, side * half + 0.05],
            tones,
          }) +
          solidBlock(canvas, frame, {
            from: [0.68, 0.3, side * half - 0.035],
            to: [0.75, 0.6, side * half + 0.035],
            tones,
          })
        : ''
  const backPlane = (low: number, high: number, inset: number): Spot[] => [
    [0.09, low, -half + inset],
    [0.02, high, -half + inset],
    [0.02, high, half - inset],
    [0.09, low, half - inset],
  ]
  const weave = steps(15).map((t) => {
    const [a, b] = [
      frame.project([0.09, 0.48, mixNumbers(-half + 0.1, half - 0.1, t)]),
      frame.project([0.02, 0.96, mixNumbers(-half + 0.1, half - 0.1, t)]),
    ]
    return `M${a.join(' ')}L${b.join(' ')}`
  })
  const back =
    kind === 'settee'
      ? solidBlock(canvas, frame, { from: [-0.02, 0.4, -half], to: [0.04, 1.04, half], tones }) +
        facet(frame, backPlane(0.48, 0.96, 0.08), cane.base) +
        line(weave.join(''), cane.shade, { width: 2 })
      : kind === 'sofa'
        ? solidBlock(canvas, frame, { from: [-0.04, 0.14, -half], to: [0.2, 0.88, half], tones: cover })
        : ''
  const seat = [
    solidBlock(canvas, frame, {
      from: [0.02, 0.2, -half + 0.02],
      to: [0.8, 0.32, half - 0.02],
      tones: kind === 'sofa' ? cover : tones,
    }),
    solidBlock(canvas, frame, {
      from: [kind === 'sofa' ? 0.18 : 0.06, 0.32, -half + 0.06],
      to: [0.8, 0.46, half - 0.06],
      tones: cover,
    }),
  ]
  const spots = cushions.map((colour, index) =>
    cushion(canvas, {
      frame,
      at: [
        0.34,
        0.45,
        cushions.length === 1
          ? -farSide * half * 0.5
          : mixNumbers(-half * 0.66, half * 0.66, index / (cushions.length - 1)),
      ],
      width: 0.46,
      height: 0.38,
      lean: 0.14,
      colour,
    }),
  )
  const order = towards
    ? [back, arm(farSide * 1), ...seat, ...(farSide === 1 ? [...spots].reverse() : spots), arm(-farSide)]
    : [arm(farSide), ...seat, ...spots, back, arm(-farSide)]
  return group([
    footShade(canvas, frame, { from: [0, -half], to: [0.8, half] }),
    leg(0.06, farSide * (half - 0.06)),
    leg(0.74, farSide * (half - 0.06)),
    leg(0.06, -farSide * (half - 0.06)),
    leg(0.74, -farSide * (half - 0.06)),
    ...order,
  ])
}
