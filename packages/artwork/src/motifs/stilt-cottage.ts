import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, polygon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { block, createStance, type Spot } from '../engine/solid.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface StiltCottageOptions extends Placement {
  /** Height of its deck over the ground, in metres. */
  stilts?: number
  roof?: Colour
  lit?: boolean
  /** Steps down from the veranda. */
  steps?: boolean
  pitch?: number
  turned?: number
}

/** A timber cottage on stilts with a veranda under a steep thatch; `size` is the width of its deck. */
export function stiltCottage(canvas: Canvas, options: StiltCottageOptions): string {
  const {
    at,
    size,
    depth = 0,
    stilts = 2.2,
    roof = inks.straw,
    lit = canvas.palette.dimness > 0.3,
    steps: withSteps = true,
    pitch = 6,
    turned = 24,
  } = options
  const side = mirrored(options)
  const stance = createStance({ at: [0, 0], metre: size / 6, heading: turned, pitch })
  const metre = size / 6
  const lightSide = canvas.side(at[0]) * side
  const [wood, boards, straw] = [
    canvas.tones(inks.timber, depth),
    canvas.tones(inks.teak, depth),
    canvas.tones(roof, depth),
  ]
  const { lamp, shadow } = canvas.palette
  const p = stance.project
  const stroke = (a: Spot, b: Spot) =>
    `M${p(a)
      .map((v) => v.toFixed(1))
      .join(' ')}L${p(b)
      .map((v) => v.toFixed(1))
      .join(' ')}`
  const shape = (spots: readonly Spot[], paint: Colour, opacity = 1) =>
    fill(polygon(spots.map(p)), paint, opacity)
  const legs = [-1.7, 0, 1.7].flatMap((right) =>
    [-2.8, -0.9, 0.9, 2.8].map((ahead) =>
      line(stroke([ahead, -0.2, right], [ahead, stilts, right]), right > 1 ? wood.base : wood.deep, {
        width: metre * (right > 1 ? 0.16 : 0.13),
      }),
    ),
  )
  const braces = line(
    [
      [-2.8, -0.9],
      [0.9, 2.8],
    ]
      .map(
        ([a = 0, b = 0]) => stroke([a, 0.1, 1.7], [b, stilts, 1.7]) + stroke([b, 0.1, 1.7], [a, stilts, 1.7]),
      )
      .join(''),
    wood.shade,
    { width: metre * 0.08 },
  )
  const deck = block(canvas, stance, { from: [-3, stilts, -2], to: [3, stilts + 0.18, 2], tones: boards })
  const f = stilts + 0.18
  const wallTop = f + 2.3
  const face = (a: number, b: number) =>
    shape(
      [
        [a, f, 0.6],
        [b, f, 0.6],
        [b, wallTop, 0.6],
        [a, wallTop, 0.6],
      ],
      lightSide < 0 ? boards.base : boards.shade,
    )
  const end = shape(
    [
      [2.7, f, 0.6],
      [2.7, f, -1.9],
      [2.7, wallTop, -1.9],
      [2.7, wallTop, 0.6],
    ],
    lightSide > 0 ? boards.base : boards.deep,
  )
  const planks = line(
    [
      ...steps(22).map((t) =>
        stroke([mixNumbers(-2.7, 2.7, t), f, 0.6], [mixNumbers(-2.7, 2.7, t), wallTop, 0.6]),
      ),
      ...steps(9).map((t) =>
        stroke([2.7, f, mixNumbers(0.6, -1.9, t)], [2.7, wallTop, mixNumbers(0.6, -1.9, t)]),
      ),
    ].join(''),
    wood.shade,
    { width: 1.4, opacity: 0.5 },
  )
  const opening = (a: number, b: number, low: number) => {
    const glass = lit ? lamp : wood.deep
    return (
      shape(
        [
          [a - 0.1, low - 0.08, 0.61],
          [b + 0.1, low - 0.08, 0.61],
          [b + 0.1, f + 2.06, 0.61],
          [a - 0.1, f + 2.06, 0.61],
        ],
        wood.shade,
      ) +
      shape(
        [
          [a, low, 0.62],
          [b, low, 0.62],
          [b, f + 1.98, 0.62],
          [a, f + 1.98, 0.62],
        ],
        glass,
      ) +
      line(
        stroke([(a + b) / 2, low, 0.63], [(a + b) / 2, f + 1.98, 0.63]) +
          stroke([a, f + 1.3, 0.63], [b, f + 1.3, 0.63]),
        wood.base,
        { width: metre * 0.05 },
      )
    )
  }
  const veranda = fill(
    polygon(
      [
        [-2.7, wallTop, 0.6],
        [2.7, wallTop, 0.6],
        [2.7, f + 1.7, 0.6],
        [-2.7, f + 1.7, 0.6],
      ].map(([a = 0, b = 0, c = 0]) => p([a, b, c])),
    ),
    shadow,
    lit ? 0.12 : 0.34,
  )
  const posts = [-2.85, -0.95, 0.95, 2.85].map((ahead) =>
    line(stroke([ahead, f, 1.85], [ahead, wallTop + 0.1, 1.85]), wood.base, { width: metre * 0.13 }),
  )
  const gap: readonly [number, number] = withSteps ? [-0.9, 0.9] : [9, 9]
  const railSpan = (a: number, b: number) =>
    line(
      steps(Math.max(3, Math.round((b - a) / 0.24)))
        .map((t) => stroke([mixNumbers(a, b, t), f, 1.9], [mixNumbers(a, b, t), f + 0.8, 1.9]))
        .join(''),
      boards.shade,
      { width: metre * 0.05 },
    ) + line(stroke([a, f + 0.85, 1.9], [b, f + 0.85, 1.9]), boards.light, { width: metre * 0.1 })
  const rails = withSteps ? railSpan(-2.9, gap[0]) + railSpan(gap[1], 2.9) : railSpan(-2.9, 2.9)
  const eaves = wallTop + 0.02
  const top = wallTop + 2.3
  const front: Spot[] = [
    [-3.5, eaves - 0.34, 2.5],
    [3.5, eaves - 0.34, 2.5],
    [2.2, top, 0],
    [-2.2, top, 0],
  ]
  const gable: Spot[] = [
    [3.5, eaves - 0.34, 2.5],
    [3.5, eaves - 0.34, -2.5],
    [2.2, top, 0],
  ]
  const random = canvas.random(`stilt-cottage/${options.seed ?? at.join()}`)
  const strands = Array.from({ length: 130 }, () => {
    const [u, v] = [random.next(), random.next()]
    const spot = (w: number): Point =>
      p([
        mixNumbers(mixNumbers(-3.5, 3.5, u), mixNumbers(-2.2, 2.2, u), w),
        mixNumbers(eaves - 0.34, top, w),
        mixNumbers(2.5, 0, w),
      ])
    const [a, b] = [spot(v), spot(Math.max(-0.03, v - 0.12))]
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  })
  const fringe = steps(60).map(
    (t) =>
      `M${p([mixNumbers(-3.5, 3.5, t), eaves - 0.3, 2.5]).join(' ')}l${random.around(0, 2).toFixed(1)} ${(metre * random.between(0.16, 0.32)).toFixed(1)}`,
  )
  const climb = withSteps
    ? steps(9).map((t) => {
        const [up, out] = [mixNumbers(f - 0.18, 0.1, t), mixNumbers(2, 4.1, t)]
        return (
          shape(
            [
              [-0.7, up, out],
              [0.7, up, out],
              [0.7, up, out + 0.26],
              [-0.7, up, out + 0.26],
            ],
            boards.light,
          ) +
          shape(
            [
              [-0.7, up, out + 0.26],
              [0.7, up, out + 0.26],
              [0.7, up - 0.08, out + 0.26],
              [-0.7, up - 0.08, out + 0.26],
            ],
            boards.shade,
          )
        )
      })
    : []
  const stringers = withSteps
    ? line([-0.74, 0.74].map((a) => stroke([a, f, 2], [a, 0, 4.3])).join(''), wood.base, {
        width: metre * 0.12,
      }) +
      line(
        [-0.74, 0.74]
          .map((a) => stroke([a, f + 0.85, 1.95], [a, 0.9, 4.2]) + stroke([a, 0, 4.2], [a, 0.9, 4.2]))
          .join(''),
        boards.base,
        { width: metre * 0.08 },
      )
    : ''
  const lampAt = p([0.95, f + 1.7, 1.7])
  const halo = lit
    ? fill(
        ellipse(lampAt, metre * 2.6),
        canvas.glow(lampAt, metre * 2.6, [
          { offset: 0, colour: lamp, opacity: 0.6 },
          { offset: 1, colour: lamp, opacity: 0 },
        ]),
      ) + fill(ellipse(lampAt, metre * 0.13, metre * 0.18), lamp)
    : ''
  return group(
    [
      shape(
        [
          [-3, 0, -2],
          [3.2, 0, -2],
          [3.2, 0, 2.2],
          [-3, 0, 2.2],
        ],
        shadow,
        0.24,
      ),
      ...legs,
      braces,
      deck,
      end,
      face(-2.7, 2.7),
      planks,
      opening(-0.5, 0.55, f),
      opening(-2.2, -1.1, f + 0.7),
      opening(1.15, 2.25, f + 0.7),
      veranda,
      ...posts,
      rails,
      stringers,
      ...climb,
      halo,
      shape(gable, lightSide > 0 ? straw.base : straw.deep),
      shape(front, lightSide > 0 ? mix(straw.base, straw.shade, 0.5) : straw.base),
      line(fringe.join(''), straw.shade, { width: metre * 0.07 }),
      line(strands.join(''), straw.deep, { width: 1.6, opacity: 0.5 }),
      line(stroke([-2.3, top + 0.05, 0], [2.3, top + 0.05, 0]), straw.light, { width: metre * 0.2 }),
    ],
    { at, scale: [side, 1] },
  )
}
