import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { lounger, parasol } from '../../../motifs/beach-furniture.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { figure } from '../../../motifs/figure.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { shack } from '../../../motifs/shack.ts'
import { aguada } from './setting.ts'

const horizon = 470
const _view = createView({ horizon, eye: 3 })

export const scene: Scene = {
  name: 'beaches/candolim-beach-goa-india/3',
  caption: 'Sunbeds under green and white parasols in front of a thatched shack.',
  palette: paletteAt('noon', { turn: 10 }),
  light: [300, -250],
  draw: (canvas) => [
    openSea(canvas, { horizon, clouds: [[520, 440, 500]] }),
    aguada(canvas, horizon, 700, 96, 0.52),
    beach(canvas, {
      shore: points(480, 480, 420, 530, 380, 620, 300, 740, 160, 880, -60, 1030, -500, 1210),
      land: 'right',
      wet: 110,
    }),
    palmGrove(canvas, { from: [860, 560], to: [1960, 600], count: 11, size: 400, depth: 0.18, seed: 'b' }),
    shack(canvas, { at: [1330, 760], size: 760, colour: inks.leaf }),
    ...[
      [560, 740, 190, -4],
      [800, 860, 250, 4],
      [470, 1010, 330, -6],
    ].map(
      ([x = 0, y = 0, size = 0, tilt = 0]) =>
        castShadow(canvas, { at: [x, y], size: size * 0.8, width: size * 0.5 }) +
        parasol(canvas, { at: [x, y], size, tilt, colours: [inks.leaf, inks.shell] }),
    ),
    lounger(canvas, { at: [660, 762], metre: 76, heading: 195 }),
    lounger(canvas, { at: [930, 890], metre: 96, heading: 195 }),
    lounger(canvas, { at: [650, 1060], metre: 130, heading: 195 }),
    figure(canvas, {
      at: [1080, 1000],
      size: 300,
      posture: 'balancing',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.coral, hat: 'none' },
    }),
    lounger(canvas, { at: [1500, 1100], metre: 150, heading: 195, colour: inks.rose }),
    palm(canvas, { at: [1800, 1220], size: 1060, lean: 0.1, facing: 'left', seed: 'near' }),
  ],
}
