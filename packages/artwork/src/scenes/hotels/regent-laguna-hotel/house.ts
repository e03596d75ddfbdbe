import type { Canvas } from '../../../engine/canvas.ts'
import { inks } from '../../../engine/inks.ts'
import { polygon } from '../../../engine/path.ts'
import type { View } from '../../../engine/perspective.ts'
import { fill, group } from '../../../engine/svg.ts'
import { createWall, type Ground, type Wall } from '../../../engine/wall.ts'
import { arcadeFront } from '../../../motifs/arcade-front.ts'
import { type Room, type RoomLook, roomShell } from '../../../motifs/room.ts'
import { tiledEaves } from '../../../motifs/tiled-eaves.ts'
import type { Plane } from '../../../motifs/window.ts'

/** Ochre walls and patterned floors: the inside of the arcades. */
export const ochreRoom = (canvas: Canvas, room: Room, look: Partial<RoomLook> = {}): string =>
  roomShell(canvas, room, {
    wall: inks.ochre,
    ceiling: inks.shell,
    floor: { colours: [inks.plaster, inks.teal], pattern: 'diamonds', tile: 0.5 },
    skirting: inks.teal,
    ...look,
  })

/** A front of ochre arches in two storeys under tiles. */
export function ochreFront(
  canvas: Canvas,
  wall: Wall,
  {
    bays,
    plane,
    lit = false,
    storeys = 2,
    depth = 0,
  }: { bays: number; plane: Plane; lit?: boolean; storeys?: 1 | 2; depth?: number },
): string {
  const top = storeys === 2 ? 7.1 : 3.6
  return group([
    arcadeFront(canvas, { wall, plane, colour: inks.ochre, bays, storey: 3.6, lit, doors: inks.teal, depth }),
    ...(storeys === 2
      ? [
          arcadeFront(canvas, {
            wall,
            plane,
            colour: inks.ochre,
            bays,
            up: 3.6,
            storey: 3.5,
            lit,
            rail: inks.shell,
            doors: inks.teal,
            depth,
          }),
        ]
      : []),
    fill(
      polygon([
        wall.place(0, top),
        wall.place(wall.length, top),
        wall.place(wall.length, top, 0.6),
        wall.place(0, top, 0.6),
      ]),
      canvas.tones(inks.timber, depth).deep,
    ),
    tiledEaves(canvas, { wall, up: top, plane, depth, run: 3.4, rise: 2 }),
  ])
}

/** The winding pool of the court. */
export const lagoonRim: readonly Ground[] = [
  [-4.5, 21],
  [-0.5, 22.5],
  [4, 21.5],
  [6.5, 18],
  [4.6, 14.6],
  [1.2, 12.6],
  [1.6, 9.8],
  [5, 8.2],
  [4.6, 4.6],
  [-1, 4],
  [-4.4, 6.4],
  [-3.4, 10.2],
  [-5.6, 14],
  [-7, 18],
]

export function court(
  canvas: Canvas,
  view: View,
  { lit = false, depth = 0 }: { lit?: boolean; depth?: number } = {},
): string[] {
  return [
    ochreFront(canvas, createWall(view, [-11, 28], [13, 28]), {
      bays: 8,
      plane: 'base',
      lit,
      depth: depth + 0.05,
    }),
    ochreFront(canvas, createWall(view, [-11, 28], [-11, 5]), { bays: 8, plane: 'light', lit, depth }),
    ochreFront(canvas, createWall(view, [13, 28], [13, 8]), { bays: 7, plane: 'shade', lit, depth }),
  ]
}
