import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { box } from '../../engine/path.ts'
import { createView } from '../../engine/perspective.ts'
import type { Scene } from '../../engine/scene.ts'
import { fill } from '../../engine/svg.ts'
import { beach } from '../../motifs/beach.ts'
import { pottedPlant } from '../../motifs/bougainvillea.ts'
import { longShadow } from '../../motifs/cast-shadow.ts'
import { plantersChair } from '../../motifs/chair.ts'
import { gulls, streaks } from '../../motifs/clouds.ts'
import { trawler } from '../../motifs/far-boats.ts'
import { floor } from '../../motifs/floor.ts'
import { forest } from '../../motifs/forest.ts'
import { headland } from '../../motifs/headland.ts'
import { palm, palmGrove } from '../../motifs/palm.ts'
import { glitter, sea } from '../../motifs/sea.ts'
import { sky, sun } from '../../motifs/sky.ts'

const horizon = 500
const view = createView({ horizon, eye: 2.2, focal: 1300, centre: 500 })

export const scene: Scene = {
  name: 'membership/hero-1',
  caption:
    'An empty planter’s chair on a terrace above the long curve of the coast, the sun low over the sea.',
  palette: paletteAt('sunset', { turn: -14 }),
  light: [420, 420],
  draw: (canvas) => {
    const wall = canvas.tones(inks.laterite)
    return [
      sky(canvas, { horizon }),
      sun(canvas, { at: [420, 440], radius: 78, halos: 3, reach: 0.8, horizon }),
      streaks(canvas, { from: [300, 180], to: [2000, 420], count: 8, seed: 'b' }),
      headland(canvas, { from: [1980, horizon + 3], to: [980, horizon + 3], height: 120, depth: 0.6 }),
      sea(canvas, { horizon, bottom: 960, waves: 60 }),
      glitter(canvas, { x: 420, horizon, bottom: 940, spread: 160, narrow: 60 }),
      trawler(canvas, { at: [760, 560], size: 90, depth: 0.2 }),
      beach(canvas, {
        shore: [
          [1240, horizon + 6],
          [1080, 540],
          [1010, 600],
          [1060, 680],
          [1220, 780],
          [1330, 900],
          [1300, 1010],
        ],
        land: 'right',
        wet: 110,
      }),
      forest(canvas, {
        along: [
          [1400, 960],
          [1450, 800],
          [1430, 660],
          [1500, 590],
          [1640, 600],
          [1780, 560],
          [1990, 570],
        ],
        base: 1000,
        size: 70,
        depth: 0.24,
        rows: 4,
      }),
      palmGrove(canvas, {
        from: [1330, 545],
        to: [1900, 640],
        count: 10,
        size: 250,
        depth: 0.18,
        silhouette: true,
      }),
      floor(canvas, {
        view,
        left: -6,
        right: 9,
        near: 2,
        far: 6.1,
        tile: 0.62,
        colours: [inks.ochre, inks.laterite],
        pattern: 'diamonds',
      }),
      fill(box(0, 868, 1920, 100), wall.shade),
      fill(box(0, 852, 1920, 26), wall.base),
      fill(box(0, 852, 1920, 8), wall.light),
      pottedPlant(canvas, { at: [220, 870], size: 220, seed: 'wall', flower: inks.coral }),
      palm(canvas, {
        at: [1830, 1300],
        size: 1080,
        lean: 0.14,
        facing: 'left',
        silhouette: true,
        seed: 'frame',
      }),
      longShadow(canvas, {
        from: [980, 1086],
        to: [1330, 1096],
        size: 190,
        ground: inks.laterite,
        opacity: 0.7,
      }),
      plantersChair(canvas, { at: [1120, 1080], metre: 380, heading: 118, pitch: 18, cane: inks.shell }),
      gulls(canvas, { at: [760, 330], size: 26, count: 5 }),
    ]
  },
}
