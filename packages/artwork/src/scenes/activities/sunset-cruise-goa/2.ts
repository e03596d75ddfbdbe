import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { boatDeck, deckRail } from '../../../motifs/boat-deck.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { sailingBoat } from '../../../motifs/far-boats.ts'
import { figure } from '../../../motifs/figure.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { headland } from '../../../motifs/headland.ts'
import { stringLights } from '../../../motifs/lantern.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'

const horizon = 690

export const scene: Scene = {
  name: 'activities/sunset-cruise-goa/2',
  caption: 'Passengers stand along the upper rail against an orange sky.',
  palette: paletteAt('sunset', { turn: 8, dimness: 0.34 }),
  light: [560, 560],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [560, 560], radius: 120, halos: 4, reach: 0.5, horizon }),
    streaks(canvas, { from: [-100, 260], to: [2000, 640], count: 10, opacity: 0.7 }),
    headland(canvas, {
      from: [2000, horizon + 3],
      to: [1150, horizon + 3],
      height: 100,
      depth: 0.55,
      seed: 'far',
    }),
    sea(canvas, { horizon, bottom: 1010, waves: 50 }),
    glitter(canvas, { x: 560, horizon, bottom: 1010, spread: 260, narrow: 120 }),
    sailingBoat(canvas, { at: [985, 728], size: 84, depth: 0.25 }),
    boatDeck(canvas, { edge: 1000, rail: 210 }),
    deckRail(canvas, { edge: 1006, rail: 220 }),
    figure(canvas, {
      at: [520, 1090],
      size: 620,
      posture: { ...postures.facing, lean: 4, arms: [-36, 24, 30, -18] },
      outfit: { top: inks.shell, bottom: inks.azulejo },
    }),
    figure(canvas, {
      at: [800, 1100],
      size: 590,
      posture: { ...postures.facing, lean: -6, arms: [-30, 14, 42, -30] },
      outfit: { top: inks.coral, bottom: inks.bougainvillea, skirt: 'long', hair: 'long', sleeves: 'none' },
    }),
    figure(canvas, {
      at: [1180, 1080],
      size: 610,
      posture: 'photographing',
      facing: 'left',
      outfit: { top: inks.marigold, bottom: inks.ink, hat: 'straw' },
    }),
    figure(canvas, {
      at: [1520, 1110],
      size: 600,
      posture: 'pointing',
      facing: 'left',
      outfit: { top: inks.teal, bottom: inks.shell, hair: 'bun' },
    }),
    figure(canvas, {
      at: [1690, 1120],
      size: 400,
      posture: 'waving',
      outfit: { top: inks.rose, bottom: inks.azulejo, legs: 'shorts' },
    }),
    fill(polygon(points(-10, -10, 1930, -10, 1930, 96, -10, 60)), canvas.tones(inks.laterite).deep),
    fill(polygon(points(-10, 60, 1930, 96, 1930, 112, -10, 76)), canvas.tones(inks.shell).shade),
    stringLights(canvas, { from: [-20, 80], to: [960, 100], sag: 60, count: 14, size: 9 }),
    stringLights(canvas, { from: [960, 100], to: [1940, 116], sag: 60, count: 14, size: 9 }),
  ],
}
