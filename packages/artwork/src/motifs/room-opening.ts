import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { mixNumbers, type Point, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon, shapeOfEdges } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'
import { floorOutline, type Room, type WallName } from './room.ts'
import { openingOutline } from './window.ts'

export interface OpeningOptions {
  wall: WallName
  /** Middle along the wall and height of the sill; a sill of 0 is a door. */
  at: Point
  width: number
  height: number
  head?: 'flat' | 'round' | 'pointed'
  /** What lies outside, drawn on the page. */
  outside: readonly string[]
  frame?: Colour
  /** Leaves that are folded back against the wall inside. */
  leaves?: Colour
  /** Bars across and up. */
  bars?: readonly [across: number, up: number]
  curtain?: Colour
  /** How far light falls along the wall and into the room for each metre of height. */
  sunlight?: readonly [along: number, into: number]
  depth?: number
}

/** Where the light through the opening lies on the floor. */
export function sunPatch(
  canvas: Canvas,
  room: Room,
  { wall, at: [middle, sill], width, height, head = 'flat', sunlight = [0.3, 0.8], bars }: OpeningOptions,
  opacity = 0.5,
): string {
  const rise = head === 'flat' ? 0 : width / 2
  const top = sill + height
  const hit = (along: number, up: number): Point => {
    const [a, into] = [along + sunlight[0] * up, sunlight[1] * up]
    if (wall === 'back') return room.view.project([room.left + a, 0, Math.max(room.near, room.far - into)])
    const away = Math.max(room.near, room.far - a)
    return room.view.project([wall === 'left' ? room.left + into : room.right - into, 0, away])
  }
  const outline = [
    hit(middle - width / 2, sill),
    hit(middle - width / 2, top - rise),
    ...(head === 'flat'
      ? []
      : steps(9).map((t) =>
          hit(middle - (Math.cos(Math.PI * t) * width) / 2, top - rise + Math.sin(Math.PI * t) * rise),
        )),
    hit(middle + width / 2, top - rise),
    hit(middle + width / 2, sill),
  ]
  const stroke = (a: Point, b: Point) =>
    `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  const shade = bars
    ? [
        ...steps(bars[0] + 1)
          .slice(1, -1)
          .map((t) => stroke(hit(middle + (t - 0.5) * width, sill), hit(middle + (t - 0.5) * width, top))),
        ...steps(bars[1] + 1)
          .slice(1, -1)
          .map((t) =>
            stroke(
              hit(middle - width / 2, mixNumbers(sill, top, t)),
              hit(middle + width / 2, mixNumbers(sill, top, t)),
            ),
          ),
      ]
    : []
  const patch = polygon(outline)
  return group(
    [
      group([
        fill(patch, canvas.palette.key, opacity),
        group([line(shade.join(''), canvas.palette.shadow, { width: 8, opacity: 0.16 })], {
          clip: canvas.clip(patch),
        }),
      ]),
    ],
    { clip: canvas.clip(floorOutline(room)) },
  )
}

function drapes(
  canvas: Canvas,
  room: Room,
  { wall: name, at: [middle, sill], width, height, curtain = inks.shell }: OpeningOptions,
): string {
  const wall = room.walls[name]
  const cloth = canvas.tones(curtain)
  const top = sill + height + 0.22
  return group(
    [-1, 1].flatMap((side) => {
      const outer = middle + side * (width / 2 + 0.28)
      const inner = (up: number) => middle + side * (width / 2 - 0.1 - 0.16 * Math.cos(up * 3.1))
      const foot = Math.max(0.05, sill - 0.25)
      const edge = steps(6).map((t) => wall.place(inner(t), mixNumbers(top, foot, t), 0.1))
      const body = shapeOfEdges(edge, [wall.place(outer, foot, 0.1), wall.place(outer, top, 0.1)])
      const folds = [0.3, 0.6, 0.85].map((t) => {
        const [a, b] = [
          wall.place(mixNumbers(inner(0), outer, t), top, 0.1),
          wall.place(mixNumbers(inner(1), outer, t), foot, 0.1),
        ]
        return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
      })
      return [fill(body, cloth.base, 0.94), line(folds.join(''), cloth.shade, { width: 5, opacity: 0.55 })]
    }),
  )
}

/** A window or door in the wall of a room with what is seen through it. */
export function roomOpening(canvas: Canvas, room: Room, options: OpeningOptions): string {
  const {
    wall: name,
    at,
    width,
    height,
    head = 'flat',
    outside,
    frame = inks.shell,
    leaves,
    bars,
    curtain,
    depth = 0.24,
  } = options
  const wall = room.walls[name]
  const [middle, sill] = at
  const white = canvas.tones(frame)
  const outer = polygon(openingOutline(wall, at, width, height, head))
  const inner = polygon(openingOutline(wall, at, width, height, head, -depth))
  const trim = polygon(
    openingOutline(
      wall,
      [middle, Math.max(0, sill - 0.09)],
      width + 0.24,
      height + 0.12 + (sill > 0 ? 0.09 : 0),
      head,
      0.02,
    ),
  )
  const stroke = (a: Point, b: Point) =>
    `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  const unit = Math.abs(wall.place(middle, 0)[1] - wall.place(middle, 1)[1])
  const lattice = bars
    ? [
        ...steps(bars[0] + 1).map((t) =>
          stroke(
            wall.place(middle + (t - 0.5) * width, sill, -depth / 2),
            wall.place(middle + (t - 0.5) * width, sill + height, -depth / 2),
          ),
        ),
        ...steps(bars[1] + 1).map((t) =>
          stroke(
            wall.place(middle - width / 2, sill + t * height, -depth / 2),
            wall.place(middle + width / 2, sill + t * height, -depth / 2),
          ),
        ),
      ].join('')
    : ''
  const shutters = leaves
    ? [-1, 1].map((side) => {
        const tones = canvas.tones(leaves)
        const [a, b] = [
          middle + side * (width / 2 + 0.04),
          middle + side * (width / 2 + Math.min(0.62, width / 2)),
        ]
        const top = sill + height - (head === 'flat' ? 0 : width * 0.3)
        const slats = steps(Math.round(height / 0.13)).map((t) =>
          stroke(
            wall.place(mixNumbers(a, b, 0.14), mixNumbers(sill + 0.1, top - 0.1, t), 0.08),
            wall.place(mixNumbers(a, b, 0.86), mixNumbers(sill + 0.1, top - 0.1, t), 0.08),
          ),
        )
        return (
          fill(wall.panel([a, sill], [b, top], 0.06), tones.shade) +
          line(slats.join(''), mix(tones.shade, tones.deep, 0.7), { width: unit * 0.022 })
        )
      })
    : []
  return group([
    fill(trim, white.base),
    fill(outer, name === 'back' ? white.light : mix(white.light, white.base, 0.5)),
    group(
      [
        group([...outside], { clip: canvas.clip(inner) }),
        sill > 0
          ? fill(
              polygon([
                wall.place(middle - width / 2, sill),
                wall.place(middle + width / 2, sill),
                wall.place(middle + width / 2, sill, -depth),
                wall.place(middle - width / 2, sill, -depth),
              ]),
              white.light,
            )
          : '',
        lattice ? line(lattice, white.shade, { width: unit * 0.032, cap: 'butt' }) : '',
      ],
      { clip: canvas.clip(outer) },
    ),
    sill > 0.2
      ? fill(
          wall.panel([middle - width / 2 - 0.14, sill - 0.07], [middle + width / 2 + 0.14, sill], 0.1),
          white.light,
        )
      : '',
    ...shutters,
    curtain ? drapes(canvas, room, options) : '',
  ])
}
