import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Posture } from './figure-postures.ts'
import { guest } from './life-jacket.ts'

export interface ParasailOptions extends Placement {
  colours?: readonly [Colour, Colour]
  tilt?: number
  riders?: readonly Posture[]
  /** Height of a rider as a share of the canopy's width, in hundredths. */
  riderSize?: number
  /** Where on the page the tow rope ends. */
  boat?: Point
}

export const slung: Posture = { lean: -10, arms: [150, 170, 146, 166], legs: [58, 26, 66, 36], seat: 0.4 }
export const slungWaving: Posture = {
  lean: -8,
  arms: [104, 150, 150, 168],
  legs: [54, 20, 66, 34],
  seat: 0.4,
}

/** A round parasail, striped gore by gore; `size` is its width, `at` the harness. */
export function parasail(canvas: Canvas, options: ParasailOptions): string {
  const {
    at,
    size,
    depth = 0,
    tilt = 0,
    colours = [inks.coral, inks.shell],
    riders = [slung],
    riderSize = 19,
    boat,
  } = options
  const count = 9
  const edge = (t: number) => Math.sin(mixNumbers(-Math.PI / 2, Math.PI / 2, t)) * 50
  const foot = (t: number) => -70 - 9 * Math.cos(mixNumbers(-Math.PI / 2, Math.PI / 2, t)) + 9
  const gores = steps(count + 1)
    .slice(0, -1)
    .map((t, index) => {
      const next = t + 1 / count
      const [a, b] = [edge(t), edge(next)]
      const tones = canvas.tones(colours[index % 2 === 0 ? 0 : 1], depth)
      const lit = canvas.side(at[0]) * mirrored(options) > 0 ? t : 1 - next
      const tone = lit > 0.62 ? tones.light : lit > 0.3 ? tones.base : tones.shade
      const d = `M0 -112C${a * 0.62} -112 ${a} -98 ${a} ${foot(t)}Q${(a + b) / 2} ${(foot(t) + foot(next)) / 2 - 7} ${b} ${foot(next)}C${b} -98 ${b * 0.62} -112 0 -112Z`
      return fill(d, tone)
    })
  const ink = canvas.air(canvas.palette.ink, depth)
  const cords = steps(count + 1)
    .map((t) => `M${t < 0.5 ? -3 : 3} -12L${edge(t).toFixed(1)} ${foot(t).toFixed(1)}`)
    .join('')
  const party = riders.map((posture, index) =>
    guest(canvas, {
      at: [(index - (riders.length - 1) / 2) * riderSize * 0.37, riderSize * 0.32],
      size: riderSize,
      posture,
      depth,
      jacket: index % 2 === 0 ? inks.marigold : inks.coral,
      outfit: { legs: 'shorts', bottom: inks.azulejo, hair: index % 2 === 0 ? 'short' : 'long' },
    }),
  )
  const rope = boat
    ? line(
        `M${at.join(' ')}Q${mixNumbers(at[0], boat[0], 0.6)} ${mixNumbers(at[1], boat[1], 0.75)} ${boat.join(' ')}`,
        ink,
        { width: 2, opacity: 0.7 },
      )
    : ''
  return (
    rope +
    group(
      [
        line(cords, ink, { width: 0.3, opacity: 0.75 }),
        ...gores,
        line('M-7 -12H7', ink, { width: 1.2 }),
        ...party,
      ],
      { at, scale: [(size / 100) * mirrored(options), size / 100], rotate: tilt },
    )
  )
}
