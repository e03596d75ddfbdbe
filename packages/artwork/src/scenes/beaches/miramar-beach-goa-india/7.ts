import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { casuarina } from '../../../motifs/casuarina.ts'
import { cruiseBoat } from '../../../motifs/cruise-boat.ts'
import { figure } from '../../../motifs/figure.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { aguadaAcross } from './setting.ts'

const horizon = 600

export const scene: Scene = {
  name: 'beaches/miramar-beach-goa-india/7',
  caption: 'A lit river boat passes the beach as the sun sets behind Aguada.',
  palette: paletteAt('sunset', { turn: 26 }),
  light: [560, 520],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      sun: [520, 530, 84],
      streaks: [
        [-100, 200],
        [2000, 560],
      ],
      lands: aguadaAcross,
    }),
    cruiseBoat(canvas, { at: [1120, 780], size: 900, hull: inks.shell, stripe: inks.teal, reflection: 150 }),
    strand(canvas, { edge: points(-20, 1010, 600, 990, 1200, 1030, 1940, 1000), wet: 50 }),
    ...[
      [300, 1130],
      [390, 1140],
    ].map(([x = 0, y = 0], index) =>
      figure(canvas, {
        at: [x, y],
        size: index ? 170 : 250,
        posture: index ? 'waving' : 'standing',
        silhouette: true,
        outfit: { skirt: index ? 'none' : 'long', hair: 'bun' },
      }),
    ),
    casuarina(canvas, { at: [130, 1240], size: 1200, lean: 0.08, silhouette: true, seed: 'f' }),
  ],
}
