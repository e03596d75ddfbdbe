import { createFrame, footShade, mirrorBelow } from '../../../engine/frame.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { lounger, parasol } from '../../../motifs/beach-furniture.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { floor } from '../../../motifs/floor.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { sky } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'
import { roundTable } from '../../../motifs/table.ts'
import { ochreFront } from './house.ts'

const view = createView({ horizon: 400, eye: 2.2, centre: 1250, focal: 1150 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/room-pool-access-2',
  caption: 'The private deck of a pool access room: two loungers at the water’s edge.',
  palette: paletteAt('afternoon', { turn: 8 }),
  light: [200, 100],
  draw: (canvas) => {
    const behind = [
      sky(canvas, { horizon: 500 }),
      ochreFront(canvas, createWall(view, [-16, 20], [9, 24]), { bays: 9, plane: 'base', depth: 0.1 }),
      palm(canvas, { at: [420, 540], size: 400, depth: 0.08, lean: 0.1, seed: 'b' }),
    ]
    return [
      ...behind,
      fill(box(0, 520, 1920, 700), canvas.tones(inks.plaster).base),
      pool(canvas, {
        view,
        rim: [
          [-14, 17.4],
          [-4, 18],
          [6, 17],
          [9, 12],
          [8, 7],
          [-16, 6.4],
        ],
        smooth: false,
        copingWidth: 0.3,
        reflection: [mirrorBelow(behind, 545, 1)],
        reflectionOpacity: 0.4,
        ripples: 60,
      }),
      floor(canvas, {
        view,
        left: -9,
        right: 4,
        near: 1.8,
        far: 6.2,
        tile: 0.24,
        colours: [inks.teak, inks.timber],
        pattern: 'boards',
      }),
      ...[-2.9, -0.5].flatMap((x) => [
        footShade(canvas, createFrame(view, { at: [x, 4.3], heading: 96 }), {
          from: [-0.9, -0.3],
          to: [0.9, 0.3],
        }),
        lounger(canvas, {
          at: on(x, 4.3),
          metre: view.metre(4.3),
          heading: 112,
          pitch: 24,
          colour: inks.shell,
        }),
      ]),
      roundTable(canvas, { at: on(-1.75, 4.5), metre: 170, width: 0.7, cloth: inks.coral, set: ['coconut'] }),
      parasol(canvas, { at: on(-1.8, 5.2), size: 560, colours: [inks.teal, inks.shell], tilt: 3 }),
      slab(canvas, view, [2, 0, 2.4], [4.6, 4.5, 6.4], inks.ochre),
      fill(
        createWall(view, [2, 6.2], [2, 2.6]).panel([0.5, 0], [2.6, 2.5], 0.02),
        canvas.tones(inks.teal).shade,
      ),
      pottedPlant(canvas, { at: on(1.5, 5.8), size: 260, seed: 'deck', flower: inks.coral }),
    ]
  },
}
