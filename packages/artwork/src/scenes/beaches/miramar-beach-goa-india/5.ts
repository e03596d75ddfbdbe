import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { egret } from '../../../motifs/egret.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { aguadaAcross } from './setting.ts'

const horizon = 440

export const scene: Scene = {
  name: 'beaches/miramar-beach-goa-india/5',
  caption: 'Egrets stand at the edge of the river mouth in the first light.',
  palette: paletteAt('dawn', { turn: -24 }),
  light: [1700, 260],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 24,
      streaks: [
        [200, 90],
        [1900, 400],
      ],
      lands: aguadaAcross,
    }),
    fishingCanoe(canvas, {
      at: [420, 560],
      size: 220,
      heading: 12,
      afloat: true,
      hull: inks.ink,
      depth: 0.24,
    }),
    strand(canvas, { edge: points(-20, 1010, 500, 900, 1000, 960, 1500, 860, 1940, 800), wet: 80 }),
    egret(canvas, { at: [1300, 900], size: 300, facing: 'left' }),
    egret(canvas, { at: [1560, 880], size: 210 }),
    egret(canvas, { at: [880, 1000], size: 560 }),
    ...[
      [880, 1004, 150],
      [1300, 904, 90],
      [1560, 884, 70],
    ].map(([x = 0, y = 0, r = 0]) => fill(leaf([x - r, y], [x + r, y], 5, 7), canvas.palette.foam, 0.7)),
    egret(canvas, { at: [440, 860], size: 150, facing: 'right' }),
    foregroundLeaves(canvas, { at: [1960, 1250], size: 360, spread: [-170, -100] }),
  ],
}
