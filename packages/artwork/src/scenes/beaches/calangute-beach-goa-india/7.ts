import { points } from '../../../engine/geometry.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'

const horizon = 540

export const scene: Scene = {
  name: 'beaches/calangute-beach-goa-india/7',
  caption: 'The long beach at sunset from the south, walkers small between the palms and the surf.',
  palette: paletteAt('sunset', { turn: -4 }),
  light: [520, 460],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      sun: [520, 430, 92],
      streaks: [
        [-100, 150],
        [1900, 480],
      ],
      lands: [{ side: 'right', nose: 820, height: 90, depth: 0.5 }],
    }),
    beach(canvas, {
      shore: points(900, 550, 860, 590, 720, 650, 700, 740, 560, 850, 420, 1000, 460, 1210),
      land: 'right',
      wet: 190,
      surf: 4,
    }),
    palmGrove(canvas, {
      from: [1040, 570],
      to: [1960, 720],
      count: 16,
      size: 300,
      depth: 0.16,
      silhouette: true,
      seed: 'p',
    }),
    ...[
      [900, 640, 54],
      [930, 644, 54],
      [1010, 740, 90],
      [860, 830, 130],
      [930, 836, 90],
    ].map(
      ([x = 0, y = 0, size = 0], index) =>
        castShadow(canvas, { at: [x, y], size: size * 1.2, width: size * 0.26 }) +
        figure(canvas, { at: [x, y], size, posture: index % 2 ? 'walking' : 'strolling', silhouette: true }),
    ),
    palm(canvas, { at: [1500, 1180], size: 860, lean: 0.16, facing: 'left', silhouette: true, seed: 'a' }),
    palm(canvas, {
      at: [1760, 1240],
      size: 1100,
      lean: 0.12,
      facing: 'left',
      silhouette: true,
      seed: 'b',
      fronds: 12,
    }),
    gulls(canvas, { at: [300, 270], size: 26, count: 5 }),
  ],
}
