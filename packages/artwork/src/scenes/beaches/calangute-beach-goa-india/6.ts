import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse, landBelow } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { figure } from '../../../motifs/figure.ts'
import { fleaStall } from '../../../motifs/flea-stall.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'

const horizon = 560

export const scene: Scene = {
  name: 'beaches/calangute-beach-goa-india/6',
  caption: 'Stalls hung with straw hats and bright swimming rings on the way to the beach.',
  palette: paletteAt('noon', { turn: -14 }),
  light: [200, -300],
  draw: (canvas) => [
    openSea(canvas, { horizon, bottom: 700, clouds: [[960, 530, 460]] }),
    fill(landBelow(points(-60, 690, 600, 680, 1200, 690, 1980, 684), 1240), canvas.tones(inks.sand).light),
    palmGrove(canvas, { from: [-40, 720], to: [460, 720], count: 4, size: 600, depth: 0.12, seed: 'l' }),
    palmGrove(canvas, { from: [1560, 720], to: [1960, 720], count: 3, size: 560, depth: 0.14, seed: 'r' }),
    ...[
      [880, 740, 0],
      [960, 752, 1],
      [1080, 760, 2],
    ].map(([x = 0, y = 0, index = 0]) =>
      figure(canvas, {
        at: [x, y],
        size: 120 + index * 10,
        posture: 'strolling',
        outfit: {
          top: [inks.coral, inks.azulejo, inks.marigold][index] ?? inks.coral,
          skirt: index ? 'none' : 'long',
        },
      }),
    ),
    fleaStall(canvas, { at: [400, 1010], size: 820, goods: 'rings', stripes: [inks.azulejo, inks.shell] }),
    fleaStall(canvas, { at: [1470, 980], size: 760, goods: 'hats', stripes: [inks.marigold, inks.shell] }),
    figure(canvas, {
      at: [960, 1090],
      size: 440,
      posture: 'walking',
      outfit: { top: inks.bougainvillea, bottom: inks.shell, legs: 'shorts', hat: 'straw' },
    }),
    ...[inks.coral, inks.shell].map((own, index) =>
      line(
        ellipse([1130, 1080], 74, 78),
        canvas.tones(own).base,
        index ? { width: 38, cap: 'butt', dash: '58 62' } : { width: 38 },
      ),
    ),
  ],
}
