import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { diver } from '../../../motifs/diver.ts'
import { shoal } from '../../../motifs/fish.ts'
import { reef } from '../../../motifs/reef.ts'
import { bubbles, underwater } from '../../../motifs/underwater.ts'

export const scene: Scene = {
  name: 'activities/scuba-diving-combo-goa/visitor-1',
  caption: 'Two first-time divers give the OK sign under water.',
  palette: paletteAt('noon', {
    sea: ['#7fd0dd', '#2a7fb0', '#173b78'],
    haze: '#3f8fbd',
    key: '#cdeefa',
    shadow: '#173a70',
    turn: 0,
  }),
  light: [500, -100],
  draw: (canvas) => [
    underwater(canvas, { light: [500, -120], rays: 8 }),
    shoal(canvas, {
      at: [960, 250],
      size: 60,
      count: 14,
      reach: [520, 110],
      depth: 0.45,
      seed: 'top',
      colours: [inks.sky, inks.azulejo],
    }),
    reef(canvas, { from: [-40, 1080], to: [1960, 1130], size: 250, count: 10, depth: 0.3, seed: 'floor' }),
    diver(canvas, { at: [570, 560], size: 900, arm: 'ok', rotate: -12, suit: inks.ink, fins: inks.coral }),
    bubbles(canvas, { from: [900, 400], to: [930, 60], size: 26, seed: 'a' }),
    diver(canvas, {
      at: [1390, 720],
      size: 900,
      arm: 'ok',
      facing: 'left',
      rotate: -8,
      suit: inks.azulejo,
      fins: inks.marigold,
    }),
    bubbles(canvas, { from: [1060, 600], to: [1090, 260], size: 26, seed: 'b' }),
    reef(canvas, { from: [-40, 1190], to: [900, 1170], size: 210, count: 6, seed: 'front' }),
  ],
}
