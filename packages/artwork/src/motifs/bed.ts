import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { createFrame, type Frame, type FrameSetting, facet, footShade, solidBlock } from '../engine/frame.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import type { View } from '../engine/perspective.ts'
import type { Spot } from '../engine/solid.ts'
import { fill, group, line } from '../engine/svg.ts'
import { cushion } from './cushion.ts'
import { mosquitoNet } from './mosquito-net.ts'

export interface BedOptions extends FrameSetting {
  view: View
  /** `carved` has an arched head of turned wood, `poster` four posts, `platform` is low, `plain` a simple frame. */
  kind?: 'carved' | 'poster' | 'platform' | 'plain' | 'upholstered'
  width?: number
  length?: number
  wood?: Colour
  linen?: Colour
  /** The folded blanket across the foot. */
  throwColour?: Colour
  pillow?: Colour
  net?: boolean
}

/** The carved head: a panel with an arched crest, and a rosette of sun rays. */
function carvedHead(canvas: Canvas, frame: Frame, half: number, tall: number, wood: Colour): string {
  const tones = canvas.tones(wood)
  const crest = (grow: number): Point[] => [
    frame.project([0.04, 0.4, -half * grow]),
    ...steps(15).map((t) => {
      const angle = Math.PI * (1 - t)
      const wave = 0.84 + 0.26 * Math.sin(angle) ** 2 + 0.04 * Math.cos(angle * 6)
      return frame.project([
        0.04,
        tall * wave * (grow < 1 ? 0.93 : 1),
        -half * grow * -Math.cos(Math.PI * (1 - t)) * -1,
      ])
    }),
    frame.project([0.04, 0.4, half * grow]),
  ]
  const rays = steps(13).map((t) => {
    const angle = Math.PI * (1 - t)
    const [a, b] = [
      frame.project([0.05, tall * 0.64 + Math.sin(angle) * 0.09, Math.cos(angle) * 0.1]),
      frame.project([0.05, tall * 0.64 + Math.sin(angle) * 0.3, Math.cos(angle) * half * 0.72]),
    ]
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  })
  return group([
    fill(polygon(crest(1)), tones.shade),
    fill(polygon(crest(0.92)), tones.base),
    line(rays.join(''), tones.deep, { width: frame.metre * 0.022, opacity: 0.7 }),
  ])
}

/** A double bed; it lies from its head at `at` towards its foot. */
export function bed(canvas: Canvas, options: BedOptions): string {
  const {
    view,
    kind = 'plain',
    width = 1.7,
    length = 2.05,
    wood = inks.timber,
    linen = inks.shell,
    throwColour = inks.coral,
    pillow = inks.shell,
    net = false,
  } = options
  const frame = createFrame(view, options)
  const [tones, sheet, cover] = [canvas.tones(wood), canvas.tones(linen), canvas.tones(throwColour)]
  const half = width / 2
  const low = kind === 'platform' ? 0.16 : 0.3
  const top = low + 0.28
  const post = (ahead: number, right: number, up: number, thick = 0.05) =>
    solidBlock(canvas, frame, {
      from: [ahead - thick, 0, right - thick],
      to: [ahead + thick, up, right + thick],
      tones,
    })
  const farSide = frame.project([1, 0, half])[1] < frame.project([1, 0, -half])[1] ? 1 : -1
  const heads: Record<NonNullable<BedOptions['kind']>, () => string> = {
    carved: () => post(0, -half, 1.02) + post(0, half, 1.02) + carvedHead(canvas, frame, half, 1.3, wood),
    poster: () => carvedHead(canvas, frame, half, 1.16, wood),
    platform: () =>
      solidBlock(canvas, frame, { from: [-0.08, 0.1, -half - 0.5], to: [0, 0.86, half + 0.5], tones }),
    plain: () => solidBlock(canvas, frame, { from: [-0.06, 0.2, -half], to: [0, 1, half], tones }),
    upholstered: () =>
      solidBlock(canvas, frame, { from: [-0.1, 0.1, -half - 0.1], to: [0, 1.25, half + 0.1], tones: cover }) +
      steps(7)
        .slice(1, -1)
        .map((t) =>
          line(
            `M${frame.project([0.01, 0.4, mixNumbers(-half - 0.1, half + 0.1, t)]).join(' ')}L${frame.project([0.01, 1.25, mixNumbers(-half - 0.1, half + 0.1, t)]).join(' ')}`,
            cover.deep,
            { width: 2.5, opacity: 0.6 },
          ),
        )
        .join(''),
  }
  const posts = kind === 'poster' ? 2.25 : 0
  const rail = (a: Spot, b: Spot) =>
    solidBlock(canvas, frame, {
      from: [Math.min(a[0], b[0]) - 0.03, 2.2, Math.min(a[2], b[2]) - 0.03],
      to: [Math.max(a[0], b[0]) + 0.03, 2.26, Math.max(a[2], b[2]) + 0.03],
      tones,
    })
  const reach = kind === 'platform' ? 0.16 : 0
  const band = (from: number, to: number) => [
    facet(
      frame,
      [
        [from, top + 0.012, -half - 0.01],
        [to, top + 0.012, -half - 0.01],
        [to, top + 0.012, half + 0.01],
        [from, top + 0.012, half + 0.01],
      ],
      cover.base,
    ),
    facet(
      frame,
      [
        [from, top + 0.012, -farSide * (half + 0.015)],
        [to, top + 0.012, -farSide * (half + 0.015)],
        [to, low + 0.02, -farSide * (half + 0.015)],
        [from, low + 0.02, -farSide * (half + 0.015)],
      ],
      cover.shade,
    ),
    to >= length && frame.project([length, 0, 0])[1] > frame.project([0, 0, 0])[1]
      ? facet(
          frame,
          [
            [length + 0.012, top + 0.012, -half],
            [length + 0.012, top + 0.012, half],
            [length + 0.012, low, half],
            [length + 0.012, low, -half],
          ],
          cover.shade,
        )
      : '',
  ]
  return group([
    footShade(canvas, frame, { from: [0, -half], to: [length, half], reach: 0.4 }),
    heads[kind](),
    posts
      ? post(0, farSide * half, posts, 0.04) +
        post(length, farSide * half, posts, 0.04) +
        rail([0, 0, farSide * half], [length, 0, farSide * half])
      : '',
    solidBlock(canvas, frame, {
      from: [-0.02, kind === 'platform' ? 0.06 : 0.18, -half - reach],
      to: [length + reach, low, half + reach],
      tones,
    }),
    kind === 'platform'
      ? ''
      : post(length, -farSide * half * 0.94, low, 0.04) + post(length, farSide * half * 0.94, low, 0.04),
    solidBlock(canvas, frame, {
      from: [0.02, low, -half + 0.02],
      to: [length, top, half - 0.02],
      tones: sheet,
    }),
    ...band(length * 0.66, length),
    ...[farSide, -farSide].map((side) =>
      cushion(canvas, {
        frame,
        at: [0.34, top - 0.02, side * half * 0.48],
        width: half * 0.86,
        height: 0.42,
        lean: 0.24,
        colour: linen,
      }),
    ),
    ...[farSide, -farSide].map((side) =>
      cushion(canvas, {
        frame,
        at: [0.5, top - 0.02, side * half * 0.3],
        width: half * 0.5,
        height: 0.3,
        lean: 0.16,
        colour: pillow,
      }),
    ),
    posts
      ? rail([0, 0, farSide * half], [0, 0, -farSide * half]) +
        rail([length, 0, farSide * half], [length, 0, -farSide * half]) +
        post(0, -farSide * half, posts, 0.04) +
        rail([0, 0, -farSide * half], [length, 0, -farSide * half]) +
        post(length, -farSide * half, posts, 0.04)
      : '',
    net ? mosquitoNet(canvas, frame, half, length, 2.5) : '',
  ])
}
