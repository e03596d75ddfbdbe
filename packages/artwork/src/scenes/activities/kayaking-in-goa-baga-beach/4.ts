import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve, leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { egret } from '../../../motifs/egret.ts'
import { forest } from '../../../motifs/forest.ts'
import { mangrove } from '../../../motifs/mangrove.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/kayaking-in-goa-baga-beach/4',
  caption: 'An egret stands among mangrove roots at low water.',
  palette: paletteAt('dawn', { turn: -18 }),
  light: [1300, 240],
  draw: (canvas) => [
    sky(canvas, { horizon: 620 }),
    sun(canvas, { at: [1330, 300], radius: 100, halos: 3, reach: 0.5 }),
    forest(canvas, {
      along: points(-60, 520, 600, 480, 1200, 530, 2000, 470),
      base: 660,
      size: 66,
      depth: 0.56,
      rows: 4,
      seed: 'far',
    }),
    sea(canvas, { horizon: 640, bottom: 1200, waves: 26 }),
    glitter(canvas, { x: 1330, horizon: 640, bottom: 1100, spread: 130, narrow: 60 }),
    mangrove(canvas, { at: [1560, 760], size: 420, depth: 0.34, seed: 'b' }),
    fill(
      closedCurve(points(-60, 1010, 300, 960, 760, 1000, 1200, 1050, 1560, 1100, 1400, 1260, -60, 1260)),
      canvas.tones(inks.timber).base,
    ),
    fill(leaf([100, 1060], [1160, 1080], 16, 20), canvas.palette.sea[0], 0.5),
    mangrove(canvas, { at: [300, 1040], size: 1180, roots: 13, seed: 'front' }),
    fill(leaf([900, 1106], [1260, 1110], 6, 10), canvas.palette.ink, 0.35),
    egret(canvas, { at: [1040, 1106], size: 700, facing: 'right' }),
    ...[820, 880, 1240, 1320, 700, 1400].map((x, i) =>
      fill(
        leaf([x, 1130 + (i % 3) * 14], [x + (i % 2 === 0 ? 8 : -6), 1050 + (i % 3) * 20], 6),
        canvas.tones(inks.timber).shade,
      ),
    ),
  ],
}
