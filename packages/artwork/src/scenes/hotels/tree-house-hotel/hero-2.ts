import { points } from '../../../engine/geometry.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { sky, sun } from '../../../motifs/sky.ts'
import { stiltCottage } from '../../../motifs/stilt-cottage.ts'
import { mistBands } from '../../../motifs/waterfall.ts'

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/hero-2',
  caption: 'Morning mist between the cottages and the palms of the valley.',
  palette: paletteAt('monsoon', { turn: 20 }),
  light: [1500, 200],
  draw: (canvas) => [
    sky(canvas, { horizon: 900 }),
    sun(canvas, { at: [1420, 260], radius: 70, halos: 3 }),
    forest(canvas, {
      along: points(-80, 420, 400, 340, 900, 400, 1400, 300, 2000, 380),
      base: 1200,
      size: 100,
      depth: 0.74,
      rows: 3,
      seed: 'far',
    }),
    palmGrove(canvas, { from: [100, 560], to: [1800, 520], count: 9, size: 330, depth: 0.62, seed: 'far' }),
    mistBands(canvas, { from: [-100, 520], to: [2000, 580], opacity: 0.5 }),
    stiltCottage(canvas, {
      at: [1480, 700],
      size: 340,
      depth: 0.5,
      facing: 'left',
      stilts: 2,
      steps: false,
      seed: 'a',
    }),
    forest(canvas, {
      along: points(-80, 700, 400, 660, 900, 720, 1400, 690, 2000, 640),
      base: 1200,
      size: 100,
      depth: 0.5,
      rows: 3,
      seed: 'mid',
    }),
    palm(canvas, { at: [1150, 820], size: 560, lean: 0.1, depth: 0.4, seed: 'm' }),
    mistBands(canvas, { from: [-100, 720], to: [2000, 790], opacity: 0.5 }),
    stiltCottage(canvas, { at: [560, 930], size: 620, depth: 0.26, stilts: 2.4, seed: 'b', lit: true }),
    palm(canvas, { at: [980, 1000], size: 760, lean: 0.14, depth: 0.22, seed: 'n' }),
    forest(canvas, {
      along: points(-80, 960, 400, 930, 900, 980, 1400, 930, 2000, 900),
      base: 1300,
      size: 110,
      depth: 0.24,
      rows: 3,
      seed: 'near',
    }),
    mistBands(canvas, { from: [-100, 960], to: [2000, 1040], opacity: 0.42 }),
    palm(canvas, {
      at: [1720, 1240],
      size: 1100,
      lean: 0.1,
      facing: 'left',
      silhouette: true,
      seed: 'f',
      crown: 0.42,
    }),
    foregroundLeaves(canvas, { at: [-40, 1270], size: 520, spread: [-86, -6] }),
    foregroundLeaves(canvas, { at: [1980, 1290], size: 380, spread: [-172, -100], seed: 'r' }),
  ],
}
