import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve, leaf, polygon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { cumulus, gulls } from '../../../motifs/clouds.ts'
import { diver } from '../../../motifs/diver.ts'
import { headland } from '../../../motifs/headland.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'

const horizon = 480

export const scene: Scene = {
  name: 'activities/scuba-diving-combo-goa/2',
  caption: 'The dive boat lies anchored off the rocks of Grande Island.',
  palette: paletteAt('noon'),
  light: [1700, -100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [460, 420], size: 560, rise: 0.32, seed: 'a' }),
    headland(canvas, {
      from: [-60, horizon + 3],
      to: [620, horizon + 3],
      height: 60,
      depth: 0.62,
      seed: 'coast',
    }),
    headland(canvas, {
      from: [2260, 640],
      to: [720, 640],
      height: 400,
      depth: 0.14,
      cliff: 0.5,
      seed: 'island',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 90 }),
    headland(canvas, {
      from: [2260, 650],
      to: [760, 650],
      height: 400,
      depth: 0.12,
      cliff: 0.5,
      seed: 'island',
    }),
    palmGrove(canvas, { from: [1350, 400], to: [1900, 262], count: 7, size: 130, depth: 0.12, seed: 'top' }),
    rocks(canvas, { from: [740, 660], to: [1960, 720], size: 190, count: 13, seed: 'foot' }),
    fill(leaf([380, 935], [1180, 950], 30, 80), canvas.tones(inks.lagoon).light, 0.4),
    line('M1100 800Q1170 900 1204 984', canvas.palette.ink, { width: 4 }),
    fill(leaf([1168, 986], [1250, 988], 5, 8), canvas.palette.foam, 0.85),
    tourBoat(canvas, {
      at: [760, 930],
      size: 860,
      hull: inks.shell,
      stripe: inks.coral,
      canopy: inks.azulejo,
      jacket: inks.azulejo,
      people: ['sitting', 'standing', 'carrying', 'sitting', 'waving'],
    }),
    fill(polygon(points(560, 660, 690, 640, 690, 710, 560, 730)), canvas.tones(inks.coral).base) +
      line('M560 650V830', canvas.palette.ink, { width: 5 }) +
      line('M566 668L684 700', canvas.tones(inks.shell).light, { width: 16, cap: 'butt' }),
    diver(canvas, { at: [1480, 1010], size: 270, facing: 'left', gear: 'snorkel', rotate: 8 }),
    fill(
      closedCurve(
        points(
          1330,
          1030,
          1400,
          1012,
          1480,
          1020,
          1560,
          1010,
          1640,
          1034,
          1620,
          1070,
          1480,
          1080,
          1360,
          1066,
        ),
      ),
      canvas.palette.sea[2],
      0.72,
    ),
    gulls(canvas, { at: [960, 230], size: 26, count: 5 }),
  ],
}
