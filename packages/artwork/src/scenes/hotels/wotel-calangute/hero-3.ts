import { steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { bicycle } from '../../../motifs/bicycle.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { figure } from '../../../motifs/figure.ts'
import { lampGlow } from '../../../motifs/lamps.ts'
import { palm } from '../../../motifs/palm.ts'
import { moon, sky, stars } from '../../../motifs/sky.ts'
import { screenLight } from '../../../motifs/sunscreen.ts'
import { building } from './house.ts'

const view = createView({ horizon: 960, eye: 1.7, centre: 1050, focal: 1250 })
const on = (right: number, away: number) => view.project([right, 0, away])
const front = createWall(view, [-3.6, 14.2], [8.6, 17.5])
const flank = createWall(view, [-3.6, 14.2], [-9, 21])

export const scene: Scene = {
  name: 'hotels/wotel-calangute/hero-3',
  caption: 'The sunscreen wall at night, lit from behind like a lantern over the street.',
  palette: paletteAt('night'),
  light: [900, 500],
  draw: (canvas) => [
    sky(canvas, { horizon: 960 }),
    stars(canvas, { horizon: 800, count: 110 }),
    moon(canvas, { at: [560, 130], radius: 56, phase: 1 }),
    ...[150, 1780].map((x, index) =>
      palm(canvas, {
        at: [x, 1080],
        size: 760 - index * 120,
        lean: 0.1,
        silhouette: true,
        facing: index === 0 ? 'right' : 'left',
        seed: `s${index}`,
      }),
    ),
    fill(
      polygon([on(-40, 60), on(50, 60), on(50, 1.9), on(-40, 1.9)]),
      canvas.fade([0, 950], [0, 1200], [canvas.tones(inks.stone).shade, canvas.tones(inks.ink).base]),
    ),
    building(canvas, front, flank, { lit: true }),
    lampGlow(canvas, front.place(6, 6.4), 720, 0.3),
    screenLight(canvas, {
      place: (across, down) => front.place(across * 1.02, 0, 0.8 + down * 0.9),
      columns: 12,
      rows: 5,
      opacity: 0.001,
    }),
    ...steps(12).map((t) =>
      fill(
        polygon([
          front.place(t * 11.4, 0, 0.2),
          front.place(t * 11.4 + 0.6, 0, 0.2),
          front.place(t * 11.6 + 0.9, 0, 4.4),
          front.place(t * 11.6 - 0.2, 0, 4.4),
        ]),
        canvas.palette.lamp,
        0.14,
      ),
    ),
    pottedPlant(canvas, { at: front.place(1.4, 0, 0.8), size: 150, seed: 'a' }),
    pottedPlant(canvas, { at: front.place(9.6, 0, 0.8), size: 130, seed: 'b' }),
    figure(canvas, {
      at: front.place(5.6, 0, 3),
      size: view.metre(13) * 1.66,
      posture: 'strolling',
      facing: 'right',
      silhouette: true,
      outfit: { skirt: 'short', hair: 'bun' },
    }),
    figure(canvas, {
      at: front.place(6.3, 0, 3),
      size: view.metre(13) * 1.74,
      posture: 'strolling',
      facing: 'right',
      silhouette: true,
      outfit: {},
    }),
    bicycle(canvas, { at: front.place(3, 0, 1.6), size: 190, facing: 'left', colour: inks.coral }),
    palm(canvas, { at: on(4.9, 7), size: 1080, lean: 0.1, silhouette: true, seed: 'n', crown: 0.42 }),
  ],
}
