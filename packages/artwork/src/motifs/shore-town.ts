import type { Canvas } from '../engine/canvas.ts'
import { at, mixNumbers, type Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { box, ellipse, polygon, ridge, shapeOfEdges } from '../engine/path.ts'
import { fill, group } from '../engine/svg.ts'
import { church } from './church.ts'

export interface ShoreTownOptions {
  /** Left and right end at the water. */
  from: Point
  to: Point
  /** Height of the hill behind. */
  size: number
  depth?: number
  lit?: boolean
  withChurch?: boolean
  seed?: string | number
}

/** A river town: houses under trees along the quay, a hill, a white church above. */
export function shoreTown(
  canvas: Canvas,
  { from, to, size, depth = 0.4, lit = false, withChurch = true, seed = 0 }: ShoreTownOptions,
): string {
  const random = canvas.random(`shore-town/${seed}`)
  const green = canvas.tones(inks.leaf, depth)
  const hill = ridge(random, [from[0], from[1] - size * 0.5], [to[0], to[1] - size * 0.16], size * 0.3, 4)
  const washes = [inks.shell, inks.ochre, inks.rose, inks.plaster, inks.coral] as const
  const width = to[0] - from[0]
  const count = Math.round(Math.abs(width) / (size * 0.34))
  const houses = Array.from({ length: count }, (_, index) => {
    const t = index / count
    const [x, y] = [mixNumbers(from[0], to[0], t), mixNumbers(from[1], to[1], t)]
    const [w, h] = [size * random.between(0.2, 0.36), size * random.between(0.16, 0.34)]
    const wash = canvas.tones(random.pick(washes), depth)
    const roof = canvas.tones(inks.tile, depth)
    const panes = Array.from({ length: Math.max(2, Math.round(w / (size * 0.07))) }, (_, pane) => {
      const on = lit && random.chance(0.7)
      return fill(
        box(x + size * 0.03 + pane * size * 0.07, y - h * 0.62, size * 0.03, h * 0.34),
        on ? canvas.palette.lamp : wash.deep,
        on ? 1 : 0.6,
      )
    })
    return group([
      fill(box(x, y - h, w, h), index % 2 === 0 ? wash.base : wash.shade),
      fill(
        polygon([
          [x - size * 0.02, y - h],
          [x + w + size * 0.02, y - h],
          [x + w * 0.8, y - h - size * 0.08],
          [x + w * 0.2, y - h - size * 0.08],
        ]),
        roof.shade,
      ),
      ...panes,
    ])
  })
  const trees = Array.from({ length: Math.round(Math.abs(width) / (size * 0.2)) }, () => {
    const t = random.next()
    return ellipse(
      [mixNumbers(from[0], to[0], t), mixNumbers(from[1], to[1], t) - size * random.between(0.1, 0.3)],
      size * random.between(0.08, 0.16),
      size * random.between(0.07, 0.12),
    )
  })
  const spire: Point = at(hill, Math.round(hill.length * 0.36))
  return group([
    fill(shapeOfEdges([from, ...hill.slice(1)], [[to[0], Math.max(from[1], to[1])], from]), green.deep),
    withChurch ? church(canvas, { at: [spire[0], spire[1] + size * 0.06], size: size * 0.62, depth }) : '',
    fill(trees.join(''), green.shade),
    ...houses,
  ])
}
