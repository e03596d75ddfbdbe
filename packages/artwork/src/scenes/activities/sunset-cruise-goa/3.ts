import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, polygon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { boatDeck } from '../../../motifs/boat-deck.ts'
import { bunting } from '../../../motifs/bunting.ts'
import { figure } from '../../../motifs/figure.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { sea } from '../../../motifs/sea.ts'
import { audience, spotlight, stage } from '../../../motifs/stage.ts'

export const scene: Scene = {
  name: 'activities/sunset-cruise-goa/3',
  caption: 'Folk dancers in bright skirts on the small stage of the river boat.',
  palette: paletteAt('dusk', { turn: 10, dimness: 0.12 }),
  light: [960, 60],
  draw: (canvas) => [
    fill(box(0, 0, 1920, 1200), canvas.fade([0, 0], [0, 1200], [...canvas.palette.sky])),
    sea(canvas, { horizon: 620, bottom: 1200, waves: 20 }),
    palmGrove(canvas, {
      from: [-40, 622],
      to: [1960, 622],
      count: 12,
      size: 120,
      depth: 0.5,
      silhouette: true,
    }),
    boatDeck(canvas, { edge: 900, rail: 100 }),
    stage(canvas, { left: 300, right: 1620, floor: 980, top: 90, curtain: inks.azulejo }),
    spotlight(canvas, { from: [960, 0], to: [960, 930], reach: 420 }),
    ...(
      [
        [560, 'dancing', inks.coral, 'right'],
        [830, 'dancing', inks.marigold, 'left'],
        [1360, 'dancing', inks.coral, 'left'],
      ] as const
    ).map(([x, posture, colour, facing]) =>
      figure(canvas, {
        at: [x, 930],
        size: 460,
        posture,
        facing,
        outfit: { top: inks.shell, bottom: colour, skirt: 'long', hair: 'bun' },
      }),
    ),
    figure(canvas, {
      at: [1110, 940],
      size: 490,
      posture: 'jumping',
      outfit: { top: inks.shell, bottom: inks.ink, hat: 'straw', hatColour: inks.laterite, sleeves: 'long' },
    }),
    fill(polygon(points(-10, -10, 1930, -10, 1930, 70, -10, 70)), canvas.tones(inks.laterite).shade),
    bunting(canvas, { from: [-20, 66], to: [960, 70], sag: 70, size: 60, count: 12 }),
    bunting(canvas, { from: [960, 70], to: [1940, 66], sag: 70, size: 60, count: 12 }),
    audience(canvas, { y: 1090, size: 150, count: 9 }),
  ],
}
