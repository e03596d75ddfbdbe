import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ribbon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { dune } from '../../../motifs/dune.ts'
import { sailingBoat } from '../../../motifs/far-boats.ts'
import { figure } from '../../../motifs/figure.ts'
import { footprints } from '../../../motifs/footprints.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'

const horizon = 420

export const scene: Scene = {
  name: 'beaches/candolim-beach-goa-india/4',
  caption: 'A sandy footpath winds through the dune creepers to the sea.',
  palette: paletteAt('afternoon', { turn: 8 }),
  light: [200, 60],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 640,
      streaks: [
        [300, 80],
        [2000, 380],
      ],
    }),
    sailingBoat(canvas, { at: [1240, 470], size: 80 }),
    strand(canvas, { edge: points(-20, 540, 600, 530, 1200, 546, 1940, 530), wet: 24 }),
    dune(canvas, {
      along: points(-60, 560, 400, 590, 860, 640, 1040, 610, 1400, 560, 2000, 520),
      base: 820,
      size: 60,
      green: 0.8,
      flowers: 14,
      seed: 'a',
    }),
    dune(canvas, {
      along: points(-60, 700, 300, 690, 640, 760, 900, 820, 1200, 770, 1600, 690, 2000, 650),
      base: 1250,
      size: 130,
      green: 1,
      flowers: 34,
      seed: 'b',
    }),
    fill(
      ribbon(
        points(980, 640, 1000, 700, 900, 780, 1060, 900, 860, 1040, 960, 1260),
        (t) => 34 + 330 * t ** 1.4,
        24,
      ),
      canvas.tones(inks.sand).light,
    ),
    footprints(canvas, { from: [980, 720], to: [960, 1190], count: 16 }),
    castShadow(canvas, { at: [950, 790], size: 150, width: 50 }),
    figure(canvas, {
      at: [950, 790],
      size: 180,
      posture: 'strolling',
      outfit: { top: inks.shell, bottom: inks.coral, skirt: 'long', hat: 'straw' },
    }),
    dune(canvas, {
      along: points(1180, 1240, 1400, 1090, 1700, 980, 2000, 930),
      base: 1260,
      size: 200,
      green: 1,
      flowers: 16,
      seed: 'c',
    }),
  ],
}
