import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve, landBelow, ridge } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { bastion, curtainWall } from '../../../motifs/fort.ts'
import { headland } from '../../../motifs/headland.ts'
import { palm } from '../../../motifs/palm.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'

const horizon = 640

export const scene: Scene = {
  name: 'activities/north-goa-explorer/2',
  caption: 'The red ramparts of Chapora fort climb the hill above Vagator.',
  palette: paletteAt('sunset', { turn: 18, dimness: 0.06 }),
  light: [300, 420],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [300, 500], radius: 100, halos: 3, reach: 0.5, horizon }),
    streaks(canvas, { from: [-100, 200], to: [1400, 480], count: 7, opacity: 0.6 }),
    sea(canvas, { horizon, bottom: 1200, waves: 60 }),
    glitter(canvas, { x: 300, horizon, bottom: 1000, spread: 130, narrow: 70 }),
    headland(canvas, {
      from: [-60, horizon + 3],
      to: [200, horizon + 3],
      height: 40,
      depth: 0.6,
      seed: 'far',
    }),
    fill(
      landBelow(ridge(canvas.random('hill'), [430, 1010], [2000, 470], 20), 1260),
      canvas.tones(inks.grass, 0.1).shade,
    ),
    fill(
      closedCurve(
        points(
          420,
          1020,
          700,
          850,
          1040,
          700,
          1500,
          600,
          2000,
          480,
          2000,
          700,
          1400,
          800,
          900,
          960,
          560,
          1200,
          300,
          1260,
        ),
      ),
      canvas.tones(inks.grass, 0.06).base,
    ),
    curtainWall(canvas, {
      quad: [
        [1180, 520],
        [1960, 330],
        [1960, 560],
        [1180, 680],
      ],
      merlons: 12,
      depth: 0.08,
    }),
    bastion(canvas, { at: [1150, 700], size: 210, half: 130, depth: 0.06 }),
    curtainWall(canvas, {
      quad: [
        [640, 730],
        [1080, 560],
        [1080, 690],
        [640, 880],
      ],
      merlons: 9,
      depth: 0.04,
    }),
    bastion(canvas, { at: [640, 910], size: 210, half: 140, depth: 0.02 }),
    rocks(canvas, { from: [760, 1010], to: [1900, 1150], size: 170, count: 9, foam: false, seed: 'slope' }),
    palm(canvas, { at: [1560, 1160], size: 520, lean: 0.14, facing: 'left', seed: 'p' }),
    palm(canvas, { at: [1760, 1210], size: 640, lean: 0.1, seed: 'q' }),
    figure(canvas, {
      at: [980, 990],
      size: 120,
      posture: 'photographing',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.azulejo },
    }),
    figure(canvas, {
      at: [1060, 1000],
      size: 112,
      posture: 'standing',
      facing: 'left',
      outfit: { top: inks.marigold, bottom: inks.coral, skirt: 'long', hair: 'long' },
    }),
  ],
}
