import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { company } from '../../../motifs/company.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { turtleNest, turtleTrack } from '../../../motifs/turtle-nest.ts'

const horizon = 430
const view = createView({ horizon, eye: 2 })

export const scene: Scene = {
  name: 'beaches/agonda-beach-goa-india/3',
  caption:
    'A turtle nest in its ring of stakes with a sign, the track of the turtle leading up from the sea.',
  palette: paletteAt('dawn', { turn: -6 }),
  light: [1800, 300],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 700,
      waves: 30,
      streaks: [
        [-100, 90],
        [1300, 380],
      ],
      lands: [{ side: 'left', nose: 760, height: 150, depth: 0.44, cliff: 0.14 }],
    }),
    surfWave(canvas, { from: [760, 520], to: [1900, 510], size: 30 }),
    strand(canvas, { edge: points(-20, 600, 500, 588, 1000, 610, 1940, 580), wet: 46 }),
    turtleTrack(canvas, { from: [440, 640], to: [720, 1010] }),
    castShadow(canvas, { at: [1180, 1000], size: 420, width: 260 }),
    turtleNest(canvas, { at: [1180, 1010], size: 720 }),
    company(canvas, {
      view,
      people: [
        {
          at: [300, 720],
          posture: 'strolling',
          outfit: { top: inks.teal, bottom: inks.shell, legs: 'shorts' },
        },
      ],
    }),
    foregroundLeaves(canvas, { at: [1960, 1240], size: 380, spread: [-170, -90] }),
  ],
}
