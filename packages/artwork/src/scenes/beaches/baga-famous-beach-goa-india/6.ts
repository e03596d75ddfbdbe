import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { bananaBoat } from '../../../motifs/banana-boat.ts'
import { farShore } from '../../../motifs/far-shore.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'

const horizon = 420

export const scene: Scene = {
  name: 'beaches/baga-famous-beach-goa-india/6',
  caption: 'A banana boat with four riders is pulled away in a spray of foam.',
  palette: paletteAt('noon', { turn: 8 }),
  light: [300, -200],
  draw: (canvas) => [
    openSea(canvas, { horizon, waves: 80, clouds: [[1380, 390, 640]] }),
    farShore(canvas, { from: [-60, 440], to: [1980, 436], size: 110, depth: 0.42, count: 26, wood: 0.7 }),
    tourBoat(canvas, {
      at: [1650, 600],
      size: 300,
      hull: inks.shell,
      stripe: inks.azulejo,
      canopy: 'none',
      people: ['sitting', 'standing'],
      speeding: true,
    }),
    fill(leaf([900, 900], [1640, 610], 8, 34), canvas.palette.foam, 0.5),
    bananaBoat(canvas, { at: [700, 930], size: 900, tow: [1520, 560], tilt: -6 }),
    surfWave(canvas, { from: [-100, 1160], to: [1200, 1190], size: 70 }),
  ],
}
