import { mixNumbers, points, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { archedBox, box, leaf, polygon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group, line } from '../../../engine/svg.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { iceSculpture } from '../../../motifs/ice-sculpture.ts'
import { igloo } from '../../../motifs/igloo.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/snow-park-goa/4',
  caption: 'The entrance of the snow park, an ice-blue arch between palm trees.',
  palette: paletteAt('noon'),
  light: [200, -100],
  draw: (canvas) => [
    sky(canvas, { horizon: 900 }),
    cumulus(canvas, { at: [1500, 560], size: 520, rise: 0.34, seed: 'a' }),
    palmGrove(canvas, { from: [-40, 830], to: [1960, 830], count: 12, size: 520, depth: 0.3, seed: 'back' }),
    fill(box(330, 380, 1260, 520), canvas.tones(inks.sky).base),
    fill(box(330, 380, 300, 520), canvas.tones(inks.sky).light) +
      fill(box(1290, 380, 300, 520), canvas.tones(inks.sky).shade),
    fill(
      polygon(
        points(300, 390, 480, 250, 620, 330, 780, 170, 960, 300, 1130, 150, 1300, 320, 1450, 240, 1620, 390),
      ),
      canvas.palette.foam,
    ),
    fill(
      polygon(points(780, 170, 960, 300, 880, 390, 700, 390)) +
        polygon(points(1130, 150, 1300, 320, 1240, 390, 1080, 390)) +
        polygon(points(480, 250, 620, 330, 560, 390, 430, 390)),
      canvas.tones(inks.lagoon).light,
      0.7,
    ),
    ...steps(17).map((t, i) =>
      fill(
        polygon([
          [mixNumbers(316, 1560, t), 388],
          [mixNumbers(316, 1560, t) + 64, 388],
          [mixNumbers(316, 1560, t) + 34, 440 + (i % 3) * 34],
        ]),
        canvas.palette.foam,
      ),
    ),
    fill(archedBox(700, 480, 520, 420), canvas.palette.foam),
    fill(archedBox(744, 530, 432, 370), canvas.tones(inks.azulejo).shade),
    fill(archedBox(800, 590, 320, 310), canvas.tones(inks.azulejo).deep),
    ...[0, 60, 120].map((degrees) =>
      group(
        [
          fill(leaf([-64, 0], [64, 0], 7), canvas.palette.foam),
          line('M-46 0l-14 -16M-46 0l-14 16M46 0l14 -16M46 0l14 16', canvas.palette.foam, { width: 6 }),
        ],
        { at: [960, 690], rotate: degrees },
      ),
    ),
    igloo(canvas, { at: [470, 910], size: 250 }),
    iceSculpture(canvas, { at: [1450, 910], size: 290, shape: 'swan', facing: 'left' }),
    fill(
      box(0, 896, 1920, 310),
      canvas.fade([0, 896], [0, 1200], [canvas.tones(inks.sand).light, canvas.tones(inks.ochre).base]),
    ),
    fill(polygon(points(720, 896, 1200, 896, 1420, 1210, 500, 1210)), canvas.tones(inks.shell).light),
    castShadow(canvas, { at: [880, 1040], size: 130, width: 40 }),
    figure(canvas, {
      at: [880, 1040],
      size: 280,
      posture: 'walking',
      outfit: { top: inks.coral, bottom: inks.azulejo, legs: 'shorts', hat: 'straw' },
    }),
    castShadow(canvas, { at: [1000, 1050], size: 90, width: 30 }),
    figure(canvas, {
      at: [1000, 1050],
      size: 190,
      posture: 'cheering',
      outfit: { top: inks.marigold, bottom: inks.ink, legs: 'shorts' },
    }),
    palm(canvas, { at: [210, 1110], size: 880, lean: 0.08, facing: 'right', seed: 'l' }),
    palm(canvas, { at: [1730, 1130], size: 940, lean: 0.1, facing: 'left', seed: 'r' }),
  ],
}
