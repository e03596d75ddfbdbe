import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { woodenRail } from '../../../motifs/branch-rail.ts'
import { broadTree } from '../../../motifs/broad-tree.ts'
import { plantersChair } from '../../../motifs/chair.ts'
import { figure } from '../../../motifs/figure.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { floor } from '../../../motifs/floor.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm } from '../../../motifs/palm.ts'
import { sky, sun } from '../../../motifs/sky.ts'
import { roundTable } from '../../../motifs/table.ts'
import { mistBands } from '../../../motifs/waterfall.ts'

const view = createView({ horizon: 480, eye: 1.6, centre: 1100, focal: 1200 })

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/room-canopy-2',
  caption: 'The canopy room’s deck, level with the tree tops.',
  palette: paletteAt('dawn', { turn: 12 }),
  light: [1420, 300],
  draw: (canvas) => [
    sky(canvas, { horizon: 640 }),
    sun(canvas, { at: [1420, 320], radius: 76, halos: 3 }),
    forest(canvas, {
      along: points(-80, 500, 400, 440, 900, 500, 1400, 460, 2000, 480),
      base: 1100,
      size: 90,
      depth: 0.6,
      rows: 4,
      seed: 'f',
    }),
    mistBands(canvas, { from: [-100, 540], to: [2000, 600], opacity: 0.4 }),
    forest(canvas, {
      along: points(-80, 640, 400, 600, 900, 660, 1400, 620, 2000, 640),
      base: 1100,
      size: 110,
      depth: 0.34,
      rows: 4,
      seed: 'm',
    }),
    palm(canvas, { at: [420, 960], size: 620, lean: 0.1, depth: 0.2, seed: 'a' }),
    palm(canvas, { at: [1640, 940], size: 560, lean: 0.1, facing: 'left', depth: 0.16, seed: 'b' }),
    forest(canvas, {
      along: points(-80, 800, 400, 770, 900, 810, 1400, 780, 2000, 800),
      base: 1200,
      size: 120,
      depth: 0.12,
      rows: 3,
      seed: 'n',
    }),
    floor(canvas, {
      view,
      left: -6,
      right: 5,
      near: 2,
      far: 5.4,
      tile: 0.26,
      colours: [inks.teak, inks.timber],
      pattern: 'boards',
    }),
    ...woodenRail(canvas, view, -6, 6, 5.4),
    plantersChair(canvas, {
      at: view.project([-1.5, 0, 4]),
      metre: view.metre(4),
      heading: -40,
      pitch: 18,
      cane: inks.leaf,
    }),
    roundTable(canvas, {
      at: view.project([-0.3, 0, 4]),
      metre: 250,
      width: 0.6,
      cloth: inks.coral,
      set: ['coconut'],
    }),
    figure(canvas, {
      at: view.project([1.2, 0, 4.9]),
      size: view.metre(4.9) * 1.66,
      posture: { ...postures.facing, lean: 3, arms: [-34, 26, 36, -24], legs: [-5, -2, 8, 5] },
      outfit: { top: inks.coral, bottom: inks.shell, hair: 'bun' },
    }),
    broadTree(canvas, { at: [-90, 1290], size: 980, seed: 'near', blossom: true }),
  ],
}
