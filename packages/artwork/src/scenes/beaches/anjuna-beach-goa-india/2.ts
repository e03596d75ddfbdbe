import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { company } from '../../../motifs/company.ts'
import { figure } from '../../../motifs/figure.ts'
import { fleaStall } from '../../../motifs/flea-stall.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 520
const view = createView({ horizon, eye: 1.6 })

export const scene: Scene = {
  name: 'beaches/anjuna-beach-goa-india/2',
  caption: 'Stalls of the flea market under striped awnings: heaps of spices, cloth, lamps.',
  palette: paletteAt('noon', { turn: 6 }),
  light: [1500, -300],
  draw: (canvas) => [
    sky(canvas, { horizon: 640 }),
    cumulus(canvas, { at: [1240, 430], size: 560 }),
    palmGrove(canvas, { from: [-40, 640], to: [1980, 630], count: 12, size: 430, depth: 0.26, seed: 'back' }),
    fill(
      box(0, 600, 1920, 620),
      canvas.fade([0, 600], [0, 1200], [canvas.tones(inks.laterite).light, canvas.tones(inks.ochre).light]),
    ),
    ...[
      [760, 660, 260, 0],
      [1010, 655, 250, 1],
    ].map(([x = 0, y = 0, size = 0, odd]) =>
      fleaStall(canvas, {
        at: [x, y],
        size,
        depth: 0.16,
        goods: odd ? 'cloth' : 'hats',
        stripes: odd ? [inks.teal, inks.shell] : [inks.marigold, inks.coral],
      }),
    ),
    company(canvas, {
      view,
      people: [
        {
          at: [900, 730],
          posture: 'strolling',
          outfit: { top: inks.shell, skirt: 'long', bottom: inks.bougainvillea, hat: 'straw' },
        },
        { at: [1130, 760], posture: 'walking', facing: 'left', outfit: { top: inks.azulejo } },
        { at: [690, 800], posture: 'carrying', outfit: { top: inks.coral, bottom: inks.ink } },
      ],
    }),
    fleaStall(canvas, {
      at: [420, 900],
      size: 620,
      goods: 'lamps',
      stripes: [inks.bougainvillea, inks.shell],
    }),
    fleaStall(canvas, { at: [1460, 1000], size: 860, goods: 'spices', stripes: [inks.coral, inks.shell] }),
    figure(canvas, {
      at: [1010, 1120],
      size: 520,
      posture: 'pointing',
      outfit: { top: inks.marigold, skirt: 'long', bottom: inks.azulejo, hair: 'bun' },
    }),
    figure(canvas, {
      at: [120, 1150],
      size: 540,
      posture: 'standing',
      outfit: { top: inks.shell, bottom: inks.teal, hat: 'straw' },
    }),
  ],
}
