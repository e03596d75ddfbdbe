import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { casuarina, casuarinas } from '../../../motifs/casuarina.ts'
import { company } from '../../../motifs/company.ts'
import { sailingBoat, trawler } from '../../../motifs/far-boats.ts'
import { lighthouse } from '../../../motifs/lighthouse.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { aguadaAcross } from './setting.ts'

const horizon = 460
const view = createView({ horizon, eye: 6 })

export const scene: Scene = {
  name: 'beaches/miramar-beach-goa-india/1',
  caption: 'The wide bow of Miramar sand, the headland of Fort Aguada across the river mouth.',
  palette: paletteAt('afternoon', { turn: 14 }),
  light: [-200, 150],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 34,
      streaks: [
        [-100, 120],
        [1900, 420],
      ],
      lands: aguadaAcross,
    }),
    lighthouse(canvas, { at: [1080, 402], size: 62, depth: 0.5 }),
    trawler(canvas, { at: [720, 520], size: 90, depth: 0.24 }),
    sailingBoat(canvas, { at: [360, 500], size: 54, depth: 0.36 }),
    beach(canvas, {
      shore: points(1960, 500, 1500, 520, 1000, 580, 640, 690, 480, 820, 520, 960, 760, 1100, 1100, 1230),
      land: 'right',
      wet: 120,
      surf: 3,
    }),
    casuarinas(canvas, { from: [1500, 560], to: [2000, 640], count: 9, size: 230, depth: 0.28, seed: 'far' }),
    company(canvas, {
      view,
      people: [
        { at: [900, 720], posture: 'walking' },
        { at: [940, 724], posture: 'strolling', outfit: { top: inks.coral, skirt: 'long' } },
        { at: [1240, 660], posture: 'standing' },
        { at: [1270, 664], posture: 'standing', facing: 'left', tall: 1.1, outfit: { top: inks.marigold } },
        {
          at: [760, 880],
          posture: 'strolling',
          outfit: { top: inks.teal, skirt: 'long', bottom: inks.marigold },
        },
        { at: [1180, 900], posture: 'walking', facing: 'left', outfit: { top: inks.shell, legs: 'shorts' } },
      ],
    }),
    casuarina(canvas, { at: [1480, 1180], size: 1130, lean: -0.08, seed: 'a' }),
    casuarina(canvas, { at: [1800, 1220], size: 1220, lean: 0.04, seed: 'b' }),
  ],
}
