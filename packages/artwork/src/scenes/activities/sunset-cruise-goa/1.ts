import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { gulls, streaks } from '../../../motifs/clouds.ts'
import { cruiseBoat } from '../../../motifs/cruise-boat.ts'
import { figure } from '../../../motifs/figure.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { headland } from '../../../motifs/headland.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'

const horizon = 730

export const scene: Scene = {
  name: 'activities/sunset-cruise-goa/1',
  caption: 'A double-decked river boat on the Mandovi with the sun low behind it.',
  palette: paletteAt('sunset', { dimness: 0.3 }),
  light: [1000, 600],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [1000, 560], radius: 190, halos: 3, reach: 0.42, horizon }),
    streaks(canvas, { from: [-100, 240], to: [2000, 600], count: 8, opacity: 0.7 }),
    headland(canvas, {
      from: [2000, horizon + 3],
      to: [1180, horizon + 3],
      height: 110,
      depth: 0.6,
      seed: 'far',
    }),
    headland(canvas, {
      from: [-60, horizon + 4],
      to: [720, horizon + 4],
      height: 150,
      depth: 0.42,
      seed: 'near',
    }),
    palmGrove(canvas, {
      from: [-20, horizon - 70],
      to: [520, horizon - 20],
      count: 12,
      size: 130,
      depth: 0.4,
      silhouette: true,
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 80 }),
    glitter(canvas, { x: 1000, horizon, bottom: 1200, spread: 420, narrow: 190, count: 70 }),
    cruiseBoat(canvas, {
      at: [950, 900],
      size: 900,
      stripe: inks.laterite,
      lights: false,
      party: ['standing', 'photographing', 'leaning', 'facing', 'pointing', 'waving'],
    }),
    fishingCanoe(canvas, {
      at: [330, 1010],
      size: 330,
      heading: 8,
      pitch: 7,
      afloat: true,
      hull: inks.timber,
      band: inks.laterite,
    }),
    figure(canvas, { at: [270, 985], size: 150, posture: 'pushing', silhouette: true }),
    gulls(canvas, { at: [560, 330], size: 26, count: 5 }),
  ],
}
