import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { createView } from '../../engine/perspective.ts'
import type { Scene } from '../../engine/scene.ts'
import { cableBridge } from '../../motifs/bridge.ts'
import { streaks } from '../../motifs/clouds.ts'
import { cruiseBoat } from '../../motifs/cruise-boat.ts'
import { dinghy } from '../../motifs/far-boats.ts'
import { glitter, sea } from '../../motifs/sea.ts'
import { shoreTown } from '../../motifs/shore-town.ts'
import { sky, stars } from '../../motifs/sky.ts'

const horizon = 770
const view = createView({ horizon, eye: 3, focal: 1100 })

export const scene: Scene = {
  name: 'home/hero-4',
  caption: 'A river boat strung with lights passes under the great cable bridge of the Mandovi at dusk.',
  palette: paletteAt('dusk'),
  light: [1500, 760],
  draw: (canvas) => [
    sky(canvas, { horizon, zenith: 0.05 }),
    stars(canvas, { horizon: 560, count: 46 }),
    streaks(canvas, { from: [700, 560], to: [2050, 740], count: 9, opacity: 0.75 }),
    shoreTown(canvas, { from: [-40, horizon + 4], to: [980, horizon + 4], size: 190, depth: 0.3, lit: true }),
    shoreTown(canvas, {
      from: [980, horizon + 3],
      to: [1990, horizon + 3],
      size: 84,
      depth: 0.5,
      lit: true,
      withChurch: false,
      seed: 2,
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 70 }),
    glitter(canvas, {
      x: 1560,
      horizon,
      bottom: 1160,
      spread: 260,
      narrow: 120,
      colour: canvas.palette.sky[2],
      opacity: 0.5,
    }),
    cableBridge(canvas, {
      view,
      from: [-46, 44],
      to: [185, 375],
      stands: 0.34,
      piers: [0.12, 0.22, 0.52, 0.64, 0.76, 0.88],
      deck: 22,
      pylon: 84,
    }),
    cruiseBoat(canvas, { at: [820, 905], size: 860, reflection: 270, stripe: inks.coral }),
    dinghy(canvas, { at: [1640, 960], size: 150, facing: 'left', hull: inks.teal }),
  ],
}
