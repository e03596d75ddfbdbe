import type { Canvas } from '../../../engine/canvas.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { box } from '../../../engine/path.ts'
import { fill } from '../../../engine/svg.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm } from '../../../motifs/palm.ts'
import { type Room, type RoomLook, roomShell } from '../../../motifs/room.ts'
import { sky } from '../../../motifs/sky.ts'

/** White walls, red floors and dark wood: the inside of the mansion. */
export const mansionRoom = (canvas: Canvas, room: Room, look: Partial<RoomLook> = {}): string =>
  roomShell(canvas, room, {
    wall: inks.plaster,
    ceiling: inks.shell,
    beams: { colour: inks.timber, gap: 0.62, along: 'depth' },
    floor: { colours: [inks.laterite, inks.tile], pattern: 'checker', tile: 0.42 },
    skirting: inks.azulejo,
    ...look,
  })

/** The palm garden as a window shows it. */
export function gardenView(
  canvas: Canvas,
  { x, horizon, size = 520, seed = 'garden' }: { x: number; horizon: number; size?: number; seed?: string },
): string[] {
  return [
    sky(canvas, { horizon: horizon + 60 }),
    cumulus(canvas, { at: [x + 60, horizon - 120], size: 380, seed, opacity: 0.9 }),
    forest(canvas, {
      along: points(
        x - 1200,
        horizon - 40,
        x - 200,
        horizon - 70,
        x + 260,
        horizon - 30,
        x + 1200,
        horizon - 60,
      ),
      base: horizon + 60,
      size: 74,
      depth: 0.3,
      rows: 3,
      seed,
    }),
    fill(box(x - 1900, horizon + 36, 3800, 700), canvas.tones(inks.grass).base),
    palm(canvas, { at: [x - size * 0.2, horizon + 150], size, lean: 0.12, seed: `${seed}-a` }),
    palm(canvas, {
      at: [x + size * 0.3, horizon + 110],
      size: size * 0.72,
      lean: 0.1,
      facing: 'left',
      depth: 0.1,
      seed: `${seed}-b`,
    }),
  ]
}

/** Crowns of the palms that stand below a terrace. */
export const palmsBelow = (canvas: Canvas): string[] =>
  [
    [120, 940, 520],
    [430, 900, 400],
    [760, 930, 440],
    [1130, 900, 340],
    [1640, 940, 480],
    [1850, 920, 420],
  ].map(([x = 0, y = 0, size = 0], index) =>
    palm(canvas, {
      at: [x, y],
      size,
      lean: 0.1,
      facing: index % 2 === 0 ? 'right' : 'left',
      silhouette: true,
      seed: `below-${index}`,
    }),
  )
