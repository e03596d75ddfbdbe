import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bananaBoat } from '../../../motifs/banana-boat.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { headland } from '../../../motifs/headland.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'

const horizon = 430

export const scene: Scene = {
  name: 'activities/goa-ultimate-5-watersports-adventure/3',
  caption: 'Four riders on a yellow banana boat behind a speedboat.',
  palette: paletteAt('morning', { turn: -8 }),
  light: [200, 0],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [420, 380], size: 520, rise: 0.3, seed: 'a' }),
    headland(canvas, {
      from: [2000, horizon + 3],
      to: [1160, horizon + 3],
      height: 100,
      depth: 0.5,
      seed: 'far',
    }),
    palmGrove(canvas, { from: [-40, horizon], to: [820, horizon], count: 18, size: 90, depth: 0.52 }),
    sea(canvas, { horizon, bottom: 1200, waves: 110 }),
    tourBoat(canvas, {
      at: [1560, 560],
      size: 330,
      canopy: 'none',
      hull: inks.azulejo,
      stripe: inks.shell,
      speeding: true,
      people: ['sitting', 'standing'],
    }),
    bananaBoat(canvas, { at: [900, 920], size: 1280, riders: 4, tow: [1450, 580], tilt: -6 }),
  ],
}
