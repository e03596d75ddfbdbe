import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { cruiseBoat } from '../../../motifs/cruise-boat.ts'
import { girderBridge } from '../../../motifs/girder-bridge.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { shoreTown } from '../../../motifs/shore-town.ts'
import { moon, sky, stars } from '../../../motifs/sky.ts'

const horizon = 700

export const scene: Scene = {
  name: 'activities/mandovi-river-dinner-cruise-goa/1',
  caption: 'A lit dinner boat passes under the bridges of Panaji at night.',
  palette: paletteAt('night'),
  light: [420, 200],
  draw: (canvas) => [
    sky(canvas, { horizon, zenith: 0.1 }),
    stars(canvas, { horizon: 460, count: 60 }),
    moon(canvas, { at: [420, 180], radius: 62, phase: 1 }),
    shoreTown(canvas, {
      from: [-30, horizon + 3],
      to: [1960, horizon + 3],
      size: 150,
      depth: 0.3,
      lit: true,
      seed: 'city',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 60 }),
    girderBridge(canvas, {
      from: [-60, 520],
      to: [1990, 590],
      deck: [44, 24],
      water: 742,
      piers: [0.07, 0.24, 0.4, 0.66, 0.79, 0.92],
      depth: 0.34,
      lamps: 13,
    }),
    girderBridge(canvas, {
      from: [-80, 170],
      to: [2000, 400],
      deck: [120, 64],
      water: 880,
      piers: [0.13, 0.86],
      stone: inks.ochre,
      lamps: 7,
      depth: 0.06,
    }),
    glitter(canvas, {
      x: 250,
      horizon: 880,
      bottom: 1180,
      spread: 100,
      narrow: 60,
      colour: canvas.palette.lamp,
      opacity: 0.35,
      count: 24,
    }),
    cruiseBoat(canvas, {
      at: [960, 930],
      size: 940,
      stripe: inks.azulejo,
      reflection: 240,
      facing: 'left',
      party: ['dining', 'standing', 'sitting', 'dining', 'standing'],
    }),
  ],
}
