import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { jetSki } from '../../../motifs/jet-ski.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { aguada } from './setting.ts'

const horizon = 500

export const scene: Scene = {
  name: 'beaches/candolim-beach-goa-india/5',
  caption: 'A jet ski throws spray before the headland of Aguada.',
  palette: paletteAt('morning', { turn: 14 }),
  light: [1500, -200],
  draw: (canvas) => [
    openSea(canvas, { horizon, waves: 80, clouds: [[1500, 470, 620]] }),
    aguada(canvas, horizon, 1300, 230, 0.3),
    rocks(canvas, { from: [760, 520], to: [1320, 516], size: 70, count: 12, depth: 0.24 }),
    surfWave(canvas, { from: [-60, 760], to: [900, 740], size: 46 }),
    jetSki(canvas, {
      at: [1080, 940],
      size: 760,
      lift: 12,
      hull: inks.marigold,
      jacket: inks.coral,
      spray: 1.2,
    }),
    surfWave(canvas, { from: [700, 1180], to: [2100, 1160], size: 60, seed: 1 }),
  ],
}
