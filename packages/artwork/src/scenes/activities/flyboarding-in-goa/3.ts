import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { flyboard } from '../../../motifs/flyboard.ts'
import { bastion, curtainWall } from '../../../motifs/fort.ts'
import { headland } from '../../../motifs/headland.ts'
import { lighthouse } from '../../../motifs/lighthouse.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'

const horizon = 800

export const scene: Scene = {
  name: 'activities/flyboarding-in-goa/3',
  caption: 'A flyboarder leans back on the jets against the fort headland in the evening sun.',
  palette: paletteAt('sunset', { turn: 12, dimness: 0.1 }),
  light: [300, 500],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [300, 610], radius: 120, halos: 3, reach: 0.5, horizon }),
    streaks(canvas, { from: [300, 260], to: [2000, 560], count: 7, opacity: 0.5 }),
    headland(canvas, {
      from: [2260, horizon + 4],
      to: [860, horizon + 4],
      height: 300,
      depth: 0.34,
      cliff: 0.3,
      seed: 'fort',
    }),
    curtainWall(canvas, {
      quad: [
        [1330, 560],
        [1960, 500],
        [1960, 640],
        [1330, 660],
      ],
      merlons: 13,
      depth: 0.3,
    }),
    bastion(canvas, { at: [1320, 690], size: 150, half: 90, depth: 0.28 }),
    lighthouse(canvas, { at: [1680, 540], size: 220, depth: 0.3 }),
    sea(canvas, { horizon, bottom: 1200, waves: 70 }),
    glitter(canvas, { x: 300, horizon, bottom: 1190, spread: 200, narrow: 90 }),
    flyboard(canvas, {
      at: [1010, 620],
      size: 480,
      water: [800, 1050],
      hose: [240, 1090],
      posture: { view: 'front', lean: -14, arms: [-120, -140, 110, 84], legs: [-2, 6, 14, 20] },
      jacket: inks.marigold,
      rotate: 24,
      facing: 'left',
    }),
  ],
}
