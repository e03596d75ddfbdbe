import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { landBelow, ridge } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { broadTree } from '../../../motifs/broad-tree.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { sky } from '../../../motifs/sky.ts'
import { stiltCottage } from '../../../motifs/stilt-cottage.ts'

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/exterior-1',
  caption: 'Wooden steps climb to a cottage veranda between two old cashew trees.',
  palette: paletteAt('morning', { turn: -20 }),
  light: [1700, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 700 }),
    forest(canvas, {
      along: points(-80, 300, 300, 240, 800, 330, 1300, 260, 2000, 300),
      base: 1300,
      size: 110,
      depth: 0.4,
      rows: 5,
      seed: 'far',
    }),
    palmGrove(canvas, { from: [200, 760], to: [1800, 720], count: 6, size: 520, depth: 0.3, seed: 'palms' }),
    fill(
      landBelow(ridge(canvas.random('ground'), [-40, 960], [1960, 920], 40), 1260),
      canvas.tones(inks.grass).base,
    ),
    fill(
      landBelow(ridge(canvas.random('ground-2'), [-40, 1080], [1960, 1040], 30), 1260),
      canvas.tones(inks.leaf).base,
    ),
    stiltCottage(canvas, { at: [960, 1000], size: 980, stilts: 1.7, pitch: 8, turned: 28, seed: 'house' }),
    broadTree(canvas, { at: [90, 1120], size: 900, seed: 'left', blossom: true }),
    broadTree(canvas, { at: [1830, 1110], size: 860, seed: 'right', blossom: true }),
    rocks(canvas, {
      from: [560, 1130],
      to: [1280, 1160],
      size: 130,
      count: 6,
      colour: inks.stone,
      foam: false,
    }),
    foregroundLeaves(canvas, { at: [1960, 1290], size: 360, spread: [-170, -100] }),
    foregroundLeaves(canvas, { at: [-40, 1290], size: 420, spread: [-80, -10], seed: 'l' }),
  ],
}
