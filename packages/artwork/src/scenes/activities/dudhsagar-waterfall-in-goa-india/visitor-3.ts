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
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { waterfall } from '../../../motifs/waterfall.ts'

export const scene: Scene = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/visitor-3',
  caption: 'A visitor sits on the rocks with the falls behind.',
  palette: paletteAt('dawn', { turn: 12 }),
  light: [1700, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 560 }),
    forest(canvas, {
      along: points(-80, 160, 400, 60, 900, 30, 1500, 200, 2000, 300),
      base: 1000,
      size: 70,
      depth: 0.62,
      rows: 6,
      seed: 'far',
    }),
    rockFace(canvas, {
      along: points(
        -80,
        330,
        60,
        300,
        190,
        190,
        330,
        150,
        480,
        76,
        640,
        130,
        760,
        250,
        930,
        300,
        1080,
        430,
        1240,
        470,
      ),
      base: 1000,
      size: 100,
      rock: inks.timber,
      depth: 0.34,
    }),
    waterfall(canvas, {
      course: points(480, 90, 530, 300, 450, 520, 520, 860),
      from: 70,
      to: 340,
      rock: canvas.tones(inks.timber, 0.3).deep,
      seed: 'main',
    }),
    forest(canvas, {
      along: points(-80, 460, 80, 480, 210, 640, 260, 900),
      base: 1100,
      size: 110,
      depth: 0.4,
      rows: 5,
      seed: 'left',
    }),
    forest(canvas, {
      along: points(760, 940, 860, 700, 1100, 520, 1500, 430, 2000, 380),
      base: 1100,
      size: 120,
      depth: 0.36,
      rows: 6,
      seed: 'right',
    }),
    sea(canvas, { horizon: 900, bottom: 1200, waves: 30 }),
    flatRock(canvas, { at: [1090, 940], size: 900, tall: 290 }),
    figure(canvas, {
      at: [1060, 950],
      size: 640,
      posture: { ...postures.sitting, seat: 0.04, legs: [74, 26, 60, 6], arms: [-24, -30, 34, 60] },
      facing: 'left',
      outfit: { top: inks.coral, bottom: inks.azulejo, legs: 'shorts', hair: 'bun' },
    }),
    rocks(canvas, { from: [60, 1170], to: [560, 1180], size: 220, count: 4, colour: inks.stone, seed: 'l' }),
  ],
}
