import { points } from '../../../engine/geometry.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { cumulus, gulls } from '../../../motifs/clouds.ts'
import { sailingBoat } from '../../../motifs/far-boats.ts'
import { forest } from '../../../motifs/forest.ts'
import { headland } from '../../../motifs/headland.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { tiers } from './house.ts'

const view = createView({ horizon: 880, eye: 3.2, centre: 560, focal: 1320 })

export const scene: Scene = {
  name: 'hotels/la-view-hotel/hero-1',
  caption: 'Tiers of white balconies climbing the green hill above the sea at Baga.',
  palette: paletteAt('morning'),
  light: [200, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 880 }),
    cumulus(canvas, { at: [420, 640], size: 760, rise: 0.36, seed: 'big' }),
    cumulus(canvas, { at: [980, 300], size: 380, rise: 0.22, seed: 'small', opacity: 0.8 }),
    headland(canvas, { from: [-200, 884], to: [430, 884], height: 60, depth: 0.6, seed: 'far' }),
    sea(canvas, { horizon: 880, bottom: 1200, waves: 60 }),
    sailingBoat(canvas, { at: [250, 940], size: 120, depth: 0.06 }),
    forest(canvas, {
      along: points(560, 870, 760, 700, 1000, 480, 1300, 270, 1600, 170, 2000, 120),
      base: 1200,
      size: 96,
      depth: 0.24,
      rows: 5,
      seed: 'hill',
    }),
    palmGrove(canvas, { from: [1180, 350], to: [1900, 190], count: 6, size: 170, depth: 0.2, seed: 'top' }),
    ...tiers(canvas, view),
    fill(
      polygon(points(-20, 1004, 420, 1004, 1100, 1070, 1960, 1170, 1960, 1220, -20, 1220)),
      canvas.fade([0, 880], [0, 1200], canvas.palette.sea),
    ),
    rocks(canvas, { from: [430, 1010], to: [1980, 1190], size: 210, count: 15, seed: 'shore' }),
    palm(canvas, { at: [600, 1010], size: 420, lean: 0.2, facing: 'left', seed: 'shore' }),
    palm(canvas, { at: [1700, 1130], size: 720, lean: 0.1, seed: 'near' }),
    gulls(canvas, { at: [360, 360], size: 30, count: 5 }),
  ],
}
