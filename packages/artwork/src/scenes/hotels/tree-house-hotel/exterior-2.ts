import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { broadTree } from '../../../motifs/broad-tree.ts'
import { figure } from '../../../motifs/figure.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'
import { stiltCottage } from '../../../motifs/stilt-cottage.ts'
import { walkway } from '../../../motifs/walkway.ts'

const view = createView({ horizon: 540, eye: 1.7, centre: 980, focal: 1050 })

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/exterior-2',
  caption: 'A plank walkway runs between the cottages among cashew trees.',
  palette: paletteAt('afternoon', { turn: -12 }),
  light: [1800, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 620 }),
    forest(canvas, {
      along: points(-80, 220, 400, 160, 900, 260, 1400, 170, 2000, 220),
      base: 1300,
      size: 110,
      depth: 0.46,
      rows: 5,
      seed: 'far',
    }),
    palmGrove(canvas, { from: [600, 640], to: [1500, 620], count: 5, size: 420, depth: 0.34 }),
    stiltCottage(canvas, {
      at: [1130, 690],
      size: 240,
      depth: 0.24,
      facing: 'left',
      stilts: 1.4,
      steps: false,
      seed: 'end',
    }),
    forest(canvas, {
      along: points(-80, 640, 400, 640, 800, 680, 1200, 680, 1500, 650, 2000, 620),
      base: 1300,
      size: 96,
      depth: 0.2,
      rows: 4,
      seed: 'mid',
    }),
    stiltCottage(canvas, { at: [390, 850], size: 560, depth: 0.06, stilts: 1.7, steps: false, seed: 'l' }),
    stiltCottage(canvas, {
      at: [1640, 900],
      size: 640,
      facing: 'left',
      stilts: 1.8,
      steps: false,
      seed: 'r',
      depth: 0.02,
    }),
    broadTree(canvas, { at: [760, 820], size: 520, depth: 0.12, seed: 'c1', blossom: true }),
    forest(canvas, {
      along: points(-80, 900, 400, 900, 800, 960, 1200, 960, 1500, 930, 2000, 940),
      base: 1400,
      size: 110,
      depth: 0.06,
      rows: 3,
      seed: 'near',
    }),
    ...[...walkway(canvas, view)],
    figure(canvas, {
      at: view.project([0.1, 0, 9]),
      size: view.metre(9) * 1.66,
      posture: 'walking',
      facing: 'right',
      outfit: { top: inks.marigold, bottom: inks.shell, skirt: 'long', hat: 'straw' },
    }),
    broadTree(canvas, { at: [80, 1180], size: 900, seed: 'c2', blossom: true }),
    foregroundLeaves(canvas, { at: [1990, 1290], size: 430, spread: [-172, -100] }),
  ],
}
