import { points } from '../../../engine/geometry.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { casuarinas } from '../../../motifs/casuarina.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { turtleNest, turtleTrack } from '../../../motifs/turtle-nest.ts'

const horizon = 380

export const scene: Scene = {
  name: 'beaches/ashwem-beach-goa-india/5',
  caption: 'A ring of rope and stakes around a turtle nest, moonlight on the sea.',
  palette: paletteAt('night', { turn: -14 }),
  light: [1380, 160],
  draw: (canvas) => [
    openSea(canvas, { horizon, moon: [1380, 190, 74], waves: 30 }),
    surfWave(canvas, { from: [300, 520], to: [1500, 500], size: 40 }),
    strand(canvas, { edge: points(-20, 620, 600, 640, 1200, 600, 1940, 640), wet: 56 }),
    casuarinas(canvas, {
      from: [-40, 700],
      to: [300, 690],
      count: 4,
      size: 640,
      silhouette: true,
      seed: 'l',
    }),
    turtleTrack(canvas, { from: [1300, 670], to: [820, 1000] }),
    castShadow(canvas, { at: [760, 1020], size: 300, width: 300 }),
    turtleNest(canvas, { at: [760, 1020], size: 820, sign: false }),
  ],
}
