import type { Canvas } from '../../../engine/canvas.ts'
import { points, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { group, line } from '../../../engine/svg.ts'
import { broadTree } from '../../../motifs/broad-tree.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm } from '../../../motifs/palm.ts'
import { type Room, type RoomLook, roomShell } from '../../../motifs/room.ts'
import { sky } from '../../../motifs/sky.ts'

/** Planks, thatch and shutters: the inside of the cottages. */
export const timberRoom = (canvas: Canvas, room: Room, look: Partial<RoomLook> = {}): string => {
  const shell = roomShell(canvas, room, {
    wall: inks.teak,
    ceiling: inks.straw,
    beams: { colour: inks.timber, gap: 0.9, along: 'width', deep: 0.2 },
    floor: { colours: [inks.teak, inks.timber], pattern: 'boards', tile: 0.26 },
    ...look,
  })
  const seams = (['back', 'left', 'right'] as const).map((name) => {
    const wall = room.walls[name]
    const count = Math.round(room.height / 0.24)
    const rows = steps(count).map(
      (t) =>
        `M${wall
          .place(0, t * room.height)
          .map((v) => v.toFixed(1))
          .join(' ')}L${wall
          .place(wall.length, t * room.height)
          .map((v) => v.toFixed(1))
          .join(' ')}`,
    )
    return line(rows.join(''), canvas.tones(inks.timber).shade, { width: 2, opacity: 0.4 })
  })
  return group([shell, ...seams])
}

/** Leaves and trunks as a window of the tree house shows them. */
export function leafView(
  canvas: Canvas,
  { x, y, seed = 'leaves' }: { x: number; y: number; seed?: string },
): string[] {
  return [
    sky(canvas, { horizon: 900 }),
    forest(canvas, {
      along: points(x - 800, y - 60, x - 300, y - 110, x + 200, y - 50, x + 800, y - 100),
      base: 1200,
      size: 90,
      depth: 0.4,
      rows: 4,
      seed,
    }),
    palm(canvas, {
      at: [x + 160, y + 330],
      size: 560,
      lean: 0.14,
      facing: 'left',
      depth: 0.16,
      seed: `${seed}-palm`,
    }),
    broadTree(canvas, {
      at: [x - 180, y + 420],
      size: 640,
      depth: 0.06,
      seed: `${seed}-tree`,
      blossom: true,
    }),
  ]
}
