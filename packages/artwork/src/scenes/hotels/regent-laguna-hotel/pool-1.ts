import { mirrorBelow } from '../../../engine/frame.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { createWall } from '../../../engine/wall.ts'
import { bougainvillea, pottedPlant } from '../../../motifs/bougainvillea.ts'
import { figure } from '../../../motifs/figure.ts'
import { floor } from '../../../motifs/floor.ts'
import { footbridge } from '../../../motifs/footbridge.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { sky } from '../../../motifs/sky.ts'
import { ochreFront } from './house.ts'

const view = createView({ horizon: 500, eye: 2, centre: 1060, focal: 1200 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/pool-1',
  caption: 'A white footbridge over the narrow part of the lagoon pool, ochre arches behind it.',
  palette: paletteAt('noon'),
  light: [200, -100],
  draw: (canvas) => {
    const behind = [
      sky(canvas, { horizon: 640 }),
      ochreFront(canvas, createWall(view, [-19, 19], [17, 19]), { bays: 12, plane: 'base', depth: 0.04 }),
      palm(canvas, { at: [300, 590], size: 460, lean: 0.1, seed: 'b1' }),
      pottedPlant(canvas, { at: [820, 622], size: 110, seed: 'x', flower: inks.coral }),
      pottedPlant(canvas, { at: [1250, 622], size: 110, seed: 'y', flower: inks.coral }),
    ]
    return [
      ...behind,
      floor(canvas, {
        view,
        left: -14,
        right: 16,
        near: 2,
        far: 19,
        tile: 0.9,
        colours: [inks.sand, inks.plaster],
      }),
      pool(canvas, {
        view,
        rim: [
          [-7, 15.4],
          [0, 16.4],
          [7.5, 15.6],
          [8, 12.4],
          [3.6, 10.2],
          [2.4, 7.4],
          [4.4, 4.6],
          [3, 2.4],
          [-5, 2.4],
          [-4.8, 5],
          [-2.8, 7.6],
          [-4.4, 10.4],
          [-8, 12.6],
        ],
        smooth: true,
        copingWidth: 0.4,
        reflection: [mirrorBelow(behind, 640, 0.9)],
        reflectionOpacity: 0.4,
        ripples: 60,
      }),
      footbridge(canvas, { view, from: [-4.2, 7.6], to: [3.6, 7.8], rise: 0.8, width: 1.4 }),
      figure(canvas, {
        at: [view.project([1, 0, 7.7])[0], view.project([1, 0.74, 7.5])[1]],
        size: view.metre(7.7) * 1.3,
        posture: 'standing',
        facing: 'left',
        outfit: { top: inks.marigold, bottom: inks.teal, legs: 'shorts', hat: 'straw' },
      }),
      palm(canvas, { at: on(6.2, 7), size: 820, lean: 0.14, facing: 'left', seed: 'r' }),
      pottedPlant(canvas, { at: on(-4.6, 5.4), size: 260, seed: 'z', flower: inks.bougainvillea }),
      bougainvillea(canvas, {
        along: points(1940, 40, 1800, 90, 1720, 180, 1700, 300),
        size: 110,
        seed: 'c',
      }),
    ]
  },
}
