import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { figure } from '../../../motifs/figure.ts'
import { iceSculpture } from '../../../motifs/ice-sculpture.ts'
import { igloo } from '../../../motifs/igloo.ts'
import { snowfall, snowGround, snowHall } from '../../../motifs/snow-hall.ts'

export const scene: Scene = {
  name: 'activities/snow-park-goa/2',
  caption: 'An igloo and ice sculptures in blue light.',
  palette: paletteAt('night', {
    sky: ['#0f1f52', '#23408f', '#5f7fd0'],
    haze: '#3f5fb0',
    key: '#bcd2ff',
    shadow: '#14245e',
    dimness: 0.3,
    foam: '#dfeaff',
  }),
  light: [500, 60],
  draw: (canvas) => [
    snowHall(canvas, { floor: 640, vanish: 1060, lamps: [inks.azulejo, inks.bougainvillea, inks.lagoon] }),
    snowGround(canvas, { top: 720 }),
    iceSculpture(canvas, { at: [330, 960], size: 560, shape: 'elephant' }),
    iceSculpture(canvas, { at: [1250, 780], size: 330, shape: 'tower', depth: 0.3 }),
    igloo(canvas, { at: [900, 960], size: 740 }),
    iceSculpture(canvas, { at: [1560, 1000], size: 600, shape: 'swan', facing: 'left' }),
    figure(canvas, {
      at: [1240, 1090],
      size: 320,
      posture: 'pointing',
      facing: 'left',
      outfit: { top: inks.coral, sleeves: 'long', bottom: inks.ink, hat: 'helmet', hatColour: inks.marigold },
    }),
    snowfall(canvas, { count: 60 }),
  ],
}
