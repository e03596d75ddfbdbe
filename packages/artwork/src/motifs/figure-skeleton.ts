import { add, between, type Point, polar } from '../engine/geometry.ts'
import { closedCurve } from '../engine/path.ts'
import type { Limbs, Posture } from './figure-postures.ts'

type Limb = readonly [upper: number, lower: number]

const limbsOf = ([near, nearLower, far, farLower]: Limbs): [Limb, Limb] => [
  [near, nearLower],
  [far, farLower],
]

export interface Joints {
  hip: Point
  neck: Point
  head: Point
  arms: [upper: Point, elbow: Point, hand: Point][]
  legs: [hip: Point, knee: Point, ankle: Point, toe: Point][]
}

/** Degrees from hanging down, turned into the page's own degrees. */
const hang = (degrees: number) => 90 - degrees

/** Joints of a body 1 high that stands on 0, facing right; y runs down. */
export function skeleton(posture: Posture): Joints {
  const wide = posture.view === 'front' ? 1 : 0.28
  const limb = (root: Point, [upper, lower]: Limb, long: number, short: number): [Point, Point, Point] => {
    const joint = polar(root, hang(upper), long)
    return [root, joint, polar(joint, hang(lower), short)]
  }
  const drop = (legs: Limbs) =>
    Math.max(...limbsOf(legs).map((leg) => limb([0, 0], leg, 0.245, 0.24)[2][1] + 0.035))
  const hip: Point = [0, posture.seat === undefined ? -drop(posture.legs) : -posture.seat]
  const upwards = hang(180 - posture.lean)
  const neck = polar(hip, upwards, 0.3)
  const head = polar(neck, hang(180 - posture.lean - (posture.nod ?? 0)), 0.105)
  const across = (centre: Point, half: number, side: number) => polar(centre, upwards + 90, half * side)
  const arms = limbsOf(posture.arms).map((arm, index) =>
    limb(across(polar(hip, upwards, 0.275), 0.092 * wide, index === 0 ? -1 : 1), arm, 0.155, 0.165),
  )
  const legs = limbsOf(posture.legs).map((leg, index): Joints['legs'][number] => {
    const [root, knee, ankle] = limb(across(hip, 0.048 * wide, index === 0 ? -1 : 1), leg, 0.245, 0.24)
    const toeTurn = posture.view === 'front' ? leg[1] + (index === 0 ? -38 : 38) : leg[1] + 78
    return [root, knee, ankle, polar(ankle, hang(toeTurn), posture.view === 'front' ? 0.045 : 0.075)]
  })
  return { hip, neck, head, arms, legs }
}

/** The trunk from the seat to the neck. */
export function torso({ hip, neck }: Joints, view: Posture['view'], grow = 1): string {
  const [shoulder, waist, seat] = (view === 'front' ? [0.107, 0.072, 0.088] : [0.064, 0.056, 0.066]).map(
    (half) => half * grow,
  )
  const axis = Math.atan2(neck[1] - hip[1], neck[0] - hip[0]) * (180 / Math.PI)
  const row = (t: number, half = 0): [Point, Point] => {
    const middle = between(hip, neck, t)
    return [polar(middle, axis - 90, half), polar(middle, axis + 90, half)]
  }
  const rows = [
    row(-0.12, (seat ?? 0) * 0.86),
    row(0.06, seat),
    row(0.42, waist),
    row(0.82, shoulder),
    row(0.97, (shoulder ?? 0) * 0.55),
  ]
  return closedCurve([...rows.map(([left]) => left), ...rows.map(([, right]) => right).reverse()])
}

/** Cloth from the waist over both legs. */
export function skirtShape(
  { hip, neck, legs }: Joints,
  length: 'short' | 'long',
  view: Posture['view'],
): string {
  const waist = between(hip, neck, 0.36)
  const half = view === 'front' ? 0.07 : 0.055
  const hem = legs.map(([, knee, ankle]) =>
    length === 'short' ? between(knee, ankle, 0.12) : between(knee, ankle, 0.92),
  )
  const [left, right] = [...hem].sort((a, b) => a[0] - b[0])
  const knees = legs.map(([, knee]) => knee).sort((a, b) => a[0] - b[0])
  if (!left || !right || !knees[0] || !knees[1]) return ''
  const flare = length === 'short' ? 0.06 : 0.045
  return closedCurve([
    add(waist, [-half, 0]),
    add(hip, [-half * 1.35, 0.01]),
    add(knees[0], [-flare, 0]),
    add(left, [-flare, 0]),
    add(between(left, right, 0.5), [0, 0.012]),
    add(right, [flare, 0]),
    add(knees[1], [flare, 0]),
    add(hip, [half * 1.35, 0.01]),
    add(waist, [half, 0]),
  ])
}
