import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { mixNumbers, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { ellipse, polygon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Wall } from '../engine/wall.ts'
import { openingOutline, type Plane } from './window.ts'

export interface ArcadeFrontOptions {
  wall: Wall
  plane: Plane
  colour: Colour
  bays: number
  /** Height of its floor and of the whole storey. */
  up?: number
  storey?: number
  from?: number
  to?: number
  trim?: Colour
  /** Colour of the wall that is seen behind the arches. */
  inside?: Colour
  lit?: boolean
  /** A low wall or railing between the columns. */
  rail?: Colour | 'none'
  doors?: Colour
  depth?: number
}

/** One storey of arches on columns, seen from outside, with the veranda in the shade behind it. */
export function arcadeFront(canvas: Canvas, options: ArcadeFrontOptions): string {
  const {
    wall,
    plane,
    colour,
    bays,
    up = 0,
    storey = 3.6,
    from = 0,
    to = wall.length,
    trim = inks.shell,
    inside = colour,
    lit = canvas.palette.dimness > 0.3,
    rail = 'none',
    doors = inks.timber,
    depth = 0,
  } = options
  const [face, white, deep, wood] = [
    canvas.tones(colour, depth),
    canvas.tones(trim, depth),
    canvas.tones(inside, depth),
    canvas.tones(doors, depth),
  ]
  const pitch = (to - from) / bays
  const width = pitch * 0.74
  const tall = storey * 0.84
  const middles = steps(bays * 2 + 1)
    .filter((_, index) => index % 2 === 1)
    .map((t) => mixNumbers(from, to, t))
  const shade = lit ? mix(deep.base, canvas.palette.lamp, 0.62) : mix(deep.shade, deep.deep, 0.45)
  const { lamp, shadow } = canvas.palette
  const openings = middles.map((middle, index) => {
    const hole = polygon(openingOutline(wall, [middle, up], width, tall, 'round'))
    const door = fill(
      wall.panel([middle - width * 0.24, up], [middle + width * 0.3, up + tall * 0.66], -1.6),
      lit ? (index % 2 === 0 ? lamp : wood.shade) : wood.deep,
    )
    const under = fill(
      wall.panel([from, up + tall * 0.68], [to, up + tall * 1.1], -0.6),
      shadow,
      lit ? 0.16 : 0.4,
    )
    const centre = wall.place(middle, up + tall * 0.72, -0.8)
    const metre = Math.abs(wall.place(middle, up)[1] - wall.place(middle, up + 1)[1])
    const lantern = lit
      ? fill(
          ellipse(centre, metre * 1.5),
          canvas.glow(centre, metre * 1.5, [
            { offset: 0, colour: lamp, opacity: 0.85 },
            { offset: 1, colour: lamp, opacity: 0 },
          ]),
        ) + fill(ellipse(centre, metre * 0.13, metre * 0.18), lamp)
      : ''
    const jamb = [-1, 1].map((side) =>
      fill(
        polygon([
          wall.place(middle + (side * width) / 2, up),
          wall.place(middle + (side * width) / 2, up + tall - width / 2),
          wall.place(middle + (side * width) / 2, up + tall - width / 2, -0.4),
          wall.place(middle + (side * width) / 2, up, -0.4),
        ]),
        plane === 'shade' ? face.deep : face.shade,
      ),
    )
    const posts =
      rail === 'none'
        ? ''
        : line(
            steps(9)
              .map(
                (t) =>
                  `M${wall.place(mixNumbers(middle - width / 2, middle + width / 2, t), up).join(' ')}L${wall.place(mixNumbers(middle - width / 2, middle + width / 2, t), up + 0.9).join(' ')}`,
              )
              .join(''),
            canvas.tones(rail, depth)[plane],
            { width: Math.max(1, metre * 0.06) },
          ) +
          fill(
            wall.panel([middle - width / 2, up + 0.84], [middle + width / 2, up + 0.98]),
            canvas.tones(rail, depth)[plane],
          )
    return group([
      fill(
        polygon(openingOutline(wall, [middle, up], width + 0.34, tall + 0.17, 'round', 0.03)),
        white[plane],
      ),
      fill(hole, shade),
      group([door, under, ...jamb, lantern, posts], { clip: canvas.clip(hole) }),
    ])
  })
  const columns = steps(bays + 1).map((t) => {
    const along = mixNumbers(from, to, t)
    const spring = up + tall - width / 2
    return fill(
      wall.panel(
        [Math.max(from, along - 0.3), spring - 0.12],
        [Math.min(to, along + 0.3), spring + 0.08],
        0.08,
      ),
      white[plane === 'shade' ? 'shade' : 'light'],
    )
  })
  return group([
    fill(wall.panel([from, up], [to, up + storey]), face[plane]),
    ...openings,
    ...columns,
    fill(wall.panel([from, up + storey - 0.26], [to, up + storey], 0.08), white[plane]),
    fill(wall.panel([from, up + storey - 0.34], [to, up + storey - 0.26], 0.01), shadow, 0.24),
  ])
}
