import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { landBelow } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { creek } from '../../../motifs/creek.ts'
import { figure } from '../../../motifs/figure.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { forest } from '../../../motifs/forest.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { villa } from '../../../motifs/villa.ts'

const horizon = 440

export const scene: Scene = {
  name: 'beaches/baga-famous-beach-goa-india/4',
  caption: 'Baga creek runs out to the sea below its green hill, a canoe on the bank.',
  palette: paletteAt('afternoon', { turn: -12 }),
  light: [-200, 160],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 700,
      streaks: [
        [-100, 120],
        [1300, 400],
      ],
    }),
    forest(canvas, {
      along: points(560, 470, 760, 380, 1000, 260, 1300, 160, 1640, 130, 2000, 90),
      base: 600,
      size: 100,
      depth: 0.22,
      rows: 4,
    }),
    ...[
      [1210, 592],
      [1480, 606],
      [1760, 612],
    ].map(([x = 0, y = 0], index) =>
      villa(canvas, { at: [x, y], size: 170, depth: 0.12, colour: index === 1 ? inks.ochre : inks.shell }),
    ),
    fill(
      landBelow(points(-60, 610, 400, 580, 900, 560, 1400, 600, 2000, 620), 1240),
      canvas.tones(inks.sand).light,
    ),
    creek(canvas, {
      along: points(300, 560, 560, 640, 900, 720, 1240, 820, 1500, 980, 1560, 1260),
      from: 150,
      to: 860,
    }),
    palmGrove(canvas, { from: [1300, 640], to: [1960, 720], count: 7, size: 300, depth: 0.1, seed: 'p' }),
    fishingCanoe(canvas, { at: [1010, 760], size: 260, heading: 20, afloat: true, hull: inks.coral }),
    longShadow(canvas, { from: [360, 960], to: [820, 990], size: 110 }),
    fishingCanoe(canvas, { at: [600, 980], size: 560, heading: 20, hull: inks.azulejo, band: inks.marigold }),
    figure(canvas, {
      at: [220, 880],
      size: 190,
      posture: 'walking',
      outfit: { top: inks.shell, bottom: inks.teal, legs: 'shorts', hat: 'straw' },
    }),
    palm(canvas, { at: [120, 1220], size: 960, lean: 0.1, seed: 'f' }),
  ],
}
