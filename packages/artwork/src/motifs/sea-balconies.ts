import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { mixNumbers, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, polygon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Wall } from '../engine/wall.ts'
import type { Plane } from './window.ts'

export interface SeaBalconiesOptions {
  wall: Wall
  /** Height of the lowest floor. */
  up?: number
  storeys?: number
  storey?: number
  bays: number
  plane: Plane
  /** The line along each parapet. */
  stripe?: Colour
  lit?: boolean
  out?: number
  depth?: number
}

/** Storeys of white balconies: deep shade behind solid parapets, one room beside the other. */
export function seaBalconies(canvas: Canvas, options: SeaBalconiesOptions): string {
  const {
    wall,
    up = 0,
    storeys = 2,
    storey = 3,
    bays,
    plane,
    stripe = inks.lagoon,
    lit = canvas.palette.dimness > 0.15,
    out = 1.5,
    depth = 0,
  } = options
  const [white, band, glass] = [
    canvas.tones(inks.shell, depth),
    canvas.tones(stripe, depth),
    canvas.tones(inks.teal, depth),
  ]
  const { lamp, shadow } = canvas.palette
  const random = canvas.random(`sea-balconies/${wall.place(0, up).map(Math.round).join()}`)
  const length = wall.length
  const ends = steps(bays + 1).map((t) => t * length)
  const side = plane === 'light' ? 'base' : 'shade'
  const floors = Array.from({ length: storeys }, (_, index) => {
    const low = up + index * storey
    const rooms = ends.slice(0, -1).map((a, bay) => {
      const b = ends[bay + 1] ?? a
      const glowing = lit && random.chance(0.78)
      const [from, to] = [mixNumbers(a, b, 0.14), mixNumbers(a, b, 0.82)]
      const doors = fill(
        wall.panel([from, low], [to, low + 2.3]),
        glowing ? mix(lamp, inks.ochre, 0.25) : glass.deep,
      )
      const curtain = fill(
        wall.panel([from, low], [mixNumbers(from, to, random.between(0.16, 0.4)), low + 2.3]),
        glowing ? lamp : white.shade,
      )
      const lampAt = wall.place(mixNumbers(a, b, 0.9), low + 1.9, 0.1)
      const metre = Math.abs(wall.place(a, low)[1] - wall.place(a, low + 1)[1])
      const halo = lit
        ? fill(
            ellipse(lampAt, metre * 1.3),
            canvas.glow(lampAt, metre * 1.3, [
              { offset: 0, colour: lamp, opacity: 0.8 },
              { offset: 1, colour: lamp, opacity: 0 },
            ]),
          ) + fill(ellipse(lampAt, metre * 0.1), lamp)
        : ''
      const bars = line(
        `M${wall.place((from + to) / 2, low).join(' ')}L${wall.place((from + to) / 2, low + 2.3).join(' ')}`,
        white.base,
        { width: Math.max(1, metre * 0.04) },
      )
      return doors + curtain + bars + halo
    })
    const fins = ends.map((along) =>
      fill(
        polygon([
          wall.place(along, low),
          wall.place(along, low, out),
          wall.place(along, low + storey, out),
          wall.place(along, low + storey),
        ]),
        white[side === 'base' ? 'shade' : 'deep'],
      ),
    )
    const ceiling = polygon([
      wall.place(0, low + storey - 0.2),
      wall.place(0, low + storey - 0.2, out),
      wall.place(length, low + storey - 0.2, out),
      wall.place(length, low + storey - 0.2),
    ])
    const under = polygon([
      wall.place(-0.1, low - 0.2),
      wall.place(-0.1, low - 0.2, out),
      wall.place(length + 0.1, low - 0.2, out),
      wall.place(length + 0.1, low - 0.2),
    ])
    const parapet = wall.panel([-0.1, low - 0.22], [length + 0.1, low + 0.92], out)
    const edges = [-0.1, length + 0.1].map((along) =>
      polygon([
        wall.place(along, low - 0.22),
        wall.place(along, low - 0.22, out),
        wall.place(along, low + 0.92, out),
        wall.place(along, low + 0.92),
      ]),
    )
    return group([
      fill(wall.panel([0, low], [length, low + storey]), lit ? mix(white.shade, lamp, 0.18) : white.shade),
      fill(wall.panel([0, low + storey * 0.5], [length, low + storey]), shadow, 0.2),
      ...rooms,
      fill(ceiling, white.deep),
      ...fins,
      fill(under, white.shade),
      ...edges.map((edge) => fill(edge, white[side])),
      fill(parapet, white[plane]),
      fill(wall.panel([-0.1, low + 0.7], [length + 0.1, low + 0.92], out + 0.01), band[plane]),
      ...ends
        .slice(1, -1)
        .map((along) =>
          fill(
            wall.panel([along - 0.04, low - 0.22], [along + 0.04, low + 0.7], out + 0.01),
            white[side],
            0.7,
          ),
        ),
    ])
  })
  const top = up + storeys * storey
  return group([
    ...floors,
    fill(
      polygon([
        wall.place(-0.2, top - 0.05),
        wall.place(-0.2, top - 0.05, out + 0.1),
        wall.place(length + 0.2, top - 0.05, out + 0.1),
        wall.place(length + 0.2, top - 0.05),
      ]),
      white.shade,
    ),
    fill(wall.panel([-0.2, top - 0.05], [length + 0.2, top + 0.35], out + 0.1), white[plane]),
  ])
}
