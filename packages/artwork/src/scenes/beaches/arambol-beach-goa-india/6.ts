import { type Point, points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { surfboard } from '../../../motifs/beach-games.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { company } from '../../../motifs/company.ts'
import { figure } from '../../../motifs/figure.ts'
import { footprints } from '../../../motifs/footprints.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'

const horizon = 520
const view = createView({ horizon, eye: 1.7 })

export const scene: Scene = {
  name: 'beaches/arambol-beach-goa-india/6',
  caption: 'Surfers carry their boards over the wet sand at low tide.',
  palette: paletteAt('dawn', { turn: -20 }),
  light: [1700, 300],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 820,
      lands: [{ side: 'right', nose: 1240, height: 150, depth: 0.4, cliff: 0.3 }],
      streaks: [
        [-100, 180],
        [1400, 460],
      ],
    }),
    surfWave(canvas, { from: [-100, 660], to: [1100, 650], size: 80 }),
    surfWave(canvas, { from: [800, 720], to: [2100, 700], size: 64, seed: 1 }),
    strand(canvas, { edge: points(-20, 800, 700, 830, 1300, 810, 1940, 840), wet: 110 }),
    ...[
      [660, 1060, inks.coral],
      [1010, 1010, inks.marigold],
    ].map(([x, y, colour], index) => {
      const foot: Point = [Number(x), Number(y)]
      const tall = view.tall(1.72, foot[1])
      return (
        castShadow(canvas, { at: foot, size: tall * 0.8, width: tall * 0.24 }) +
        figure(canvas, {
          at: foot,
          size: tall,
          posture: index ? 'strolling' : 'walking',
          facing: 'left',
          outfit: {
            top: index ? inks.ink : inks.skin,
            sleeves: 'none',
            bottom: inks.azulejo,
            legs: 'shorts',
            hair: index ? 'bun' : 'short',
          },
        }) +
        surfboard(canvas, {
          at: [foot[0], foot[1] - tall * 0.52],
          size: tall * 1.15,
          rotate: 82,
          half: 0.11,
          colours: [inks.shell, String(colour)],
        })
      )
    }),
    company(canvas, {
      view,
      people: [{ at: [1480, 880], posture: 'walking', facing: 'left', outfit: { legs: 'shorts' } }],
    }),
    footprints(canvas, { from: [1120, 1010], to: [1700, 1190] }),
  ],
}
