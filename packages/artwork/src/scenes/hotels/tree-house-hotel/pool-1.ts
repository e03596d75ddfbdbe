import { mirrorBelow } from '../../../engine/frame.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { broadTree } from '../../../motifs/broad-tree.ts'
import { figure } from '../../../motifs/figure.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { sky } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'

const view = createView({ horizon: 430, eye: 2.6, centre: 1000, focal: 1100 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/pool-1',
  caption: 'A natural pool among boulders under the trees, flat rocks at its edge for seats.',
  palette: paletteAt('morning', { turn: -16 }),
  light: [300, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 500 }),
    forest(canvas, {
      along: points(-80, 160, 300, 90, 800, 200, 1300, 120, 2000, 170),
      base: 700,
      size: 110,
      depth: 0.42,
      rows: 5,
      seed: 'far',
    }),
    palm(canvas, { at: [1240, 600], size: 520, lean: 0.12, depth: 0.24, seed: 'b' }),
    broadTree(canvas, { at: [330, 640], size: 660, depth: 0.14, seed: 'b1', blossom: true }),
    broadTree(canvas, { at: [1690, 640], size: 600, depth: 0.12, seed: 'b2' }),
    forest(canvas, {
      along: points(-80, 520, 400, 500, 1000, 540, 1500, 510, 2000, 520),
      base: 760,
      size: 86,
      depth: 0.14,
      rows: 3,
      seed: 'bush',
    }),
    fill(
      polygon([on(-30, 14), on(30, 14), on(30, 1.8), on(-30, 1.8)]),
      canvas.fade([0, 620], [0, 1200], [canvas.tones(inks.grass).shade, canvas.tones(inks.grass).base]),
    ),
    pool(canvas, {
      view,
      rim: [
        [-7, 9.4],
        [-3, 11],
        [2, 10.6],
        [6.4, 9.6],
        [6.6, 6.8],
        [4.2, 4.4],
        [0.6, 3.2],
        [-3, 3.3],
        [-5.6, 5],
        [-8, 7],
      ],
      smooth: true,
      coping: inks.stone,
      copingWidth: 0.8,
      wallTile: inks.stone,
      water: [canvas.tones(inks.lagoon).base, canvas.tones(inks.leaf).shade],
      reflection: [
        mirrorBelow(
          [
            palm(canvas, { at: [1240, 640], size: 520, lean: 0.12, seed: 'b' }),
            broadTree(canvas, { at: [330, 640], size: 620, seed: 'b1' }),
          ],
          680,
          0.8,
        ),
      ],
      reflectionOpacity: 0.45,
      ripples: 44,
    }),
    rocks(canvas, {
      from: [330, 735],
      to: [950, 700],
      size: 190,
      count: 8,
      colour: inks.stone,
      foam: false,
      seed: 'far',
    }),
    rocks(canvas, {
      from: [950, 700],
      to: [1700, 745],
      size: 200,
      count: 8,
      colour: inks.stone,
      foam: false,
      seed: 'far-2',
    }),
    rocks(canvas, {
      from: [150, 800],
      to: [240, 1030],
      size: 270,
      count: 5,
      colour: inks.stone,
      foam: false,
      seed: 'left',
    }),
    rocks(canvas, {
      from: [1640, 790],
      to: [1800, 1040],
      size: 260,
      count: 5,
      colour: inks.stone,
      foam: false,
      seed: 'right',
    }),
    slab(canvas, view, [0.3, 0, 3.2], [2.5, 0.34, 4.3], inks.stone),
    slab(canvas, view, [-3.6, 0, 3], [-1.6, 0.26, 3.9], inks.stone),
    figure(canvas, {
      at: view.project([0.9, 0.1, 3.9]),
      size: view.metre(3.8) * 1.3,
      posture: 'sitting',
      facing: 'left',
      outfit: { top: inks.coral, bottom: inks.ink, legs: 'shorts', sleeves: 'none', hair: 'bun' },
    }),
    foregroundLeaves(canvas, { at: [1990, 1270], size: 400, spread: [-170, -104] }),
    foregroundLeaves(canvas, { at: [-50, 1270], size: 430, spread: [-84, -6], seed: 'l' }),
  ],
}
