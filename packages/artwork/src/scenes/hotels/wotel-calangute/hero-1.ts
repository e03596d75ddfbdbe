import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { parasol } from '../../../motifs/beach-furniture.ts'
import { bicycle } from '../../../motifs/bicycle.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'
import { building, palmTops } from './house.ts'

const view = createView({ horizon: 950, eye: 1.7, centre: 900, focal: 1250 })
const on = (right: number, away: number) => view.project([right, 0, away])
const front = createWall(view, [-8.2, 19.5], [3.2, 14.6])
const flank = createWall(view, [3.2, 14.6], [8.6, 21])

export const scene: Scene = {
  name: 'hotels/wotel-calangute/hero-1',
  caption:
    'A small sixties building behind a bold pierced sunscreen wall, marigold and white against the sky.',
  palette: paletteAt('noon', { turn: -6 }),
  light: [200, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 950 }),
    cumulus(canvas, { at: [1500, 760], size: 700, rise: 0.36 }),
    ...palmTops(canvas, { y: 900, xs: [60, 1690, 1850], size: 620, depth: 0.12 }),
    forest(canvas, {
      along: points(-40, 860, 200, 830, 330, 850),
      base: 1000,
      size: 60,
      depth: 0.2,
      rows: 3,
      seed: 'l',
    }),
    forest(canvas, {
      along: points(1400, 850, 1700, 820, 1960, 840),
      base: 1000,
      size: 60,
      depth: 0.2,
      rows: 3,
      seed: 'r',
    }),
    fill(
      polygon([on(-40, 60), on(50, 60), on(50, 1.9), on(-40, 1.9)]),
      canvas.fade([0, 950], [0, 1200], [canvas.tones(inks.sand).light, canvas.tones(inks.sand).base]),
    ),
    parasol(canvas, { at: front.place(4, 10.2, -2), size: 230, colours: [inks.coral, inks.shell], tilt: 4 }),
    building(canvas, front, flank),
    fill(
      polygon([flank.place(0, 0), flank.place(flank.length, 0), on(14, 19), on(8, 13)]),
      canvas.palette.shadow,
      0.3,
    ),
    fill(polygon([on(-12, 14.6), on(12, 10.8), on(12, 6.6), on(-12, 9)]), canvas.tones(inks.stone).base),
    fill(polygon([on(-12, 14.6), on(12, 10.8), on(12, 10.5), on(-12, 14.2)]), canvas.tones(inks.shell).base),
    pottedPlant(canvas, { at: on(-5.4, 15.2), size: 130, seed: 'a', flower: inks.coral }),
    pottedPlant(canvas, { at: on(2.6, 12.9), size: 150, seed: 'b', flower: inks.coral }),
    castShadow(canvas, { at: on(-1.4, 12.6), size: 110, width: 36 }),
    figure(canvas, {
      at: on(-1.4, 12.6),
      size: view.metre(12.6) * 1.66,
      posture: 'strolling',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.coral, skirt: 'short', legs: 'bare', hat: 'straw' },
    }),
    bicycle(canvas, { at: on(4.4, 9.2), size: 270, facing: 'left', colour: inks.coral }),
    palm(canvas, { at: on(-3.9, 8.2), size: 1000, lean: 0.1, facing: 'left', seed: 'near', crown: 0.42 }),
  ],
}
