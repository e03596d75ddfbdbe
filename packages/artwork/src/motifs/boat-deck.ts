import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, polygon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'

export interface DeckOptions {
  /** The page's y where the deck ends at the rail, and the height of the rail. */
  edge: number
  rail: number
  /** Where the planks run to. */
  vanish?: number
  horizon?: number
  wood?: Colour
  paint?: Colour
}

/** The open deck of a river boat seen from aboard: planks that run to the rail. */
export function boatDeck(
  canvas: Canvas,
  { edge, vanish = 960, horizon = edge - 260, wood = inks.teak }: DeckOptions,
): string {
  const tones = canvas.tones(wood)
  const { width, height } = canvas
  const seams = steps(23).map((t) => {
    const foot = mixNumbers(vanish - 3400, vanish + 3400, t)
    const share = (edge - horizon) / (height - horizon)
    return `M${vanish + (foot - vanish) * share} ${edge}L${foot} ${height}`
  })
  const random = canvas.random('deck')
  const planks = steps(14).map(() => {
    const t = random.integer(0, 21) / 22
    const share = (edge - horizon) / (height - horizon)
    const spot = (u: number, s: number) =>
      [vanish + mixNumbers(-3400, 3400, u) * s, mixNumbers(horizon, height, s)] as const
    return fill(
      polygon([spot(t, share), spot(t + 1 / 22, share), spot(t + 1 / 22, 1), spot(t, 1)]),
      random.chance(0.5) ? tones.light : tones.shade,
      0.4,
    )
  })
  return group([
    fill(box(0, edge, width, height - edge), canvas.fade([0, edge], [0, height], [tones.base, tones.shade])),
    ...planks,
    line(seams.join(''), tones.deep, { width: 3, opacity: 0.6 }),
  ])
}

/** The rail along its edge: a handrail, two wires and posts. */
export function deckRail(canvas: Canvas, { edge, rail, paint = inks.shell }: DeckOptions): string {
  const tones = canvas.tones(paint)
  const { width } = canvas
  const posts = steps(9).map((t) =>
    fill(box(mixNumbers(40, width - 60, t), edge - rail, rail * 0.08, rail), tones.shade),
  )
  const wires = [0.34, 0.66].map((t) => fill(box(0, edge - rail * t, width, rail * 0.035), tones.shade))
  return group([
    ...wires,
    ...posts,
    fill(box(0, edge - rail * 1.06, width, rail * 0.1), tones.light),
    fill(box(0, edge - rail * 0.98, width, rail * 0.035), tones.deep),
    fill(box(0, edge - rail * 0.1, width, rail * 0.12), tones.base),
  ])
}
