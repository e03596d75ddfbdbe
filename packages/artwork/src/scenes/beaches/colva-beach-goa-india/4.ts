import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bicycle } from '../../../motifs/bicycle.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import type { Posture } from '../../../motifs/figure-postures.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { white } from './setting.ts'

const horizon = 560
const pedalling: Posture = { lean: 30, arms: [62, 78, 56, 74], legs: [78, -8, 34, -30], seat: 0.48 }

export const scene: Scene = {
  name: 'beaches/colva-beach-goa-india/4',
  caption: 'Two cyclists ride along the edge of the water on the firm sand.',
  palette: paletteAt('morning', { turn: -16 }),
  light: [1600, -100],
  draw: (canvas) => [
    openSea(canvas, { horizon, bottom: 900, clouds: [[1420, 530, 700]] }),
    surfWave(canvas, { from: [-60, 700], to: [1100, 690], size: 60 }),
    strand(canvas, { edge: points(-20, 820, 600, 840, 1200, 810, 1940, 850), wet: 120, colour: white }),
    ...[
      [1340, 960, 440, inks.coral],
      [700, 1080, 620, inks.teal],
    ].map(([x, y, size, colour], index) => {
      const [px, py, s] = [Number(x), Number(y), Number(size)]
      return (
        longShadow(canvas, {
          from: [px - s * 0.45, py],
          to: [px + s * 0.45, py],
          size: s * 0.4,
          ground: white,
        }) +
        bicycle(canvas, { at: [px, py], size: s, facing: 'left', colour: String(colour) }) +
        figure(canvas, {
          at: [px + s * 0.16, py - s * 0.02],
          size: s * 0.98,
          posture: pedalling,
          facing: 'left',
          outfit: {
            top: index ? inks.marigold : inks.shell,
            bottom: inks.azulejo,
            legs: 'shorts',
            hair: index ? 'bun' : 'short',
            hat: index ? 'none' : 'cap',
          },
        })
      )
    }),
    gulls(canvas, { at: [420, 360], size: 32, count: 5 }),
  ],
}
