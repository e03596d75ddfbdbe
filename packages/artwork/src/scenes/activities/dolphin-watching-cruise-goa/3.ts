import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach, sandMarks } from '../../../motifs/beach.ts'
import { castShadow, longShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { headland } from '../../../motifs/headland.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 440

export const scene: Scene = {
  name: 'activities/dolphin-watching-cruise-goa/3',
  caption: 'A line of painted boats on the sand at Coco beach.',
  palette: paletteAt('morning', { turn: 6 }),
  light: [300, 0],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [1460, 390], size: 520, rise: 0.28, seed: 'a' }),
    headland(canvas, {
      from: [2000, horizon + 3],
      to: [900, horizon + 3],
      height: 110,
      depth: 0.5,
      seed: 'far',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 60 }),
    beach(canvas, {
      shore: [
        [780, 452],
        [980, 500],
        [1200, 600],
        [1420, 760],
        [1640, 960],
        [1860, 1210],
      ],
      land: 'left',
      wet: 120,
    }),
    palmGrove(canvas, {
      from: [-40, 580],
      to: [700, 470],
      count: 14,
      size: 320,
      depth: 0.26,
      seed: 'grove',
      shadow: 0.4,
    }),
    sandMarks(canvas, { from: [0, 640], to: [1300, 1190] }),
    ...(
      [
        [820, 540, 220, inks.coral, inks.shell],
        [910, 600, 300, inks.azulejo, inks.marigold],
        [980, 680, 400, inks.teal, inks.coral],
        [1050, 790, 540, inks.marigold, inks.azulejo],
        [1090, 960, 740, inks.bougainvillea, inks.shell],
      ] as const
    ).map(
      ([x, y, size, hull, band]) =>
        longShadow(canvas, {
          from: [x - size * 0.36, y],
          to: [x + size * 0.3, y + size * 0.05],
          size: size * 0.16,
        }) + fishingCanoe(canvas, { at: [x, y], size, heading: 22, pitch: 13, hull, band }),
    ),
    castShadow(canvas, { at: [520, 1010], size: 170, width: 46 }),
    figure(canvas, {
      at: [520, 1010],
      size: 330,
      posture: 'carrying',
      outfit: { top: inks.shell, bottom: inks.azulejo, legs: 'shorts', hat: 'straw' },
    }),
    palm(canvas, { at: [180, 1150], size: 930, lean: 0.16, seed: 'front' }),
  ],
}
