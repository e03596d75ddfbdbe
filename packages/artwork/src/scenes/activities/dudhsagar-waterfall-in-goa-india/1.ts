import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { figure } from '../../../motifs/figure.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { flatRock } from '../../../motifs/flat-rock.ts'
import { forest } from '../../../motifs/forest.ts'
import { rockFace } from '../../../motifs/rock-face.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { sky } from '../../../motifs/sky.ts'
import { train, viaduct } from '../../../motifs/viaduct.ts'
import { mistBands, waterfall } from '../../../motifs/waterfall.ts'

export const scene: Scene = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/1',
  caption:
    'The Dudhsagar falls come down in four white tiers, a train on the viaduct before them, two onlookers on a rock.',
  palette: paletteAt('monsoon', { sky: ['#8fb7b5', '#cfe0cc', '#f3ecc9'] }),
  light: [300, -300],
  draw: (canvas) => [
    sky(canvas, { horizon: 560 }),
    forest(canvas, {
      along: points(-80, 300, 300, 210, 640, 120, 960, 60, 1300, 90, 1700, 190, 2000, 160),
      base: 1200,
      size: 66,
      depth: 0.62,
      rows: 4,
      seed: 'far',
    }),
    rockFace(canvas, {
      along: points(480, 300, 620, 200, 800, 120, 940, 84, 1120, 96, 1260, 150, 1380, 190, 1500, 300),
      base: 1200,
      size: 96,
      rock: inks.timber,
      depth: 0.16,
    }),
    waterfall(canvas, {
      course: points(960, 92, 870, 250, 1000, 430, 880, 640, 970, 1010),
      from: 80,
      to: 460,
      rock: canvas.tones(inks.timber, 0.12).deep,
      mist: true,
      seed: 'main',
    }),
    waterfall(canvas, {
      course: points(1150, 120, 1190, 380, 1150, 660),
      from: 24,
      to: 90,
      rock: canvas.tones(inks.timber, 0.12).deep,
      mist: false,
      seed: 'side',
    }),
    forest(canvas, {
      along: points(-80, 330, 200, 250, 460, 190, 640, 200, 740, 330, 690, 520, 700, 900),
      base: 1300,
      size: 96,
      depth: 0.36,
      rows: 5,
      seed: 'left',
    }),
    forest(canvas, {
      along: points(1230, 900, 1250, 560, 1230, 330, 1340, 210, 1560, 220, 2000, 250),
      base: 1300,
      size: 96,
      depth: 0.36,
      rows: 5,
      seed: 'right',
    }),
    mistBands(canvas, { from: [500, 720], to: [1500, 800], opacity: 0.35 }),
    viaduct(canvas, { at: [180, 800], size: 1560, height: 300, arches: 9 }),
    train(canvas, { at: [560, 800], size: 210, coaches: 6, facing: 'left', livery: inks.azulejo }),
    forest(canvas, {
      along: points(-80, 800, 160, 800, 400, 900, 560, 1050, 700, 1200),
      base: 1300,
      size: 130,
      depth: 0.1,
      rows: 4,
      seed: 'near',
    }),
    forest(canvas, {
      along: points(1240, 1210, 1380, 1040, 1600, 900, 2000, 760),
      base: 1300,
      size: 130,
      depth: 0.1,
      rows: 4,
      seed: 'near-right',
    }),
    rocks(canvas, { from: [640, 1150], to: [1320, 1160], size: 190, count: 7, colour: inks.stone }),
    flatRock(canvas, { at: [700, 1082], size: 400, tall: 150 }),
    figure(canvas, {
      at: [655, 1086],
      size: 235,
      posture: { ...postures.facing, arms: [-14, -6, 108, 130] },
      outfit: { top: inks.coral, bottom: inks.ink, legs: 'shorts', hat: 'straw' },
    }),
    figure(canvas, {
      at: [765, 1088],
      size: 222,
      posture: 'facing',
      outfit: { top: inks.marigold, bottom: inks.bougainvillea, skirt: 'long', hair: 'long' },
    }),
  ],
}
