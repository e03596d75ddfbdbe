import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { casuarina } from '../../../motifs/casuarina.ts'
import { figure } from '../../../motifs/figure.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { bench, seaWall, streetLamp } from '../../../motifs/promenade.ts'
import { aguadaAcross } from './setting.ts'

const horizon = 480

export const scene: Scene = {
  name: 'beaches/miramar-beach-goa-india/6',
  caption: 'The promenade with its benches and lamps under casuarinas, the bay beside it.',
  palette: paletteAt('noon', { turn: 18 }),
  light: [300, -250],
  draw: (canvas) => [
    openSea(canvas, { horizon, bottom: 700, clouds: [[420, 450, 620]], lands: aguadaAcross }),
    fill(box(0, 660, 1920, 200), canvas.tones(inks.sand).light),
    fill(leaf([-200, 664], [2100, 656], 8, 4), canvas.palette.foam),
    seaWall(canvas, { at: [-20, 860], size: 66, reach: 1980 }),
    fill(
      box(0, 860, 1920, 350),
      canvas.fade([0, 860], [0, 1200], [canvas.tones(inks.ochre).light, canvas.tones(inks.laterite).light]),
    ),
    casuarina(canvas, { at: [1230, 880], size: 760, seed: 'a', depth: 0.04 }),
    casuarina(canvas, { at: [1700, 900], size: 880, seed: 'b', lean: -0.06 }),
    ...[300, 900].map((x) => streetLamp(canvas, { at: [x, 900], size: 460 })),
    ...[
      [520, 1010, 330],
      [1120, 1020, 340],
    ].map(
      ([x = 0, y = 0, size = 0]) =>
        longShadow(canvas, {
          from: [x - size * 0.4, y],
          to: [x + size * 0.46, y],
          size: 90,
          ground: inks.ochre,
        }) + bench(canvas, { at: [x, y], size }),
    ),
    figure(canvas, {
      at: [1100, 1004],
      size: 260,
      posture: 'sitting',
      outfit: { top: inks.coral, skirt: 'long', bottom: inks.azulejo, hair: 'bun' },
    }),
    figure(canvas, {
      at: [1480, 1100],
      size: 380,
      posture: 'strolling',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.teal, hat: 'straw' },
    }),
    figure(canvas, {
      at: [760, 960],
      size: 240,
      posture: 'walking',
      outfit: { top: inks.marigold, legs: 'shorts' },
    }),
  ],
}
