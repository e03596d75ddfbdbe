import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { sky } from '../../../motifs/sky.ts'
import { screenLight, sunscreen } from '../../../motifs/sunscreen.ts'
import { palmTops } from './house.ts'

const view = createView({ horizon: 700, eye: 1.6, centre: 1420, focal: 1050 })
const wall = createWall(view, [-2.7, 2.6], [2.2, 15])
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/wotel-calangute/exterior-1',
  caption: 'The sunscreen wall up close: its blocks throw a pattern of shadows on the walk behind.',
  palette: paletteAt('afternoon', { turn: 8 }),
  light: [100, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 760 }),
    forest(canvas, {
      along: points(-60, 560, 150, 530, 420, 560),
      base: 900,
      size: 80,
      depth: 0.22,
      rows: 4,
      seed: 'l',
    }),
    ...palmTops(canvas, { y: 640, xs: [1790, 1880], size: 480, depth: 0.2 }),
    forest(canvas, {
      along: points(1540, 650, 1750, 600, 1960, 620),
      base: 760,
      size: 60,
      depth: 0.2,
      rows: 3,
    }),
    fill(
      polygon([on(-12, 40), on(30, 40), on(30, 1.5), on(-12, 1.5)]),
      canvas.fade([0, 700], [0, 1200], [canvas.tones(inks.marigold).light, canvas.tones(inks.ochre).base]),
    ),
    fill(
      polygon([
        wall.place(0, 0),
        wall.place(wall.length, 0),
        wall.place(wall.length, 0, 3),
        wall.place(0, 0, 3),
      ]),
      canvas.palette.shadow,
      0.26,
    ),
    screenLight(canvas, {
      place: (across, down) => wall.place(0.4 + across * 1.05, 0, 0.35 + down * 0.66),
      columns: 12,
      rows: 4,
      opacity: 0.75,
    }),
    sunscreen(canvas, {
      wall,
      plane: 'light',
      from: [0, 0.3],
      to: [wall.length, 7.2],
      module: 1.15,
      thick: 0.42,
    }),
    fill(wall.panel([0, 0], [wall.length, 0.34], 0.05), canvas.tones(inks.teal).base),
    fill(wall.panel([0, 7.2], [wall.length, 7.7], 0.2), canvas.tones(inks.shell).light),
    fill(wall.panel([wall.length - 0.3, 0], [wall.length, 7.7], 0.06), canvas.tones(inks.coral).base),
    castShadow(canvas, { at: on(2.9, 8.2), size: 190, width: 60, ground: inks.ochre }),
    figure(canvas, {
      at: on(2.9, 8.2),
      size: view.metre(8.2) * 1.66,
      posture: 'walking',
      facing: 'left',
      outfit: { top: inks.teal, bottom: inks.teal, skirt: 'short', legs: 'bare', hair: 'bun' },
    }),
    pottedPlant(canvas, { at: on(3.3, 5), size: 330, seed: 'pot', flower: inks.coral }),
  ],
}
