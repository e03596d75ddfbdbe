import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import { steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import { fill, group, line } from '../engine/svg.ts'
import type { Wall } from '../engine/wall.ts'
import { balcony } from './balcony.ts'
import { tiledEaves } from './tiled-eaves.ts'
import { openingOutline, type Plane, type WindowOptions, window } from './window.ts'

export interface TownHouseOptions {
  wall: Wall
  colour: Colour
  /** Which plane of its colour the wall turns to us. */
  plane: Plane
  trim?: Colour
  shutters?: Colour | 'none'
  /** Openings on each floor. */
  bays?: number
  /** Height of one floor in metres. */
  storey?: number
  storeys?: number
  head?: WindowOptions['head']
  /** A balcony before the upper floor: along the whole of it, one before each opening, or none. */
  balconies?: 'long' | 'each' | 'none'
  rail?: Colour
  /** Which bay of the ground floor is the door. */
  door?: number
  doorColour?: Colour
  lampsLit?: boolean
  depth?: number
}

function door(
  canvas: Canvas,
  { wall, plane, depth = 0, doorColour = inks.timber, trim = inks.shell }: TownHouseOptions,
  along: number,
  tall: number,
): string {
  const wood = canvas.tones(doorColour, depth)
  const white = canvas.tones(trim, depth)
  const leaf = polygon(openingOutline(wall, [along, 0.15], 1.15, tall, 'round'))
  const middle = [wall.place(along, 0.15), wall.place(along, tall)] as const
  return group([
    fill(polygon(openingOutline(wall, [along, 0], 1.55, tall + 0.36, 'round', 0.04)), white[plane]),
    fill(leaf, wood[plane === 'light' ? 'base' : 'shade']),
    group(
      [
        fill(
          wall.panel([along - 0.6, tall - 0.75], [along + 0.6, tall + 0.4]),
          canvas.tones(inks.plaster, depth)[plane],
        ),
        fill(wall.panel([along - 0.6, tall - 0.82], [along + 0.6, tall - 0.72]), white[plane]),
      ],
      { clip: canvas.clip(leaf) },
    ),
    line(`M${middle[0].join(' ')}L${middle[1].join(' ')}`, wood.deep, { width: 2 }),
    fill(
      polygon([
        wall.place(along - 0.8, 0, 0),
        wall.place(along + 0.8, 0, 0),
        wall.place(along + 0.8, 0, 0.5),
        wall.place(along - 0.8, 0, 0.5),
      ]),
      white.light,
    ),
    fill(wall.panel([along - 0.8, 0], [along + 0.8, 0.15], 0.5), white.shade),
  ])
}

/** A house of the old quarter: coloured limewash, white pilasters and bands, balcões under tiled eaves. */
export function townHouse(canvas: Canvas, options: TownHouseOptions): string {
  const {
    wall,
    colour,
    plane,
    trim = inks.shell,
    shutters = 'none',
    bays = 3,
    storey = 3.3,
    storeys = 2,
  } = options
  const {
    head = 'round',
    balconies = 'each',
    rail = inks.ink,
    door: doorBay,
    depth = 0,
    lampsLit = false,
  } = options
  const wash = canvas.tones(colour, depth)
  const white = canvas.tones(trim, depth)
  const top = storey * storeys + 0.3
  const paint = wash[plane]
  const foot = mix(paint, canvas.palette.shadow, 0.16)
  const band = (low: number, high: number, out = 0.06) =>
    fill(wall.panel([0, low], [wall.length, high], out), white[plane])
  const pilaster = (along: number) => fill(wall.panel([along, 0], [along + 0.34, top], 0.05), white[plane])
  const middles = steps(bays * 2 + 1)
    .filter((_, index) => index % 2 === 1)
    .map((t) => t * wall.length)
  const width = Math.min(1.15, (wall.length / bays) * 0.42)
  const floors = Array.from({ length: storeys }, (_, floor) => {
    const base = floor * storey
    return middles.map((along, bay) => {
      if (floor === 0 && bay === doorBay) return door(canvas, options, along, 2.55)
      const french = floor > 0 && balconies !== 'none'
      const pane = lampsLit && (bay + floor) % 2 === 0 ? 'lamp' : 'shell'
      const opening = window(canvas, {
        wall,
        at: [along, base + (french ? 0.45 : 1)],
        width,
        height: french ? 2.3 : 1.65,
        plane,
        head,
        shutters,
        pane,
        frame: trim,
        depth,
      })
      if (!french || balconies !== 'each') return opening
      return (
        opening +
        balcony(canvas, {
          wall,
          from: along - width * 1.05,
          to: along + width * 1.05,
          up: base + 0.25,
          plane,
          rail,
          depth,
        })
      )
    })
  })
  const long =
    balconies === 'long'
      ? balcony(canvas, { wall, from: 0.4, to: wall.length - 0.4, up: storey + 0.22, plane, rail, depth })
      : ''
  return group([
    fill(wall.panel([0, 0], [wall.length, top]), paint),
    fill(wall.panel([0, 0], [wall.length, 0.7], 0.02), foot),
    pilaster(0),
    pilaster(wall.length - 0.34),
    ...(storeys > 1 ? [band(storey, storey + 0.2)] : []),
    band(top - 0.3, top),
    ...floors.flat(),
    long,
    tiledEaves(canvas, { wall, up: top, plane, depth }),
  ])
}
