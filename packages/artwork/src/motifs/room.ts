import type { Canvas } from '../engine/canvas.ts'
import { type Colour, mix } from '../engine/colour.ts'
import type { Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import type { Place, View } from '../engine/perspective.ts'
import { fill, group, line } from '../engine/svg.ts'
import { createWall, type Wall } from '../engine/wall.ts'
import { floor } from './floor.ts'

export type WallName = 'back' | 'left' | 'right'

export interface RoomSetting {
  view: View
  /** Metres from the eye. */
  left: number
  right: number
  far: number
  near?: number
  height?: number
}

/** A room in the space of a view; `along` on the side walls counts from the far corner. */
export interface Room extends Required<RoomSetting> {
  walls: Record<WallName, Wall>
  /** Where a spot of a wall is in the world. */
  world(wall: WallName, along: number, up: number): Place
}

export function createRoom({ view, left, right, far, near = 0.9, height = 3 }: RoomSetting): Room {
  return {
    view,
    left,
    right,
    far,
    near,
    height,
    walls: {
      back: createWall(view, [left, far], [right, far]),
      left: createWall(view, [left, far], [left, near]),
      right: createWall(view, [right, far], [right, near]),
    },
    world(wall, along, up) {
      if (wall === 'back') return [left + along, up, far]
      return [wall === 'left' ? left : right, up, far - along]
    },
  }
}

export interface RoomLook {
  wall: Colour
  /** The wall behind the bed, where it differs. */
  accent?: { wall: WallName; colour: Colour }
  ceiling?: Colour
  /** Boards or beams under it; `gap` is their distance. */
  beams?: { colour: Colour; gap: number; deep?: number; along?: 'depth' | 'width' }
  floor: {
    colours: readonly [Colour, Colour]
    pattern?: 'checker' | 'diamonds' | 'boards' | 'plain'
    tile?: number
  }
  skirting?: Colour
  /** Which plane of its colour each wall shows; the wall with the window is in shade. */
  planes?: Partial<Record<WallName, 'light' | 'base' | 'shade'>>
}

const area = (room: Room, up: number): Point[] => {
  const { view, left, right, near, far } = room
  return [
    view.project([left, up, far]),
    view.project([right, up, far]),
    view.project([right, up, near]),
    view.project([left, up, near]),
  ]
}

/** The outline of the floor, which light patches and rugs are cut to. */
export const floorOutline = (room: Room): string => polygon(area(room, 0))

function beamsOf(
  canvas: Canvas,
  room: Room,
  { colour, gap, deep = 0.16, along = 'depth' }: NonNullable<RoomLook['beams']>,
): string {
  const wood = canvas.tones(colour)
  const { view, left, right, near, far, height } = room
  const bars: string[] = []
  const bar = (places: readonly Place[], paint: Colour) =>
    bars.push(fill(polygon(places.map(view.project)), paint))
  const low = height - deep
  if (along === 'depth')
    for (let x = left + gap / 2; x < right; x += gap) {
      const far0: Place = [x, low, far]
      bar(
        [
          [x - 0.06, low, far],
          [x + 0.06, low, far],
          [x + 0.06, low, near],
          [x - 0.06, low, near],
        ],
        wood.shade,
      )
      const side = far0[0] > 0 ? x - 0.06 : x + 0.06
      bar(
        [
          [side, low, far],
          [side, height, far],
          [side, height, near],
          [side, low, near],
        ],
        wood.deep,
      )
    }
  else
    for (let z = far - gap / 2; z > near; z -= gap) {
      bar(
        [
          [left, low, z - 0.06],
          [right, low, z - 0.06],
          [right, low, z + 0.06],
          [left, low, z + 0.06],
        ],
        wood.deep,
      )
      bar(
        [
          [left, low, z - 0.06],
          [right, low, z - 0.06],
          [right, height, z - 0.06],
          [left, height, z - 0.06],
        ],
        wood.shade,
      )
    }
  return group(bars)
}

/** The empty room: ceiling, floor, three walls, skirting. */
export function roomShell(canvas: Canvas, room: Room, look: RoomLook): string {
  const { ceiling = inks.shell, skirting, planes = {}, beams } = look
  const { view, left, right, near, far, height } = room
  const names = ['back', 'left', 'right'] as const
  const roof = canvas.tones(ceiling)
  const sides = names.map((name) => {
    const wall = room.walls[name]
    const colour = look.accent?.wall === name ? look.accent.colour : look.wall
    const tones = canvas.tones(colour)
    const plane =
      planes[name] ??
      (name === 'back' ? 'base' : canvas.side(960) === (name === 'right' ? 1 : -1) ? 'shade' : 'light')
    const paint = tones[plane]
    const low = plane === 'light' ? tones.base : mix(paint, tones.deep, 0.22)
    const [top, foot] = [wall.place(wall.length / 2, height), wall.place(wall.length / 2, 0)]
    const base = fill(
      wall.panel([0, 0], [wall.length, height]),
      canvas.fade(
        [0, Math.max(-400, top[1])],
        [0, Math.min(1500, foot[1])],
        [low, paint, mix(paint, low, 0.4)],
      ),
    )
    return (
      base +
      (skirting
        ? fill(
            wall.panel([0, 0], [wall.length, 0.14], 0.02),
            canvas.tones(skirting)[plane === 'light' ? 'base' : 'shade'],
          )
        : '')
    )
  })
  const corners = ([left, right] as const).map((x) => {
    const [a, b] = [view.project([x, 0, far]), view.project([x, height, far])]
    return line(`M${a.join(' ')}L${b.join(' ')}`, canvas.palette.shadow, { width: 3, opacity: 0.18 })
  })
  return group([
    fill(
      polygon(area(room, height)),
      canvas.fade(
        [0, view.project([0, height, far])[1]],
        [0, -100],
        [mix(roof.shade, roof.base, 0.45), roof.base],
      ),
    ),
    beams ? beamsOf(canvas, room, beams) : '',
    floor(canvas, { view, left, right, near, far, ...look.floor }),
    ...sides,
    ...corners,
    fill(
      room.walls.back.panel([0, height - 0.34], [room.walls.back.length, height]),
      canvas.palette.shadow,
      0.08,
    ),
  ])
}
