import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { diver } from '../../../motifs/diver.ts'
import { shoal } from '../../../motifs/fish.ts'
import { reef } from '../../../motifs/reef.ts'
import { bubbles, underwater } from '../../../motifs/underwater.ts'

export const scene: Scene = {
  name: 'activities/scuba-diving-combo-goa/1',
  caption: 'A diver and an instructor above a coral reef with striped fish.',
  palette: paletteAt('noon', {
    sea: ['#8fdcd6', '#2b94ab', '#0d3f63'],
    haze: '#3a9fb4',
    key: '#c8f2e4',
    shadow: '#0c3a5c',
  }),
  light: [760, -160],
  draw: (canvas) => [
    underwater(canvas, { light: [760, -140], rays: 9 }),
    reef(canvas, { from: [-40, 900], to: [1960, 800], size: 240, count: 10, depth: 0.62, seed: 'far' }),
    shoal(canvas, {
      at: [1500, 300],
      size: 54,
      count: 12,
      reach: [190, 90],
      depth: 0.5,
      facing: 'left',
      seed: 'far',
    }),
    reef(canvas, { from: [900, 1010], to: [2000, 820], size: 330, count: 7, depth: 0.3, seed: 'mid' }),
    diver(canvas, {
      at: [1240, 380],
      size: 560,
      depth: 0.12,
      facing: 'left',
      rotate: 10,
      suit: inks.azulejo,
      fins: inks.coral,
    }),
    bubbles(canvas, { from: [1020, 300], to: [1070, 30], size: 22, seed: 'b' }),
    diver(canvas, { at: [760, 640], size: 760, rotate: 8, suit: inks.ink, fins: inks.marigold }),
    bubbles(canvas, { from: [1060, 600], to: [990, 200], size: 26, seed: 'a' }),
    shoal(canvas, { at: [1290, 760], size: 120, count: 9, reach: [240, 100], facing: 'left', seed: 'near' }),
    reef(canvas, { from: [-60, 960], to: [1100, 1130], size: 330, count: 7, seed: 'near' }),
    reef(canvas, { from: [1000, 1170], to: [2000, 1060], size: 260, count: 7, seed: 'right' }),
  ],
}
