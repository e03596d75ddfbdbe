import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { boatDeck, deckRail } from '../../../motifs/boat-deck.ts'
import { bunting } from '../../../motifs/bunting.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 560

export const scene: Scene = {
  name: 'activities/boat-party-in-goa/2',
  caption: 'People dance on the upper deck under bunting, the palm banks of the Chapora going by.',
  palette: paletteAt('afternoon', { turn: 6 }),
  light: [1700, 100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [1330, 500], size: 520, rise: 0.3, seed: 'a' }),
    forest(canvas, {
      along: points(-60, 500, 600, 480, 1200, 520, 2000, 490),
      base: horizon + 6,
      size: 56,
      depth: 0.42,
    }),
    palmGrove(canvas, {
      from: [-40, horizon],
      to: [1960, horizon],
      count: 20,
      size: 210,
      depth: 0.3,
      seed: 'bank',
    }),
    sea(canvas, { horizon, bottom: 880, waves: 40 }),
    boatDeck(canvas, { edge: 860, rail: 160 }),
    deckRail(canvas, { edge: 866, rail: 170 }),
    ...(
      [
        [260, 960, 430, 'cheering', inks.teal, 'none'],
        [640, 930, 400, 'waving', inks.marigold, 'short'],
        [1660, 960, 440, 'dancing', inks.rose, 'short'],
      ] as const
    ).map(([x, y, size, posture, colour, skirt]) =>
      figure(canvas, {
        at: [x, y],
        size,
        posture,
        outfit: {
          top: colour,
          bottom: inks.azulejo,
          legs: 'shorts',
          skirt,
          hair: skirt === 'short' ? 'long' : 'short',
        },
      }),
    ),
    castShadow(canvas, { at: [1010, 1090], size: 150, width: 60, ground: inks.teak }),
    figure(canvas, {
      at: [1010, 1090],
      size: 600,
      posture: 'dancing',
      outfit: {
        top: inks.bougainvillea,
        bottom: inks.marigold,
        skirt: 'short',
        legs: 'bare',
        hair: 'long',
        sleeves: 'none',
      },
    }),
    castShadow(canvas, { at: [1340, 1080], size: 150, width: 60, ground: inks.teak }),
    figure(canvas, {
      at: [1340, 1080],
      size: 620,
      posture: 'dancing',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.teal, legs: 'shorts', hat: 'straw' },
    }),
    castShadow(canvas, { at: [560, 1120], size: 150, width: 60, ground: inks.teak }),
    figure(canvas, {
      at: [560, 1120],
      size: 610,
      posture: 'jumping',
      outfit: { top: inks.coral, bottom: inks.ink, legs: 'shorts', hair: 'short' },
    }),
    bunting(canvas, { from: [-20, 60], to: [1000, 40], sag: 110, size: 76, count: 13 }),
    bunting(canvas, { from: [900, 30], to: [1960, 120], sag: 110, size: 76, count: 13 }),
    bunting(canvas, { from: [-20, 210], to: [760, 20], sag: 60, size: 60, count: 11 }),
  ],
}
