import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach, sandMarks } from '../../../motifs/beach.ts'
import { castShadow, longShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { headland } from '../../../motifs/headland.ts'
import { kayak, paddle } from '../../../motifs/kayak.ts'
import { guest } from '../../../motifs/life-jacket.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 470

export const scene: Scene = {
  name: 'activities/kayaking-in-goa-baga-beach/3',
  caption: 'Kayaks lie drawn up on the sand at the mouth of the creek.',
  palette: paletteAt('noon', { turn: 4 }),
  light: [300, -100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [760, 420], size: 520, rise: 0.3, seed: 'a' }),
    headland(canvas, {
      from: [2100, horizon + 3],
      to: [960, horizon + 3],
      height: 240,
      depth: 0.34,
      cliff: 0.12,
      seed: 'hill',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 60 }),
    beach(canvas, {
      shore: [
        [1960, 560],
        [1500, 590],
        [1180, 640],
        [1040, 730],
        [1180, 860],
        [1460, 1000],
        [1640, 1210],
      ],
      land: 'left',
      wet: 120,
    }),
    sandMarks(canvas, { from: [0, 660], to: [1300, 1190] }),
    palmGrove(canvas, { from: [-40, 640], to: [700, 600], count: 9, size: 330, depth: 0.24, seed: 'l' }),
    ...(
      [
        [600, 790, 520, inks.azulejo, 'right'],
        [760, 900, 640, inks.marigold, 'right'],
        [900, 1050, 800, inks.coral, 'right'],
      ] as const
    ).map(
      ([x, y, size, hull, facing]) =>
        longShadow(canvas, {
          from: [x - size * 0.4, y + 4],
          to: [x + size * 0.42, y + 6],
          size: size * 0.07,
        }) + kayak(canvas, { at: [x, y], size, hull, paddlers: 0, ashore: true, facing }),
    ),
    paddle(canvas, [900, 984], 560, 6),
    castShadow(canvas, { at: [1010, 800], size: 120, width: 34 }),
    paddle(canvas, [1034, 678], 330, -62),
    guest(canvas, {
      at: [1010, 800],
      size: 270,
      posture: { ...postures.strolling, arms: [34, 62, 12, 24] },
      facing: 'right',
      jacket: inks.marigold,
      outfit: { hat: 'straw' },
    }),
    palm(canvas, { at: [150, 1180], size: 1000, lean: 0.14, facing: 'right', seed: 'front' }),
  ],
}
