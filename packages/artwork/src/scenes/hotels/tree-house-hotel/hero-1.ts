import { points } from '../../../engine/geometry.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { broadTree } from '../../../motifs/broad-tree.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'
import { stiltCottage } from '../../../motifs/stilt-cottage.ts'

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/hero-1',
  caption: 'Timber cottages on stilts among cashew and palm trees on a green hillside.',
  palette: paletteAt('afternoon', { turn: -14 }),
  light: [200, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 700 }),
    cumulus(canvas, { at: [1320, 240], size: 620, rise: 0.34 }),
    forest(canvas, {
      along: points(-80, 470, 300, 380, 700, 300, 1100, 260, 1500, 330, 2000, 240),
      base: 1200,
      size: 84,
      depth: 0.44,
      rows: 4,
      seed: 'far',
    }),
    palmGrove(canvas, { from: [900, 420], to: [1900, 380], count: 7, size: 260, depth: 0.34, seed: 'ridge' }),
    stiltCottage(canvas, { at: [1560, 590], size: 300, depth: 0.24, stilts: 1.8, steps: false, seed: 'far' }),
    forest(canvas, {
      along: points(-80, 640, 300, 600, 700, 640, 1100, 580, 1500, 610, 2000, 540),
      base: 1200,
      size: 96,
      depth: 0.26,
      rows: 4,
      seed: 'mid',
    }),
    palm(canvas, { at: [1290, 690], size: 460, lean: 0.1, depth: 0.16, seed: 'm1' }),
    stiltCottage(canvas, {
      at: [420, 800],
      size: 480,
      depth: 0.12,
      facing: 'right',
      stilts: 2.4,
      seed: 'mid',
    }),
    broadTree(canvas, { at: [110, 850], size: 470, depth: 0.1, seed: 'cashew-1', blossom: true }),
    palm(canvas, { at: [720, 860], size: 640, lean: 0.14, depth: 0.08, seed: 'm2' }),
    forest(canvas, {
      along: points(-80, 900, 300, 860, 640, 880, 900, 940, 1300, 900, 1960, 820),
      base: 1300,
      size: 110,
      depth: 0.1,
      rows: 4,
      seed: 'near',
    }),
    stiltCottage(canvas, { at: [1330, 1090], size: 800, facing: 'left', stilts: 2.6, seed: 'near' }),
    palm(canvas, { at: [1800, 1180], size: 1080, lean: 0.08, seed: 'r', crown: 0.42 }),
    forest(canvas, {
      along: points(-80, 1120, 300, 1080, 700, 1130, 1100, 1150, 1500, 1120, 2000, 1140),
      base: 1400,
      size: 120,
      depth: 0,
      rows: 2,
      seed: 'foot',
    }),
    foregroundLeaves(canvas, { at: [-40, 1280], size: 520, spread: [-86, -10] }),
  ],
}
