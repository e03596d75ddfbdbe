import type { Canvas } from './canvas.ts'
import { mixNumbers, type Point, steps } from './geometry.ts'
import type { Tones } from './palette.ts'
import { polygon } from './path.ts'
import { fill, group } from './svg.ts'

export interface RoundSetting {
  /** Middle of the foot. */
  at: Point
  height: number
  /** Half the width at the foot and at the head. */
  foot: number
  head: number
  tones: Tones
  /** Roundness of the rims as a share of the half width: 0 is seen level. */
  flatten?: number
  /** Draw the top surface. */
  lid?: string
}

/** How the light steps around something round, from the lit edge to the dark one. */
const planes = [
  { until: 0.34, plane: 'light' },
  { until: 0.6, plane: 'base' },
  { until: 0.84, plane: 'shade' },
  { until: 1, plane: 'deep' },
] as const

/** A point on the skin: `around` 0–1 from left to right, `up` 0–1 from foot to head. */
export function onRound(
  { at, height, foot, head, flatten = 0.12 }: RoundSetting,
  around: number,
  up: number,
): Point {
  const half = mixNumbers(foot, head, up)
  const angle = Math.PI * (1 - around)
  return [at[0] + Math.cos(angle) * half, at[1] - height * up + Math.sin(angle) * half * flatten]
}

/** A tower, a column, a pot: a round body shaded in four flat steps. */
export function round(canvas: Canvas, setting: RoundSetting): string {
  const { at, head, height, tones, flatten = 0.12, lid } = setting
  const fromLeft = canvas.side(at[0]) === -1
  let start = 0
  const bands = planes.map(({ until, plane }) => {
    const [a, b] = fromLeft ? [start, until] : [1 - until, 1 - start]
    start = until
    const lower = steps(7).map((t) => onRound(setting, mixNumbers(a, b, t), 0))
    const upper = steps(7).map((t) => onRound(setting, mixNumbers(b, a, t), 1))
    return fill(polygon([...lower, ...upper]), tones[plane])
  })
  const rim = `M${at[0] - head} ${at[1] - height}a${head} ${head * flatten} 0 1 0 ${head * 2} 0a${head} ${head * flatten} 0 1 0 ${-head * 2} 0Z`
  return group([...bands, lid ? fill(rim, lid) : ''])
}
