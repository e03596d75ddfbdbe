import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { company } from '../../../motifs/company.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { footprints } from '../../../motifs/footprints.ts'
import { hillFort } from '../../../motifs/hill-fort.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { strand } from '../../../motifs/strand.ts'
import { fortHill } from './setting.ts'

const horizon = 640
const view = createView({ horizon, eye: 2.6 })

export const scene: Scene = {
  name: 'beaches/vagator-beach-goa-india/2',
  caption: 'The walls of Chapora fort on their grassy hill, seen from the sand.',
  palette: paletteAt('morning', { turn: -10 }),
  light: [1700, -100],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 900,
      clouds: [
        [1460, 520, 760],
        [1000, 560, 300],
      ],
    }),
    hillFort(canvas, {
      along: fortHill(-420, 1240, horizon + 60, 470),
      base: horizon + 60,
      size: 44,
      depth: 0.12,
    }),
    rocks(canvas, { from: [520, 706], to: [1300, 712], size: 110, count: 12, depth: 0.08 }),
    strand(canvas, {
      edge: points(-20, 720, 360, 760, 860, 800, 1360, 850, 1940, 880),
      wet: 70,
      colour: inks.ochre,
    }),
    palmGrove(canvas, { from: [-30, 740], to: [300, 760], count: 5, size: 300, depth: 0.06, seed: 'l' }),
    company(canvas, {
      view,
      people: [
        {
          at: [700, 930],
          posture: 'pointing',
          facing: 'left',
          outfit: { top: inks.coral, bottom: inks.shell, legs: 'shorts' },
        },
        {
          at: [790, 946],
          posture: 'standing',
          facing: 'left',
          outfit: { top: inks.marigold, skirt: 'long', bottom: inks.bougainvillea, hat: 'straw' },
        },
        { at: [1180, 910], posture: 'walking', outfit: { legs: 'shorts' } },
      ],
    }),
    footprints(canvas, { from: [820, 970], to: [1200, 1190] }),
    longShadow(canvas, { from: [1380, 1060], to: [1780, 1080], size: 110 }),
    fishingCanoe(canvas, { at: [1580, 1070], size: 520, heading: 20, hull: inks.coral, band: inks.shell }),
  ],
}
