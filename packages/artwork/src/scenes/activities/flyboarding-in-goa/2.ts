import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { flyboard } from '../../../motifs/flyboard.ts'
import { headland } from '../../../motifs/headland.ts'
import { jetSki } from '../../../motifs/jet-ski.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 480

export const scene: Scene = {
  name: 'activities/flyboarding-in-goa/2',
  caption: 'A beginner hovers just above the surface, an instructor beside him on a jet ski.',
  palette: paletteAt('morning', { turn: -10 }),
  light: [300, 0],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [1480, 430], size: 560, rise: 0.28, seed: 'a' }),
    headland(canvas, {
      from: [-60, horizon + 3],
      to: [700, horizon + 3],
      height: 90,
      depth: 0.55,
      seed: 'far',
    }),
    palmGrove(canvas, { from: [-40, horizon], to: [520, horizon], count: 12, size: 100, depth: 0.5 }),
    sea(canvas, { horizon, bottom: 1200, waves: 90 }),
    flyboard(canvas, {
      at: [720, 850],
      size: 560,
      water: [700, 960],
      hose: [1200, 970],
      posture: { view: 'front', lean: 12, arms: [-84, -60, 96, 130], legs: [-16, 6, 20, -8] },
      jacket: inks.coral,
      rotate: 7,
    }),
    jetSki(canvas, {
      at: [1370, 940],
      size: 640,
      facing: 'left',
      spray: 0.3,
      lift: 0,
      hull: inks.marigold,
      jacket: inks.azulejo,
    }),
  ],
}
