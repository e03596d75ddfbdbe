import type { Canvas } from '../../../engine/canvas.ts'
import type { Point } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import type { View } from '../../../engine/perspective.ts'
import { createWall } from '../../../engine/wall.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { sailingBoat } from '../../../motifs/far-boats.ts'
import { forest } from '../../../motifs/forest.ts'
import { headland } from '../../../motifs/headland.ts'
import { type Room, type RoomLook, roomShell } from '../../../motifs/room.ts'
import { sea } from '../../../motifs/sea.ts'
import { seaBalconies } from '../../../motifs/sea-balconies.ts'
import { sky } from '../../../motifs/sky.ts'
import type { Plane } from '../../../motifs/window.ts'

/** Lime white, sea blue and pale wood: the inside of the tiers. */
export const tierRoom = (canvas: Canvas, room: Room, look: Partial<RoomLook> = {}): string =>
  roomShell(canvas, room, {
    wall: inks.shell,
    ceiling: inks.shell,
    floor: { colours: [inks.sand, inks.straw], pattern: 'boards', tile: 0.3 },
    skirting: inks.lagoon,
    ...look,
  })

/** The bay below the hill: sea, the far headland, a sail. */
export function bayView(
  canvas: Canvas,
  {
    horizon,
    bottom = 1200,
    sail = [900, 0],
    seed = 'bay',
  }: { horizon: number; bottom?: number; sail?: Point; seed?: string },
): string[] {
  return [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [sail[0] - 160, horizon - 70], size: 520, rise: 0.3, seed }),
    headland(canvas, {
      from: [2300, horizon + 3],
      to: [sail[0] + 260, horizon + 3],
      height: 90,
      depth: 0.5,
      seed,
    }),
    sea(canvas, { horizon, bottom, waves: 50, seed }),
    sailingBoat(canvas, { at: [sail[0], horizon + 46 + sail[1]], size: 70, depth: 0.1 }),
  ]
}

/** Three tiers of balconies up the hill, the highest farthest away. */
export function tiers(
  canvas: Canvas,
  view: View,
  { plane = 'light', lit = false, shift = 0 }: { plane?: Plane; lit?: boolean; shift?: number } = {},
): string[] {
  const wall = (a: number, za: number, b: number, zb: number) =>
    createWall(view, [a + shift, za], [b + shift, zb])
  return [
    seaBalconies(canvas, {
      wall: wall(12, 56, 36, 49),
      up: 17.4,
      storeys: 1,
      bays: 6,
      plane,
      lit,
      depth: 0.1,
    }),
    forest(canvas, {
      along: [
        view.project([9 + shift, 17, 54]),
        view.project([24 + shift, 17.6, 48]),
        view.project([40 + shift, 18, 44]),
      ],
      base: 1200,
      size: 70,
      depth: 0.14,
      rows: 3,
      seed: 'tier-3',
    }),
    seaBalconies(canvas, {
      wall: wall(7, 48, 34, 40),
      up: 10,
      storeys: 2,
      bays: 7,
      plane,
      lit,
      stripe: inks.coral,
      depth: 0.04,
    }),
    forest(canvas, {
      along: [
        view.project([4 + shift, 9, 46]),
        view.project([18 + shift, 10, 40]),
        view.project([36 + shift, 10.4, 35]),
      ],
      base: 1200,
      size: 84,
      depth: 0.08,
      rows: 3,
      seed: 'tier-2',
    }),
    seaBalconies(canvas, { wall: wall(2, 40, 28, 31), up: 2.6, storeys: 2, bays: 7, plane, lit }),
    forest(canvas, {
      along: [
        view.project([-3 + shift, 1.2, 39]),
        view.project([12 + shift, 2.6, 32]),
        view.project([31 + shift, 3, 26]),
      ],
      base: 1200,
      size: 96,
      depth: 0.02,
      rows: 4,
      seed: 'tier-1',
    }),
  ]
}
