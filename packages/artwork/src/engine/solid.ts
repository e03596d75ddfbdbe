import type { Canvas } from './canvas.ts'
import { type Point, radians } from './geometry.ts'
import type { Tones } from './palette.ts'
import { polygon } from './path.ts'
import { fill, group } from './svg.ts'

/** Metres in a thing's own space: ahead of it, up, and to its right hand. */
export type Spot = readonly [ahead: number, up: number, right: number]

export interface StanceSetting {
  /** Where the thing's own origin stands on the page. */
  at: Point
  /** Pixels of one metre. */
  metre: number
  /** 0 faces right with its right side to us, 90 comes towards us, 180 faces left. */
  heading?: number
  /** Degrees we look down on it. */
  pitch?: number
}

/** How a boat, a table or a car stands before us; near things seen from afar, so without vanishing. */
export interface Stance {
  project(spot: Spot): Point
  /** Which of its sides we see: 1 its right, -1 its left. */
  nearSide: 1 | -1
  /** True when a face that looks ahead (1) or back (-1) is turned to us. */
  sees(end: 1 | -1): boolean
  metre: number
}

export function createStance({ at, metre, heading = 0, pitch = 12 }: StanceSetting): Stance {
  const [cos, sin] = [Math.cos(radians(heading)), Math.sin(radians(heading))]
  const [flat, steep] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))]
  return {
    project([ahead, up, right]) {
      const towardsUs = ahead * sin + right * cos
      return [at[0] + metre * (ahead * cos - right * sin), at[1] - metre * (up * flat - towardsUs * steep)]
    },
    nearSide: cos >= 0 ? 1 : -1,
    sees: (end) => end * sin > 0,
    metre,
  }
}

export interface Block {
  /** The corner behind, below, left. */
  from: Spot
  /** The corner ahead, above, right. */
  to: Spot
  tones: Tones
}

/** A box with the three faces we can see, each in its own tone. */
export function block(canvas: Canvas, stance: Stance, { from, to, tones }: Block): string {
  const [b, l, s] = from
  const [f, h, r] = to
  const face = (spots: readonly Spot[], tone: string) => fill(polygon(spots.map(stance.project)), tone)
  const [x] = stance.project([(b + f) / 2, l, (s + r) / 2])
  const near = stance.nearSide === 1 ? r : s
  const end = stance.sees(1) ? f : b
  const lightFromRight = canvas.side(x) === 1
  const endIsRight = stance.project([end, l, 0])[0] > stance.project([end === f ? b : f, l, 0])[0]
  const endLit = endIsRight === lightFromRight
  return group([
    face(
      [
        [end, l, s],
        [end, l, r],
        [end, h, r],
        [end, h, s],
      ],
      endLit ? tones.base : tones.deep,
    ),
    face(
      [
        [b, l, near],
        [f, l, near],
        [f, h, near],
        [b, h, near],
      ],
      endLit ? tones.shade : tones.base,
    ),
    face(
      [
        [b, h, s],
        [f, h, s],
        [f, h, r],
        [b, h, r],
      ],
      tones.light,
    ),
  ])
}
