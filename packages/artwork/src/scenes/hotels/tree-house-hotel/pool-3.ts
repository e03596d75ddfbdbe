import { mirrorBelow } from '../../../engine/frame.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
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
import { stiltCottage } from '../../../motifs/stilt-cottage.ts'

const view = createView({ horizon: 340, eye: 3, centre: 700, focal: 1100 })

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/pool-3',
  caption: 'Two people on the rocks beside the pool in the afternoon.',
  palette: paletteAt('afternoon', { turn: -10 }),
  light: [1700, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 400 }),
    forest(canvas, {
      along: points(-80, 120, 400, 60, 900, 170, 1400, 90, 2000, 140),
      base: 700,
      size: 110,
      depth: 0.4,
      rows: 5,
      seed: 'far',
    }),
    stiltCottage(canvas, { at: [520, 510], size: 320, depth: 0.24, stilts: 1.6, steps: false, seed: 'h' }),
    palm(canvas, { at: [900, 560], size: 460, lean: 0.1, depth: 0.2, seed: 'p' }),
    forest(canvas, {
      along: points(-80, 470, 500, 500, 1000, 500, 1500, 480, 2000, 460),
      base: 760,
      size: 84,
      depth: 0.14,
      rows: 3,
      seed: 'bush',
    }),
    fill(box(0, 600, 1920, 620), canvas.tones(inks.grass).base),
    pool(canvas, {
      view,
      rim: [
        [-12, 10],
        [-4, 11],
        [2, 10.4],
        [5, 8.6],
        [4, 6.4],
        [1.6, 5],
        [1.2, 3.4],
        [-2, 2.4],
        [-12, 2.4],
      ],
      smooth: true,
      coping: inks.stone,
      copingWidth: 0.7,
      wallTile: inks.stone,
      water: [canvas.tones(inks.lagoon).light, canvas.tones(inks.teal).base],
      ripples: 60,
      reflection: [
        mirrorBelow(
          [
            palm(canvas, { at: [900, 600], size: 460, lean: 0.1, seed: 'p' }),
            stiltCottage(canvas, { at: [520, 560], size: 320, stilts: 1.6, steps: false, seed: 'h' }),
          ],
          630,
          1,
        ),
      ],
      reflectionOpacity: 0.4,
    }),
    rocks(canvas, {
      from: [40, 660],
      to: [1300, 680],
      size: 210,
      count: 13,
      colour: inks.stone,
      foam: false,
      seed: 'far',
    }),
    rocks(canvas, {
      from: [1280, 760],
      to: [1480, 830],
      size: 300,
      count: 4,
      colour: inks.stone,
      foam: false,
      seed: 'mid',
    }),
    rocks(canvas, {
      from: [1060, 960],
      to: [1900, 1060],
      size: 480,
      count: 6,
      colour: inks.stone,
      foam: false,
      seed: 'near',
    }),
    slab(canvas, view, [1.4, 0, 4.2], [3.4, 0.3, 5.4], inks.stone),
    figure(canvas, {
      at: view.project([1.9, 0.3, 4.6]),
      size: 400,
      posture: 'sitting',
      facing: 'left',
      outfit: { top: inks.coral, bottom: inks.ink, legs: 'shorts', sleeves: 'none', hair: 'bun' },
    }),
    figure(canvas, {
      at: view.project([2.7, 0.3, 4.7]),
      size: 430,
      posture: 'crosslegged',
      facing: 'left',
      outfit: { top: inks.azulejo, bottom: inks.marigold, legs: 'shorts', sleeves: 'none' },
    }),
    broadTree(canvas, { at: [1770, 860], size: 860, seed: 'cashew', blossom: true }),
    foregroundLeaves(canvas, { at: [-40, 1270], size: 430, spread: [-84, -6] }),
  ],
}
