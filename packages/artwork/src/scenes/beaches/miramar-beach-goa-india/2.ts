import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { casuarina, casuarinas } from '../../../motifs/casuarina.ts'
import { company } from '../../../motifs/company.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { aguadaAcross } from './setting.ts'

const horizon = 560
const view = createView({ horizon, eye: 1.9 })

export const scene: Scene = {
  name: 'beaches/miramar-beach-goa-india/2',
  caption: 'Families walk at dusk under the casuarinas of Miramar.',
  palette: paletteAt('dusk', { turn: 4 }),
  light: [560, 500],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 800,
      sun: [540, 500, 76],
      streaks: [
        [-100, 180],
        [1900, 500],
      ],
      lands: aguadaAcross,
    }),
    strand(canvas, { edge: points(-20, 740, 600, 726, 1200, 746, 1940, 724), wet: 40, colour: inks.ochre }),
    casuarinas(canvas, {
      from: [1100, 740],
      to: [1960, 760],
      count: 5,
      size: 620,
      depth: 0.1,
      silhouette: true,
      seed: 'r',
    }),
    company(canvas, {
      view,
      silhouette: true,
      shadow: 1.1,
      people: [
        { at: [760, 850], posture: 'strolling' },
        { at: [820, 856], posture: 'walking', tall: 1.05 },
        { at: [880, 850], posture: 'strolling', outfit: { skirt: 'long', hair: 'bun' } },
        { at: [1330, 880], posture: 'standing', outfit: { skirt: 'long', hair: 'long' } },
        { at: [1400, 886], posture: 'pointing', tall: 1.7 },
        { at: [380, 800], posture: 'walking', facing: 'left' },
        { at: [340, 800], posture: 'walking', facing: 'left', tall: 1 },
      ],
    }),
    company(canvas, {
      view,
      silhouette: true,
      shadow: 0.9,
      people: [
        { at: [1040, 1050], posture: 'walking', facing: 'left', outfit: { skirt: 'long', hair: 'bun' } },
        { at: [1190, 1060], posture: 'walking', facing: 'left', tall: 1.1 },
        { at: [1330, 1050], posture: 'strolling', facing: 'left' },
      ],
    }),
    casuarina(canvas, { at: [150, 1220], size: 1250, lean: 0.12, silhouette: true, seed: 'f' }),
    casuarina(canvas, { at: [1780, 1230], size: 1300, lean: -0.06, silhouette: true, seed: 'g' }),
  ],
}
