import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { casuarinas } from '../../../motifs/casuarina.ts'
import { company } from '../../../motifs/company.ts'
import { dune } from '../../../motifs/dune.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { aguada } from './setting.ts'

const horizon = 500
const view = createView({ horizon, eye: 4 })

export const scene: Scene = {
  name: 'beaches/candolim-beach-goa-india/1',
  caption: 'Candolim beach behind dunes green with creepers and pink flowers.',
  palette: paletteAt('morning', { turn: -4 }),
  light: [1600, -100],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      clouds: [
        [1300, 470, 720],
        [760, 484, 300],
      ],
    }),
    aguada(canvas, horizon, 980, 120, 0.46),
    beach(canvas, {
      shore: points(760, 510, 900, 548, 1020, 610, 1060, 700, 1180, 800, 1420, 920, 1680, 1060, 1900, 1210),
      land: 'left',
      wet: 110,
      surf: 4,
    }),
    dune(canvas, {
      along: points(-40, 560, 260, 540, 520, 570, 680, 640, 760, 716),
      base: 720,
      size: 40,
      green: 0.5,
      flowers: 5,
      depth: 0.2,
      seed: 'far',
    }),
    casuarinas(canvas, { from: [-40, 560], to: [480, 560], count: 8, size: 200, depth: 0.3 }),
    company(canvas, {
      view,
      people: [
        { at: [900, 690], posture: 'strolling', outfit: { top: inks.coral, skirt: 'short' } },
        { at: [950, 694], posture: 'walking' },
        {
          at: [1150, 890],
          posture: 'walking',
          facing: 'left',
          outfit: { top: inks.marigold, legs: 'shorts' },
        },
      ],
    }),
    dune(canvas, {
      along: points(-60, 700, 240, 640, 520, 690, 760, 790, 900, 900, 1000, 980),
      base: 1010,
      size: 78,
      green: 0.7,
      flowers: 16,
      seed: 'mid',
    }),
    dune(canvas, {
      along: points(-60, 900, 300, 850, 700, 930, 1100, 1040, 1400, 1150, 1560, 1230),
      base: 1260,
      size: 150,
      green: 0.95,
      flowers: 34,
      seed: 'near',
    }),
  ],
}
