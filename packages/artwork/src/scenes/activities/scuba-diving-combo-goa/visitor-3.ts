import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bananaBoat } from '../../../motifs/banana-boat.ts'
import { headland } from '../../../motifs/headland.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'

const horizon = 540

export const scene: Scene = {
  name: 'activities/scuba-diving-combo-goa/visitor-3',
  caption: 'A visitor rides a banana boat on the way back, the island behind in the late sun.',
  palette: paletteAt('sunset', { turn: 26, dimness: 0.1 }),
  light: [300, 420],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [330, 430], radius: 90, halos: 3, horizon }),
    headland(canvas, {
      from: [2000, horizon + 3],
      to: [900, horizon + 3],
      height: 150,
      depth: 0.5,
      seed: 'island',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 90 }),
    glitter(canvas, { x: 330, horizon, bottom: 1150, spread: 170, narrow: 70 }),
    tourBoat(canvas, {
      at: [1640, 680],
      size: 300,
      speeding: true,
      canopy: 'none',
      depth: 0.12,
      people: ['sitting', 'standing'],
    }),
    bananaBoat(canvas, { at: [900, 940], size: 1080, riders: 3, tow: [1500, 690], tilt: -7 }),
  ],
}
