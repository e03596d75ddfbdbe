import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { leaf } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { casuarina, casuarinas } from '../../../motifs/casuarina.ts'
import { company } from '../../../motifs/company.ts'
import { creek } from '../../../motifs/creek.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'

const horizon = 470
const view = createView({ horizon, eye: 3.2 })

export const scene: Scene = {
  name: 'beaches/ashwem-beach-goa-india/2',
  caption: 'The creek crosses the sand to the sea; people wade through it.',
  palette: paletteAt('morning', { turn: 10 }),
  light: [300, -200],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 700,
      clouds: [
        [1360, 440, 640],
        [820, 452, 320],
      ],
      lands: [{ side: 'left', nose: 560, height: 70, depth: 0.6 }],
    }),
    strand(canvas, {
      edge: points(-20, 620, 500, 600, 1000, 628, 1500, 590, 1940, 604),
      wet: 34,
      colour: inks.shell,
    }),
    creek(canvas, {
      along: points(1240, 596, 1160, 660, 1010, 720, 960, 800, 1060, 920, 1180, 1240),
      from: 90,
      to: 760,
    }),
    casuarinas(canvas, { from: [-40, 610], to: [520, 620], count: 11, size: 250, depth: 0.3, seed: 'l' }),
    company(canvas, {
      view,
      shadow: 0.6,
      people: [
        {
          at: [740, 820],
          posture: 'carrying',
          outfit: { top: inks.marigold, bottom: inks.azulejo, legs: 'shorts' },
        },
        {
          at: [500, 890],
          posture: 'walking',
          outfit: { top: inks.bougainvillea, skirt: 'short', bottom: inks.coral, hat: 'straw' },
        },
      ],
    }),
    company(canvas, {
      view,
      shadow: 0,
      people: [
        {
          at: [1000, 800],
          posture: 'waving',
          outfit: { top: inks.coral, legs: 'shorts', bottom: inks.shell },
        },
        { at: [1090, 846], posture: 'strolling', tall: 1.2, outfit: { top: inks.marigold, legs: 'shorts' } },
        {
          at: [1040, 1000],
          posture: 'walking',
          facing: 'left',
          outfit: { top: inks.shell, bottom: inks.teal, skirt: 'short', hair: 'long' },
        },
      ],
    }),
    ...[
      [1000, 802, 80],
      [1090, 848, 70],
      [1040, 1004, 120],
    ].map(([x = 0, y = 0, r = 0]) => fill(leaf([x - r, y], [x + r, y], 5, 8), canvas.palette.foam, 0.8)),
    casuarina(canvas, { at: [1700, 1180], size: 1150, lean: -0.14, seed: 'frame' }),
  ],
}
