import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { cumulus, gulls } from '../../../motifs/clouds.ts'
import { headland } from '../../../motifs/headland.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { parasail, slung } from '../../../motifs/parasail.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'

const horizon = 860

export const scene: Scene = {
  name: 'activities/goa-ultimate-5-watersports-adventure/1',
  caption: 'A striped parasail above the sea off Calangute, its boat ahead.',
  palette: paletteAt('morning'),
  light: [1800, -100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [330, 780], size: 620, rise: 0.3, seed: 'a' }),
    headland(canvas, {
      from: [2000, horizon + 3],
      to: [1080, horizon + 3],
      height: 70,
      depth: 0.62,
      seed: 'far',
    }),
    palmGrove(canvas, {
      from: [1420, horizon + 2],
      to: [1960, horizon + 2],
      count: 16,
      size: 90,
      depth: 0.5,
      seed: 'shore',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 80 }),
    parasail(canvas, {
      at: [900, 770],
      size: 660,
      tilt: -7,
      colours: [inks.coral, inks.shell],
      riders: [slung, slung],
      boat: [1262, 968],
    }),
    tourBoat(canvas, {
      at: [1420, 1040],
      size: 520,
      canopy: 'none',
      hull: inks.azulejo,
      stripe: inks.marigold,
      speeding: true,
      people: ['sitting', 'waving', 'standing'],
    }),
    gulls(canvas, { at: [400, 420], size: 26, count: 5 }),
  ],
}
