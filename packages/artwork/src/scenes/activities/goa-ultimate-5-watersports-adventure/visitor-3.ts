import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bananaBoat } from '../../../motifs/banana-boat.ts'
import { bather } from '../../../motifs/bather.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { headland } from '../../../motifs/headland.ts'
import { guest } from '../../../motifs/life-jacket.ts'
import { breaker } from '../../../motifs/rocks.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 380

export const scene: Scene = {
  name: 'activities/goa-ultimate-5-watersports-adventure/visitor-3',
  caption: 'Friends tumble off the banana boat into the water.',
  palette: paletteAt('afternoon', { turn: -14 }),
  light: [300, 0],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [1400, 340], size: 520, rise: 0.28, seed: 'a' }),
    headland(canvas, {
      from: [-60, horizon + 3],
      to: [560, horizon + 3],
      height: 70,
      depth: 0.6,
      seed: 'far',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 100 }),
    bananaBoat(canvas, { at: [900, 800], size: 1040, riders: 1, tow: [1780, 520], tilt: -20 }),
    guest(canvas, {
      at: [560, 620],
      size: 360,
      posture: { ...postures.jumping, lean: -40, seat: 0.4 },
      jacket: inks.coral,
      outfit: { hair: 'short', bottom: inks.ink },
    }),
    guest(canvas, {
      at: [1120, 640],
      size: 360,
      posture: { ...postures.jumping, lean: 60, arms: [-60, -90, 150, 130], seat: 0.4 },
      jacket: inks.azulejo,
      outfit: { hair: 'long', bottom: inks.ink },
    }),
    breaker(canvas, { at: [420, 960], size: 380, seed: 'l' }),
    breaker(canvas, { at: [1240, 1000], size: 420, seed: 'r' }),
    bather(canvas, { at: [760, 1090], size: 470, posture: 'cheering', jacket: inks.marigold, hair: 'bun' }),
  ],
}
