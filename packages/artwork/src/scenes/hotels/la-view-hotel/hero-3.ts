import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { createWall } from '../../../engine/wall.ts'
import { gulls, streaks } from '../../../motifs/clouds.ts'
import { forest } from '../../../motifs/forest.ts'
import { headland } from '../../../motifs/headland.ts'
import { palm } from '../../../motifs/palm.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { seaBalconies } from '../../../motifs/sea-balconies.ts'
import { sky, sun } from '../../../motifs/sky.ts'

const view = createView({ horizon: 860, eye: 8, centre: 420, focal: 1150 })

export const scene: Scene = {
  name: 'hotels/la-view-hotel/hero-3',
  caption: 'The balconies at sunset, a lamp lit on each, the sun going into the sea.',
  palette: paletteAt('sunset'),
  light: [340, 560],
  draw: (canvas) => [
    sky(canvas, { horizon: 700 }),
    sun(canvas, { at: [340, 570], radius: 92, horizon: 700 }),
    streaks(canvas, { from: [-100, 180], to: [1500, 560], count: 9, opacity: 0.7 }),
    sea(canvas, { horizon: 700, bottom: 1200, waves: 50 }),
    glitter(canvas, { x: 340, horizon: 700, bottom: 1160, spread: 180, narrow: 80 }),
    headland(canvas, { from: [-160, 704], to: [230, 704], height: 50, depth: 0.5 }),
    forest(canvas, {
      along: points(700, 700, 1000, 420, 1400, 180, 1700, 90, 2000, 60),
      base: 1200,
      size: 96,
      depth: 0.16,
      rows: 4,
      seed: 'hill',
    }),
    seaBalconies(canvas, {
      wall: createWall(view, [9, 40], [24, 24]),
      up: 14.4,
      storeys: 2,
      bays: 6,
      plane: 'base',
      lit: true,
      depth: 0.04,
    }),
    forest(canvas, {
      along: [view.project([6, 13.4, 38]), view.project([16, 13.8, 29]), view.project([26, 14, 22])],
      base: 1300,
      size: 84,
      depth: 0.06,
      rows: 3,
      seed: 't2',
    }),
    seaBalconies(canvas, {
      wall: createWall(view, [4, 33], [17, 17]),
      up: 5.4,
      storeys: 2,
      bays: 6,
      plane: 'base',
      lit: true,
      stripe: inks.coral,
    }),
    forest(canvas, {
      along: [view.project([1, 3.6, 33]), view.project([9, 4.4, 22]), view.project([17, 4.6, 15])],
      base: 1400,
      size: 96,
      depth: 0.02,
      rows: 4,
      seed: 't1',
    }),
    palm(canvas, { at: [720, 1180], size: 760, lean: 0.16, facing: 'left', silhouette: true, seed: 'p' }),
    palm(canvas, { at: [1800, 1250], size: 700, lean: 0.1, facing: 'left', silhouette: true, seed: 'q' }),
    gulls(canvas, { at: [620, 360], size: 26, count: 5 }),
  ],
}
