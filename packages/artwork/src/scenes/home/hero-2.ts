import { paletteAt } from '../../engine/palette.ts'
import type { Scene } from '../../engine/scene.ts'
import { cumulus, gulls } from '../../motifs/clouds.ts'
import { sailingBoat } from '../../motifs/far-boats.ts'
import { bastion, curtainWall, sentryTurret } from '../../motifs/fort.ts'
import { headland } from '../../motifs/headland.ts'
import { lighthouse } from '../../motifs/lighthouse.ts'
import { palmGrove } from '../../motifs/palm.ts'
import { breaker, rocks } from '../../motifs/rocks.ts'
import { sea } from '../../motifs/sea.ts'
import { sky } from '../../motifs/sky.ts'

const horizon = 640

export const scene: Scene = {
  name: 'home/hero-2',
  caption:
    'The laterite bastion of an old fort in the sea below its white lighthouse, waves breaking at its foot.',
  palette: paletteAt('afternoon'),
  light: [-200, 200],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [610, 560], size: 760, rise: 0.36, seed: 'big' }),
    cumulus(canvas, { at: [150, 600], size: 420, rise: 0.26, seed: 'left', opacity: 0.9 }),
    cumulus(canvas, { at: [1100, 590], size: 440, rise: 0.24, seed: 'right', opacity: 0.8 }),
    sea(canvas, { horizon, bottom: 1200, waves: 90 }),
    headland(canvas, {
      from: [1200, horizon + 3],
      to: [560, horizon + 3],
      height: 66,
      depth: 0.6,
      seed: 'far',
    }),
    lighthouse(canvas, { at: [1500, 412], size: 280 }),
    headland(canvas, {
      from: [2300, 700],
      to: [860, 700],
      height: 360,
      depth: 0.12,
      cliff: 0.12,
      seed: 'hill',
    }),
    palmGrove(canvas, { from: [1660, 430], to: [1940, 440], count: 6, size: 190, depth: 0.1, seed: 'hill' }),
    sailingBoat(canvas, { at: [330, 720], size: 150, depth: 0.05 }),
    curtainWall(canvas, {
      quad: [
        [1120, 700],
        [1960, 560],
        [1960, 1080],
        [1120, 960],
      ],
      merlons: 13,
    }),
    bastion(canvas, { at: [1080, 960], size: 270, half: 240 }),
    sentryTurret(canvas, { at: [900, 690], size: 130 }),
    rocks(canvas, { from: [780, 985], to: [2000, 1130], size: 210, count: 13, seed: 'foot' }),
    breaker(canvas, { at: [800, 1010], size: 190 }),
    gulls(canvas, { at: [760, 330], size: 34, count: 6 }),
  ],
}
