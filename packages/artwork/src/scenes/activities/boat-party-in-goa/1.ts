import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { cruiseBoat } from '../../../motifs/cruise-boat.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { moon, sky, stars } from '../../../motifs/sky.ts'

const horizon = 690

export const scene: Scene = {
  name: 'activities/boat-party-in-goa/1',
  caption: 'A party boat strung with lamps on the Chapora river at dusk, between palm banks.',
  palette: paletteAt('dusk', { turn: -24 }),
  light: [1060, 620],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    stars(canvas, { horizon: 420, count: 40 }),
    moon(canvas, { at: [1420, 190], radius: 54, phase: 0.5 }),
    streaks(canvas, { from: [300, 430], to: [1700, 660], count: 8, opacity: 0.6 }),
    forest(canvas, {
      along: points(-60, 640, 400, 610, 900, 652, 1400, 622, 2000, 650),
      base: horizon + 6,
      size: 60,
      depth: 0.5,
      rows: 3,
    }),
    palmGrove(canvas, {
      from: [80, horizon],
      to: [1900, horizon],
      count: 16,
      size: 170,
      depth: 0.42,
      silhouette: true,
      seed: 'bank',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 60 }),
    glitter(canvas, {
      x: 1060,
      horizon,
      bottom: 1200,
      spread: 300,
      narrow: 150,
      colour: canvas.palette.sky[2],
      opacity: 0.4,
    }),
    cruiseBoat(canvas, {
      at: [940, 960],
      size: 980,
      reflection: 230,
      hull: inks.bougainvillea,
      stripe: inks.marigold,
      facing: 'left',
      party: [
        'dancing',
        'cheering',
        'dancing',
        'waving',
        'cheering',
        'jumping',
        'dancing',
        'facing',
        'waving',
      ],
    }),
    palm(canvas, {
      at: [1800, 1290],
      size: 1010,
      lean: 0.2,
      facing: 'left',
      silhouette: true,
      seed: 'right',
    }),
    palm(canvas, { at: [60, 1290], size: 860, lean: 0.08, facing: 'right', silhouette: true, seed: 'left' }),
  ],
}
