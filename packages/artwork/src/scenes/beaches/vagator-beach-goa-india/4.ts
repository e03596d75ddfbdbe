import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { carvedFace } from '../../../motifs/carved-face.ts'
import { forest } from '../../../motifs/forest.ts'
import { granite } from '../../../motifs/granite.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { strand } from '../../../motifs/strand.ts'

const horizon = 460

export const scene: Scene = {
  name: 'beaches/vagator-beach-goa-india/4',
  caption: 'The calm face of Shiva carved in a red boulder among palms, the sea beside it.',
  palette: paletteAt('morning', { turn: 16 }),
  light: [100, 0],
  draw: (canvas) => [
    openSea(canvas, { horizon, clouds: [[380, 430, 560]] }),
    strand(canvas, { edge: points(-20, 700, 500, 680, 1000, 740, 1940, 800), wet: 50, colour: inks.ochre }),
    forest(canvas, {
      along: points(1100, 480, 1400, 330, 1700, 240, 2000, 200),
      base: 860,
      size: 140,
      depth: 0.2,
      rows: 4,
    }),
    palmGrove(canvas, { from: [1300, 780], to: [1960, 800], count: 4, size: 560, depth: 0.1, seed: 'p' }),
    granite(canvas, { at: [1120, 1120], size: 1060, tall: 900, colour: inks.laterite, seed: 'big' }),
    carvedFace(canvas, { at: [1060, 1060], size: 720 }),
    rocks(canvas, { from: [60, 1080], to: [620, 1180], size: 280, count: 4, foam: false }),
    rocks(canvas, { from: [1600, 1150], to: [1980, 1180], size: 260, count: 3, foam: false, seed: 'r' }),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
      fill(
        ellipse([880 + index * 60, 1130 + Math.abs(index - 3) * -8], 22, 16),
        canvas.tones(index % 2 ? inks.marigold : inks.coral).base,
      ),
    ),
  ],
}
