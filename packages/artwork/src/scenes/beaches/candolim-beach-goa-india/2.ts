import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { bastion, curtainWall, sentryTurret } from '../../../motifs/fort.ts'
import { headland } from '../../../motifs/headland.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { breaker, rocks } from '../../../motifs/rocks.ts'
import { strand } from '../../../motifs/strand.ts'

const horizon = 520

export const scene: Scene = {
  name: 'beaches/candolim-beach-goa-india/2',
  caption: 'The lower wall and bastion of Fort Aguada stand in the sea at the end of the sand.',
  palette: paletteAt('sunset', { turn: 4 }),
  light: [1560, 420],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      sun: [1560, 430, 96],
      streaks: [
        [500, 140],
        [2000, 480],
      ],
    }),
    headland(canvas, {
      from: [-300, 640],
      to: [1120, 640],
      height: 300,
      depth: 0.16,
      cliff: 0.1,
      seed: 'hill',
    }),
    palmGrove(canvas, {
      from: [-20, 380],
      to: [560, 360],
      count: 7,
      size: 170,
      depth: 0.14,
      silhouette: true,
      seed: 'h',
    }),
    curtainWall(canvas, {
      quad: [
        [-40, 500],
        [860, 590],
        [860, 790],
        [-40, 900],
      ],
      merlons: 12,
    }),
    bastion(canvas, { at: [1010, 800], size: 230, half: 220 }),
    sentryTurret(canvas, { at: [1160, 590], size: 110, stone: inks.plaster }),
    rocks(canvas, { from: [640, 850], to: [1320, 830], size: 170, count: 9 }),
    breaker(canvas, { at: [1270, 840], size: 170 }),
    strand(canvas, { edge: points(-20, 930, 400, 910, 800, 940, 1300, 1010, 1940, 1130), wet: 66 }),
    ...[
      [360, 1090],
      [450, 1100],
    ].map(([x = 0, y = 0], index) =>
      figure(canvas, {
        at: [x, y],
        size: 190,
        posture: index ? 'standing' : 'pointing',
        silhouette: true,
        outfit: { skirt: index ? 'long' : 'none' },
      }),
    ),
    gulls(canvas, { at: [1300, 260], size: 28, count: 6 }),
  ],
}
