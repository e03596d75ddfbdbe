import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { boatDeck, deckRail } from '../../../motifs/boat-deck.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { stringLights } from '../../../motifs/lantern.ts'
import { sea } from '../../../motifs/sea.ts'
import { moon, sky, stars } from '../../../motifs/sky.ts'

const horizon = 640

export const scene: Scene = {
  name: 'activities/boat-party-in-goa/visitor-2',
  caption: 'Friends dance on the upper deck at night, dark shapes under strings of bulbs.',
  palette: paletteAt('dusk', { turn: -40 }),
  light: [960, 560],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    stars(canvas, { horizon: 420, count: 60 }),
    moon(canvas, { at: [1630, 330], radius: 58, phase: 1 }),
    forest(canvas, {
      along: points(-60, 600, 700, 570, 1300, 606, 2000, 580),
      base: horizon + 6,
      size: 54,
      depth: 0.5,
    }),
    sea(canvas, { horizon, bottom: 950, waves: 30 }),
    boatDeck(canvas, { edge: 940, rail: 150, wood: inks.timber }),
    deckRail(canvas, { edge: 946, rail: 150 }),
    ...(
      [
        [330, 1120, 610, 'cheering', 'none'],
        [610, 1130, 590, 'dancing', 'short'],
        [980, 1150, 690, 'jumping', 'none'],
        [1310, 1130, 600, 'dancing', 'long'],
        [1640, 1140, 640, 'swaying', 'none'],
      ] as const
    ).map(([x, y, size, posture, skirt], index) =>
      figure(canvas, {
        at: [x, y],
        size,
        posture,
        silhouette: true,
        facing: index % 2 === 0 ? 'right' : 'left',
        outfit: { skirt, hair: skirt === 'none' ? 'short' : 'long' },
      }),
    ),
    ...[70, 170].map((y, index) =>
      stringLights(canvas, {
        from: [-40 + index * 200, y - 60],
        to: [1960 - index * 120, y],
        sag: 120,
        count: 18,
        size: 12,
      }),
    ),
  ],
}
