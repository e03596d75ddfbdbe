import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { headland } from '../../../motifs/headland.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { parasail, slungWaving } from '../../../motifs/parasail.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'

const horizon = 760

export const scene: Scene = {
  name: 'activities/goa-ultimate-5-watersports-adventure/visitor-2',
  caption: 'A visitor waves from under a parasail, the beach far below.',
  palette: paletteAt('noon', { turn: 4 }),
  light: [1700, -100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [400, 640], size: 560, rise: 0.3, seed: 'a' }),
    headland(canvas, {
      from: [2000, horizon + 3],
      to: [1100, horizon + 3],
      height: 50,
      depth: 0.6,
      seed: 'far',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 70 }),
    beach(canvas, {
      shore: [
        [1280, 775],
        [1200, 830],
        [1300, 940],
        [1560, 1210],
      ],
      land: 'right',
      wet: 110,
    }),
    palmGrove(canvas, { from: [1460, 850], to: [1960, 900], count: 9, size: 120, depth: 0.24 }),
    tourBoat(canvas, {
      at: [620, 1110],
      size: 210,
      canopy: 'none',
      hull: inks.coral,
      speeding: true,
      facing: 'left',
      people: ['sitting', 'standing'],
    }),
    parasail(canvas, {
      at: [930, 900],
      size: 1060,
      riderSize: 38,
      tilt: 5,
      colours: [inks.azulejo, inks.marigold],
      riders: [slungWaving],
      boat: [580, 1090],
    }),
  ],
}
