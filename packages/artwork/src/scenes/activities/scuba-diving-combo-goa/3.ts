import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { diver } from '../../../motifs/diver.ts'
import { shoal } from '../../../motifs/fish.ts'
import { reef } from '../../../motifs/reef.ts'
import { bubbles, underwater } from '../../../motifs/underwater.ts'

export const scene: Scene = {
  name: 'activities/scuba-diving-combo-goa/3',
  caption: 'A snorkeller seen from below against the bright surface, light falling through the water.',
  palette: paletteAt('noon', {
    sea: ['#d9f6e6', '#3fb3b8', '#0b3d66'],
    haze: '#58bcc4',
    key: '#d4f5e8',
    shadow: '#0b4163',
  }),
  light: [1060, -60],
  draw: (canvas) => [
    underwater(canvas, { light: [1060, -40], rays: 13, surface: 330 }),
    diver(canvas, {
      at: [960, 420],
      size: 860,
      gear: 'snorkel',
      arm: 'reach',
      rotate: -4,
      fins: inks.coral,
      suit: inks.azulejo,
    }),
    bubbles(canvas, { from: [1330, 420], to: [1400, 130], size: 24 }),
    shoal(canvas, {
      at: [430, 780],
      size: 84,
      count: 16,
      reach: [330, 120],
      depth: 0.24,
      colours: [inks.sky, inks.azulejo],
    }),
    shoal(canvas, {
      at: [1480, 880],
      size: 60,
      count: 10,
      reach: [200, 80],
      depth: 0.4,
      facing: 'left',
      colours: [inks.marigold, inks.azulejo],
      seed: 'r',
    }),
    reef(canvas, { from: [-40, 1180], to: [1960, 1120], size: 190, count: 12, depth: 0.34, seed: 'floor' }),
  ],
}
