import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach, sandMarks } from '../../../motifs/beach.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { casuarina, casuarinas } from '../../../motifs/casuarina.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { company } from '../../../motifs/company.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { openSea } from '../../../motifs/open-sea.ts'

const horizon = 600
const view = createView({ horizon, eye: 3 })

export const scene: Scene = {
  name: 'beaches/ashwem-beach-goa-india/1',
  caption: 'A lone fishing boat on the pale sand of Ashwem, casuarinas behind it.',
  palette: paletteAt('dawn', { turn: -14 }),
  light: [1650, 300],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 30,
      streaks: [
        [-100, 230],
        [1300, 540],
      ],
      lands: [{ side: 'right', nose: 780, height: 66, depth: 0.62 }],
    }),
    beach(canvas, {
      shore: points(880, 608, 760, 650, 600, 730, 560, 830, 420, 960, 160, 1080, -60, 1210),
      land: 'right',
      wet: 130,
      colour: inks.shell,
    }),
    casuarinas(canvas, { from: [900, 618], to: [1500, 660], count: 15, size: 260, depth: 0.42, seed: 'far' }),
    casuarinas(canvas, { from: [1270, 690], to: [1980, 790], count: 9, size: 520, depth: 0.14, seed: 'mid' }),
    sandMarks(canvas, { from: [700, 760], to: [1800, 1190] }),
    longShadow(canvas, { from: [640, 955], to: [1180, 990], size: 150, ground: inks.shell }),
    fishingCanoe(canvas, {
      at: [920, 1000],
      size: 700,
      heading: 158,
      pitch: 11,
      hull: inks.shell,
      band: inks.coral,
      net: true,
    }),
    company(canvas, {
      view,
      people: [
        {
          at: [1230, 800],
          posture: 'strolling',
          facing: 'left',
          outfit: { top: inks.coral, skirt: 'long', bottom: inks.shell },
        },
      ],
    }),
    casuarina(canvas, { at: [1740, 1160], size: 1180, lean: -0.1, seed: 'tall' }),
    gulls(canvas, { at: [420, 380], size: 26, count: 5 }),
  ],
}
