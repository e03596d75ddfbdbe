import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { surfboard } from '../../../motifs/beach-games.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { figure } from '../../../motifs/figure.ts'
import { lifeguardTower, swimFlag } from '../../../motifs/lifeguard-tower.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { coast } from './setting.ts'

const horizon = 600

export const scene: Scene = {
  name: 'beaches/calangute-beach-goa-india/4',
  caption: 'A lifeguard watches from the tower, red and yellow flags in the wind.',
  palette: paletteAt('morning', { turn: 2 }),
  light: [200, -100],
  draw: (canvas) => [
    openSea(canvas, { horizon, bottom: 860, clouds: [[440, 560, 760]], lands: coast }),
    surfWave(canvas, { from: [-60, 720], to: [1000, 710], size: 50 }),
    strand(canvas, { edge: points(-20, 810, 700, 790, 1300, 830, 1940, 800), wet: 50 }),
    castShadow(canvas, { at: [1280, 1080], size: 420, width: 300 }),
    lifeguardTower(canvas, { at: [1260, 1090], size: 680 }),
    swimFlag(canvas, { at: [440, 960], size: 330 }),
    swimFlag(canvas, { at: [160, 900], size: 240 }),
    ...[
      [640, 900],
      [700, 906],
      [300, 880],
    ].map(([x = 0, y = 0], index) =>
      figure(canvas, {
        at: [x, y],
        size: 150,
        posture: index === 1 ? 'waving' : 'strolling',
        outfit: { top: index ? inks.coral : inks.azulejo, legs: 'shorts' },
      }),
    ),
    surfboard(canvas, { at: [940, 960], size: 360, rotate: 10, colours: [inks.marigold, inks.coral] }),
  ],
}
