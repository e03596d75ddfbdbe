import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { bumperRing } from '../../../motifs/bumper-ring.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { headland } from '../../../motifs/headland.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'

const horizon = 400

export const scene: Scene = {
  name: 'activities/goa-ultimate-5-watersports-adventure/4',
  caption: 'Two riders on a bumper ring bounce behind a boat.',
  palette: paletteAt('afternoon'),
  light: [1700, 100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [1480, 360], size: 460, rise: 0.28, seed: 'a' }),
    headland(canvas, {
      from: [-60, horizon + 3],
      to: [640, horizon + 3],
      height: 90,
      depth: 0.55,
      seed: 'far',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 110 }),
    tourBoat(canvas, {
      at: [340, 530],
      size: 300,
      facing: 'left',
      canopy: 'none',
      hull: inks.coral,
      stripe: inks.shell,
      speeding: true,
      people: ['sitting', 'standing'],
    }),
    line('M440 520L640 800', canvas.palette.ink, { width: 4 }),
    fill(leaf([420, 550], [1500, 1080], 40, 90), canvas.palette.foam, 0.25),
    bumperRing(canvas, { at: [960, 880], size: 860, tilt: -9, colour: inks.azulejo }),
  ],
}
