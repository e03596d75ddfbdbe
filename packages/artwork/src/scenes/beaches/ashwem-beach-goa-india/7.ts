import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { beach } from '../../../motifs/beach.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { stiltHut } from '../../../motifs/stilt-hut.ts'

const horizon = 640

export const scene: Scene = {
  name: 'beaches/ashwem-beach-goa-india/7',
  caption: 'Wooden huts with lit windows between the palms after sunset.',
  palette: paletteAt('dusk', { turn: -22 }),
  light: [200, 560],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 860,
      sun: [240, 610, 70],
      streaks: [
        [-100, 260],
        [1500, 580],
      ],
    }),
    beach(canvas, {
      shore: points(760, 648, 640, 690, 460, 760, 200, 850, -100, 960, -500, 1210),
      land: 'right',
      wet: 90,
    }),
    palmGrove(canvas, {
      from: [820, 720],
      to: [1960, 760],
      count: 9,
      size: 520,
      depth: 0.16,
      seed: 'b',
      silhouette: true,
    }),
    stiltHut(canvas, { at: [860, 780], size: 170, colour: inks.teak, depth: 0.1 }),
    stiltHut(canvas, { at: [1180, 880], size: 280, colour: inks.teak, depth: 0.04 }),
    stiltHut(canvas, { at: [1640, 1040], size: 450, colour: inks.teak, hammock: true }),
    ...[
      [1180, 890, 200],
      [1640, 1060, 300],
    ].map(([x = 0, y = 0, r = 0]) => fill(ellipse([x, y], r, r * 0.22), canvas.palette.lamp, 0.16)),
    palm(canvas, { at: [560, 1180], size: 1060, lean: 0.1, facing: 'left', silhouette: true, seed: 'f' }),
    palm(canvas, { at: [1330, 1180], size: 960, lean: 0.08, silhouette: true, seed: 'g' }),
  ],
}
