import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import type { Scene } from '../../engine/scene.ts'
import { beach } from '../../motifs/beach.ts'
import { gulls, streaks } from '../../motifs/clouds.ts'
import { fishingCanoe } from '../../motifs/fishing-canoe.ts'
import { headland } from '../../motifs/headland.ts'
import { palm, palmGrove } from '../../motifs/palm.ts'
import { rocks } from '../../motifs/rocks.ts'
import { glitter, sea } from '../../motifs/sea.ts'
import { sky, sun } from '../../motifs/sky.ts'

const horizon = 640

export const scene: Scene = {
  name: 'fallback/hero',
  caption:
    'The Goan coast at sunset: palms in silhouette, headlands one behind the other, a canoe on its way home.',
  palette: paletteAt('sunset', { turn: 8 }),
  light: [980, 560],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [980, 560], radius: 130, halos: 4, reach: 0.6, horizon }),
    streaks(canvas, { from: [-100, 240], to: [2000, 580], count: 12 }),
    headland(canvas, {
      from: [-100, horizon + 3],
      to: [720, horizon + 3],
      height: 170,
      depth: 0.62,
      seed: 1,
    }),
    headland(canvas, {
      from: [-200, horizon + 10],
      to: [460, horizon + 10],
      height: 230,
      depth: 0.36,
      seed: 2,
    }),
    headland(canvas, {
      from: [2000, horizon + 3],
      to: [1320, horizon + 3],
      height: 110,
      depth: 0.55,
      seed: 3,
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 90 }),
    glitter(canvas, { x: 980, horizon, bottom: 1180, spread: 250, narrow: 100 }),
    fishingCanoe(canvas, {
      at: [1320, 820],
      size: 330,
      heading: 176,
      pitch: 7,
      afloat: true,
      hull: inks.ink,
      band: inks.coral,
    }),
    beach(canvas, {
      shore: [
        [2000, 800],
        [1800, 900],
        [1640, 1010],
        [1560, 1110],
        [1380, 1210],
      ],
      land: 'right',
      wet: 110,
    }),
    rocks(canvas, { from: [-40, 1120], to: [520, 1190], size: 240, count: 7, colour: inks.timber }),
    palmGrove(canvas, {
      from: [1760, 900],
      to: [2000, 940],
      count: 3,
      size: 420,
      silhouette: true,
      seed: 'far',
    }),
    palm(canvas, { at: [1660, 1240], size: 980, lean: 0.08, facing: 'left', silhouette: true, seed: 'a' }),
    palm(canvas, { at: [1800, 1240], size: 720, lean: 0.1, silhouette: true, seed: 'b' }),
    gulls(canvas, { at: [560, 380], size: 32, count: 6 }),
  ],
}
