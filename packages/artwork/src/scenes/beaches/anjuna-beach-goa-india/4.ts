import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { figure } from '../../../motifs/figure.ts'
import { shoal } from '../../../motifs/fish.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { crab, starfish, tidePool } from '../../../motifs/tide-pool.ts'
import { shelf } from './setting.ts'

const horizon = 320

export const scene: Scene = {
  name: 'beaches/anjuna-beach-goa-india/4',
  caption: 'Children crouch at a tide pool with starfish and a crab in it.',
  palette: paletteAt('morning', { turn: -2 }),
  light: [1700, -100],
  draw: (canvas) => [
    openSea(canvas, { horizon, bottom: 620, clouds: [[420, 296, 460]] }),
    surfWave(canvas, { from: [300, 430], to: [1500, 420], size: 40 }),
    rocks(canvas, { from: [-40, 560], to: [1980, 540], size: 230, count: 13 }),
    fill(
      closedCurve(points(-60, 620, 500, 570, 1100, 590, 1980, 560, 2000, 1260, -60, 1260)),
      canvas.tones(shelf).base,
    ),
    ...[
      [140, 700, 300],
      [1620, 680, 320],
    ].map(([x = 0, y = 0, size = 0]) => tidePool(canvas, { at: [x, y], size, rock: shelf })),
    tidePool(canvas, { at: [960, 950], size: 1160, rock: shelf, flatten: 0.38 }),
    starfish(canvas, { at: [780, 980], size: 150, turn: 12 }),
    starfish(canvas, { at: [1240, 1010], size: 100, colour: inks.marigold, turn: 40 }),
    shoal(canvas, { at: [1020, 900], size: 44, reach: [120, 30], count: 6 }),
    crab(canvas, { at: [1010, 1150], size: 190 }),
    figure(canvas, {
      at: [430, 860],
      size: 460,
      posture: 'crouching',
      outfit: { top: inks.marigold, bottom: inks.azulejo, legs: 'shorts', hat: 'straw' },
    }),
    figure(canvas, {
      at: [1500, 880],
      size: 440,
      posture: 'crouching',
      facing: 'left',
      outfit: { top: inks.bougainvillea, bottom: inks.shell, legs: 'shorts', hair: 'bun' },
    }),
    figure(canvas, {
      at: [1230, 760],
      size: 330,
      posture: 'leaning',
      facing: 'left',
      outfit: { top: inks.teal, bottom: inks.ink, legs: 'shorts' },
    }),
  ],
}
