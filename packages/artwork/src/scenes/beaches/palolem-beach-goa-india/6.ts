import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { figure } from '../../../motifs/figure.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { footprints } from '../../../motifs/footprints.ts'
import { islet } from '../../../motifs/islet.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'

const horizon = 440

export const scene: Scene = {
  name: 'beaches/palolem-beach-goa-india/6',
  caption: 'Boats with outriggers drawn up side by side in the middle of the beach.',
  palette: paletteAt('dawn', { turn: -12 }),
  light: [1800, 200],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 20,
      bottom: 800,
      streaks: [
        [-100, 100],
        [1500, 410],
      ],
    }),
    islet(canvas, { at: [420, 480], size: 520, depth: 0.36 }),
    strand(canvas, { edge: points(-20, 640, 600, 620, 1200, 650, 1940, 610), wet: 50 }),
    ...[
      [380, 800, inks.coral],
      [760, 790, inks.azulejo],
      [1120, 790, inks.marigold],
      [1490, 800, inks.teal],
      [1820, 800, inks.bougainvillea],
    ].map(
      ([x, y, colour], index) =>
        fill(
          ellipse([Number(x) + 20 - index * 16, Number(y) + 120], 120, 62),
          canvas.tones(inks.sand).shade,
          0.6,
        ) +
        fishingCanoe(canvas, {
          at: [Number(x), Number(y) + 60],
          size: 520,
          heading: 74 - index * 2,
          pitch: 26,
          hull: String(colour),
          band: inks.shell,
          outrigger: index % 2 === 0,
        }),
    ),
    figure(canvas, {
      at: [940, 1090],
      size: 330,
      posture: 'pushing',
      facing: 'right',
      outfit: { top: inks.shell, bottom: inks.azulejo, legs: 'shorts' },
    }),
    footprints(canvas, { from: [600, 900], to: [300, 1190] }),
  ],
}
