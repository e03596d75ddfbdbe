import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { cumulus, gulls } from '../../../motifs/clouds.ts'
import { sailingBoat } from '../../../motifs/far-boats.ts'
import { flyboard } from '../../../motifs/flyboard.ts'
import { headland } from '../../../motifs/headland.ts'
import { jetSki } from '../../../motifs/jet-ski.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 860

export const scene: Scene = {
  name: 'activities/flyboarding-in-goa/1',
  caption: 'A flyboarder stands on two jets of water high above the sea.',
  palette: paletteAt('noon'),
  light: [1700, -200],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [500, 780], size: 700, rise: 0.34, seed: 'a' }),
    cumulus(canvas, { at: [1580, 800], size: 560, rise: 0.26, seed: 'b', opacity: 0.85 }),
    headland(canvas, {
      from: [2000, horizon + 3],
      to: [1240, horizon + 3],
      height: 90,
      depth: 0.55,
      seed: 'far',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 60 }),
    sailingBoat(canvas, { at: [300, 886], size: 90, depth: 0.25 }),
    jetSki(canvas, {
      at: [1460, 1040],
      size: 330,
      facing: 'left',
      spray: 0.25,
      lift: 0,
      hull: inks.azulejo,
      jacket: inks.coral,
    }),
    flyboard(canvas, {
      at: [930, 640],
      size: 470,
      water: [900, 1050],
      hose: [1330, 1050],
      posture: { view: 'front', lean: -3, arms: [-74, -58, 70, 96], legs: [-9, -5, 9, 5] },
      jacket: inks.marigold,
      rotate: -5,
    }),
    gulls(canvas, { at: [420, 280], size: 26, count: 5 }),
  ],
}
