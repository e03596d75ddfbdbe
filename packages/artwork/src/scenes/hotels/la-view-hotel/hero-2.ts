import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { leaf, ribbon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { balustrade } from '../../../motifs/arcade.ts'
import { beach } from '../../../motifs/beach.ts'
import { bougainvillea } from '../../../motifs/bougainvillea.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { sailingBoat } from '../../../motifs/far-boats.ts'
import { figure } from '../../../motifs/figure.ts'
import { floor } from '../../../motifs/floor.ts'
import { forest } from '../../../motifs/forest.ts'
import { headland } from '../../../motifs/headland.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { sea } from '../../../motifs/sea.ts'
import { shoreTown } from '../../../motifs/shore-town.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 330

export const scene: Scene = {
  name: 'hotels/la-view-hotel/hero-2',
  caption: 'From the top terrace: Baga creek winding to the sea, and the whole beach beyond it.',
  palette: paletteAt('afternoon', { turn: -4 }),
  light: [1700, 100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [520, 270], size: 620, rise: 0.3 }),
    sea(canvas, { horizon, bottom: 900, waves: 60 }),
    headland(canvas, { from: [2100, horizon + 3], to: [1500, horizon + 3], height: 40, depth: 0.66 }),
    beach(canvas, {
      shore: points(1560, horizon + 8, 1330, 400, 1120, 490, 960, 600, 900, 720, 990, 860),
      land: 'right',
      wet: 120,
    }),
    forest(canvas, {
      along: points(1580, 345, 1760, 360, 2000, 370),
      base: 460,
      size: 30,
      depth: 0.4,
      rows: 3,
      seed: 'f0',
    }),
    shoreTown(canvas, {
      from: [1560, 470],
      to: [1980, 490],
      size: 70,
      depth: 0.28,
      withChurch: true,
      seed: 4,
    }),
    palmGrove(canvas, {
      from: [1330, 480],
      to: [1960, 600],
      count: 18,
      size: 110,
      depth: 0.22,
      seed: 'shore',
    }),
    fill(
      ribbon(
        [
          [2000, 640],
          [1640, 690],
          [1420, 720],
          [1210, 690],
          [1060, 650],
          [930, 640],
        ],
        (t) => 64 - t * 10,
      ),
      canvas.palette.sea[1],
    ),
    fill(
      ribbon(
        [
          [2000, 636],
          [1640, 684],
          [1420, 714],
          [1210, 686],
          [1060, 648],
          [960, 642],
        ],
        (t) => 16 - t * 6,
      ),
      canvas.palette.sea[0],
      0.7,
    ),
    sailingBoat(canvas, { at: [640, 520], size: 90, depth: 0.12 }),
    ...[
      [1230, 690],
      [1320, 700],
      [1500, 676],
    ].map(([x = 0, y = 0], index) =>
      fill(
        leaf([x - 22, y], [x + 24, y - 3], 2, 8),
        canvas.tones([inks.coral, inks.azulejo, inks.marigold][index] ?? inks.coral).base,
      ),
    ),
    forest(canvas, {
      along: points(-60, 640, 200, 690, 480, 740, 760, 800, 1100, 800, 1500, 780, 2000, 700),
      base: 1300,
      size: 84,
      depth: 0.08,
      rows: 4,
      seed: 'hill',
    }),
    palm(canvas, { at: [250, 900], size: 440, lean: 0.12, seed: 'h1' }),
    palm(canvas, { at: [1700, 980], size: 480, lean: 0.1, facing: 'left', seed: 'h2' }),
    floor(canvas, {
      view: createView({ horizon: 330, eye: 1.9, centre: 900, focal: 1250 }),
      left: -8,
      right: 8,
      near: 2.2,
      far: 3.6,
      tile: 0.5,
      colours: [inks.shell, inks.plaster],
    }),
    balustrade(canvas, { from: [-20, 1012], to: [1940, 1012], size: 150, style: 'pierced' }),
    figure(canvas, {
      at: [620, 1130],
      size: 560,
      posture: 'pointing',
      facing: 'right',
      outfit: { top: inks.coral, bottom: inks.shell, skirt: 'long', hat: 'straw' },
    }),
    figure(canvas, {
      at: [430, 1150],
      size: 590,
      posture: 'standing',
      facing: 'right',
      outfit: { top: inks.shell, bottom: inks.azulejo, hair: 'short' },
    }),
    bougainvillea(canvas, {
      along: points(1940, 880, 1820, 940, 1760, 1030, 1770, 1110),
      size: 100,
      seed: 'rail',
    }),
  ],
}
