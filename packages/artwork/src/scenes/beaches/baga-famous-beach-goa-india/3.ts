import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bananaBoat } from '../../../motifs/banana-boat.ts'
import { company } from '../../../motifs/company.ts'
import { footprints } from '../../../motifs/footprints.ts'
import { jetSki } from '../../../motifs/jet-ski.ts'
import { swimFlag } from '../../../motifs/lifeguard-tower.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'

const horizon = 430
const view = createView({ horizon, eye: 3 })

export const scene: Scene = {
  name: 'beaches/baga-famous-beach-goa-india/3',
  caption: 'Boats for water sports lie in a row at the edge of the surf, flags on their sterns.',
  palette: paletteAt('morning', { turn: 8 }),
  light: [1800, -100],
  draw: (canvas) => [
    openSea(canvas, { horizon, clouds: [[600, 400, 700]], bottom: 820 }),
    jetSki(canvas, { at: [380, 560], size: 130, facing: 'right', lift: 12 }),
    surfWave(canvas, { from: [560, 620], to: [1700, 600], size: 46 }),
    strand(canvas, { edge: points(-20, 700, 500, 720, 1100, 770, 1500, 830, 1940, 910), wet: 70 }),
    bananaBoat(canvas, { at: [300, 770], size: 300, riders: 0 }),
    tourBoat(canvas, {
      at: [760, 850],
      size: 420,
      hull: inks.shell,
      stripe: inks.coral,
      canopy: 'none',
      people: [],
    }),
    tourBoat(canvas, {
      at: [1340, 960],
      size: 620,
      hull: inks.marigold,
      stripe: inks.azulejo,
      canopy: 'none',
      people: ['leaning'],
    }),
    ...[
      [560, 852, 190],
      [1050, 962, 260],
    ].map(([x = 0, y = 0, size = 0]) => swimFlag(canvas, { at: [x, y - 50], size })),
    company(canvas, {
      view,
      people: [
        {
          at: [520, 960],
          posture: 'carrying',
          outfit: { legs: 'shorts', bottom: inks.coral, top: inks.marigold },
        },
        { at: [420, 950], posture: 'walking', outfit: { legs: 'shorts', top: inks.coral } },
        { at: [900, 1060], posture: 'pulling', facing: 'left', outfit: { legs: 'shorts', top: inks.teal } },
      ],
    }),
    jetSki(canvas, { at: [480, 1120], size: 460, riders: 0, lift: 0, spray: 0, hull: inks.coral }),
    footprints(canvas, { from: [980, 980], to: [1160, 1190] }),
  ],
}
