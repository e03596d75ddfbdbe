import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { bicycle } from '../../../motifs/bicycle.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { castShadow, palmShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'
import { ochreFront } from './house.ts'

const view = createView({ horizon: 800, eye: 1.65, centre: 1500, focal: 1150 })
const on = (right: number, away: number) => view.project([right, 0, away])
const wall = createWall(view, [-9, 8.2], [3.4, 26])

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/exterior-1',
  caption: 'The ochre street front: a shaded arcade under tiles, potted palms along the pavement.',
  palette: paletteAt('morning'),
  light: [1800, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 840 }),
    forest(canvas, {
      along: points(-60, 640, 150, 600, 300, 640),
      base: 1000,
      size: 80,
      depth: 0.2,
      rows: 4,
      seed: 'l',
    }),
    cumulus(canvas, { at: [1600, 560], size: 520, rise: 0.36 }),
    forest(canvas, {
      along: points(1560, 700, 1750, 650, 2000, 630),
      base: 830,
      size: 60,
      depth: 0.3,
      rows: 3,
    }),
    palm(canvas, { at: [1720, 810], size: 380, depth: 0.18, lean: 0.1, seed: 'end' }),
    fill(
      polygon([on(-30, 60), on(40, 60), on(40, 1.9), on(-30, 1.9)]),
      canvas.fade([0, 800], [0, 1200], [canvas.tones(inks.sand).light, canvas.tones(inks.sand).base]),
    ),
    ochreFront(canvas, wall, { bays: 8, plane: 'light' }),
    fill(
      polygon([
        wall.place(0, 0),
        wall.place(wall.length, 0),
        wall.place(wall.length, 0, 1.8),
        wall.place(0, 0, 1.8),
      ]),
      canvas.tones(inks.plaster).shade,
    ),
    ...[2.6, 5.7, 8.8, 11.9, 15].reverse().map((along, index) =>
      pottedPlant(canvas, {
        at: wall.place(along, 0, 1.3),
        size: Math.abs(wall.place(along, 0)[1] - wall.place(along, 1)[1]) * 1.9,
        seed: index,
        flower: inks.coral,
      }),
    ),
    bicycle(canvas, { at: wall.place(7.3, 0, 2.2), size: 210, facing: 'right', colour: inks.teal }),
    castShadow(canvas, { at: on(-0.6, 10.6), size: 130, width: 40 }),
    figure(canvas, {
      at: on(-0.6, 10.6),
      size: view.metre(10.6) * 1.65,
      posture: 'walking',
      facing: 'left',
      outfit: { top: inks.bougainvillea, bottom: inks.bougainvillea, skirt: 'long', hair: 'bun' },
    }),
    palmShadow(canvas, { at: on(2.1, 7), size: 420 }),
    palm(canvas, { at: on(2.1, 7), size: 900, lean: 0.1, facing: 'left', seed: 'street' }),
  ],
}
