import type { Canvas } from '../../../engine/canvas.ts'
import { inks } from '../../../engine/inks.ts'
import { fill, group } from '../../../engine/svg.ts'
import type { Wall } from '../../../engine/wall.ts'
import { palm } from '../../../motifs/palm.ts'
import { type Room, type RoomLook, roomShell } from '../../../motifs/room.ts'
import { sunscreen } from '../../../motifs/sunscreen.ts'
import type { Plane } from '../../../motifs/window.ts'

/** White walls, terrazzo and two loud colours: the inside of the sixties. */
export const modernRoom = (canvas: Canvas, room: Room, look: Partial<RoomLook> = {}): string =>
  roomShell(canvas, room, {
    wall: inks.shell,
    ceiling: inks.shell,
    floor: { colours: [inks.plaster, inks.stone], pattern: 'plain' },
    ...look,
  })

/** The small building: pierced screen over the street, a plain flank in marigold. */
export function building(
  canvas: Canvas,
  front: Wall,
  flank: Wall,
  { lit = false, sunlit = 'front' }: { lit?: boolean; sunlit?: 'front' | 'flank' } = {},
): string {
  const [white, gold, teal] = [canvas.tones(inks.shell), canvas.tones(inks.marigold), canvas.tones(inks.teal)]
  const [a, b]: [Plane, Plane] = sunlit === 'front' ? ['light', 'shade'] : ['base', 'light']
  const shadow = canvas.palette.shadow
  const glass = lit ? canvas.palette.lamp : teal.deep
  const doors = [0.12, 0.34, 0.56, 0.78].map((t) =>
    fill(front.panel([front.length * t, 0], [front.length * (t + 0.17), 2.7], -0.5), glass),
  )
  const windows = [4.4, 7.6].map(
    (up) =>
      fill(
        flank.panel([flank.length * 0.3, up], [flank.length * 0.62, up + 1.7]),
        lit ? canvas.palette.lamp : teal.deep,
      ) +
      fill(flank.panel([flank.length * 0.24, up + 1.7], [flank.length * 0.68, up + 1.86], 0.5), white.base),
  )
  return group([
    fill(flank.panel([0, 0], [flank.length, 10.6]), gold[b]),
    fill(flank.panel([0, 0], [flank.length, 3.2]), teal[b === 'shade' ? 'shade' : 'base']),
    ...windows,
    fill(front.panel([0, 0], [front.length, 3.2], -0.5), lit ? canvas.tones(inks.ochre).base : teal.shade),
    ...doors,
    ...[0.04, 0.5, 0.96].map((t) =>
      fill(front.panel([front.length * t - 0.2, 0], [front.length * t + 0.2, 3.2]), white[a]),
    ),
    fill(front.panel([0, 2.4], [front.length, 3.2], -0.4), shadow, lit ? 0.1 : 0.36),
    sunscreen(canvas, {
      wall: front,
      plane: a,
      from: [0.3, 3.5],
      to: [front.length - 0.3, 10.1],
      module: 1.1,
      lit,
      thick: 0.34,
    }),
    fill(front.panel([0, 3.2], [front.length, 3.55], 0.1), white[a]),
    fill(front.panel([0, 10.05], [front.length, 10.6], 0.1), white[a]),
    fill(front.panel([0, 3.2], [0.34, 10.6], 0.1), white[a]),
    fill(front.panel([front.length - 0.34, 3.2], [front.length, 10.6], 0.1), white[a]),
  ])
}

/** Crowns of palms that stand around the roof, their feet hidden below it. */
export function palmTops(
  canvas: Canvas,
  { y, xs, size = 420, depth = 0.1 }: { y: number; xs: readonly number[]; size?: number; depth?: number },
): string[] {
  return xs.map((x, index) =>
    palm(canvas, {
      at: [x, y + size * 0.5],
      size: size * (0.86 + (index % 3) * 0.14),
      lean: 0.1,
      facing: index % 2 === 0 ? 'left' : 'right',
      depth: depth + (index % 2) * 0.06,
      seed: `top-${index}`,
    }),
  )
}
