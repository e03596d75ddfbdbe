import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { forest } from '../../../motifs/forest.ts'
import { guest } from '../../../motifs/life-jacket.ts'
import { rockFace } from '../../../motifs/rock-face.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { waterfall } from '../../../motifs/waterfall.ts'

export const scene: Scene = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/visitor-1',
  caption: 'A family in life jackets poses in front of the falls.',
  palette: paletteAt('morning', { turn: -20 }),
  light: [1700, -200],
  draw: (canvas) => [
    sky(canvas, { horizon: 500 }),
    forest(canvas, {
      along: points(-80, 200, 500, 90, 1000, 40, 1500, 130, 2000, 200),
      base: 1000,
      size: 80,
      depth: 0.5,
      rows: 6,
      seed: 'far',
    }),
    rockFace(canvas, {
      along: points(
        640,
        420,
        800,
        330,
        930,
        200,
        1090,
        150,
        1250,
        56,
        1430,
        110,
        1560,
        230,
        1720,
        260,
        1840,
        380,
        2000,
        420,
      ),
      base: 900,
      size: 110,
      rock: inks.timber,
      depth: 0.22,
    }),
    waterfall(canvas, {
      course: points(1240, 70, 1190, 260, 1270, 470, 1200, 760),
      from: 80,
      to: 330,
      rock: canvas.tones(inks.timber, 0.16).deep,
      seed: 'main',
    }),
    forest(canvas, {
      along: points(-80, 300, 300, 270, 700, 430, 940, 640, 980, 800),
      base: 900,
      size: 110,
      depth: 0.3,
      rows: 5,
      seed: 'left',
    }),
    forest(canvas, {
      along: points(1470, 800, 1540, 600, 1760, 440, 2000, 400),
      base: 900,
      size: 110,
      depth: 0.3,
      rows: 5,
      seed: 'right',
    }),
    sea(canvas, { horizon: 790, bottom: 1200, waves: 40 }),
    rocks(canvas, { from: [960, 820], to: [1900, 860], size: 180, count: 8, colour: inks.stone, seed: 'r' }),
    fill(
      closedCurve(points(-60, 1090, 400, 1050, 900, 1040, 1500, 1070, 2000, 1100, 2000, 1260, -60, 1260)),
      canvas.tones(inks.stone).base,
    ),
    guest(canvas, {
      at: [480, 1130],
      size: 680,
      posture: { ...postures.facing, arms: [-12, -6, 62, 84] },
      jacket: inks.coral,
      outfit: { bottom: inks.ink },
    }),
    guest(canvas, {
      at: [830, 1130],
      size: 620,
      posture: 'waving',
      jacket: inks.marigold,
      outfit: { hair: 'long', bottom: inks.azulejo },
    }),
    guest(canvas, {
      at: [670, 1150],
      size: 420,
      posture: 'cheering',
      jacket: inks.coral,
      outfit: { bottom: inks.teal },
    }),
    guest(canvas, {
      at: [1080, 1150],
      size: 380,
      posture: { ...postures.facing, arms: [-60, -100, 16, 8] },
      jacket: inks.marigold,
      outfit: { hair: 'bun', bottom: inks.ink },
    }),
  ],
}
