import { mirrorBelow } from '../../../engine/frame.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse, polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { lounger } from '../../../motifs/beach-furniture.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { floor } from '../../../motifs/floor.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { sky } from '../../../motifs/sky.ts'
import { swimmer } from '../../../motifs/swimmer.ts'
import { ochreFront } from './house.ts'

const view = createView({ horizon: 450, eye: 2.7, centre: 600, focal: 1120 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/pool-2',
  caption: 'The wide end of the lagoon pool, loungers in the shade of the arcade.',
  palette: paletteAt('morning'),
  light: [1800, 0],
  draw: (canvas) => {
    const wall = createWall(view, [-13, 17], [12, 13.4])
    const behind = [
      sky(canvas, { horizon: 560 }),
      cumulus(canvas, { at: [1540, 190], size: 500, rise: 0.3 }),
      ochreFront(canvas, wall, { bays: 9, plane: 'light' }),
    ]
    return [
      ...behind,
      floor(canvas, {
        view,
        left: -16,
        right: 16,
        near: 2,
        far: 13.2,
        tile: 0.9,
        colours: [inks.sand, inks.plaster],
      }),
      fill(
        polygon([
          wall.place(0, 0),
          wall.place(wall.length, 0),
          wall.place(wall.length, 0, 2.2),
          wall.place(0, 0, 2.2),
        ]),
        canvas.tones(inks.plaster).base,
      ),
      fill(
        polygon([
          wall.place(0, 0),
          wall.place(wall.length, 0),
          wall.place(wall.length, 0, 1.6),
          wall.place(0, 0, 1.2),
        ]),
        canvas.palette.shadow,
        0.3,
      ),
      ...[3.5, 6.5, 9.5, 12.5, 15.5, 18.5].map((along) =>
        lounger(canvas, {
          at: wall.place(along, 0, 1.4),
          metre: view.metre(14),
          heading: 12,
          pitch: 20,
          colour: inks.teal,
          wood: inks.timber,
        }),
      ),
      pool(canvas, {
        view,
        rim: [
          [-9, 11.6],
          [-2, 12.4],
          [5, 11],
          [7.4, 8],
          [5.4, 5],
          [1.6, 3.2],
          [-4, 2.4],
          [-10, 3.4],
          [-12, 8],
        ],
        smooth: true,
        copingWidth: 0.42,
        reflection: [mirrorBelow(behind, 640, 1)],
        reflectionOpacity: 0.36,
        ripples: 70,
      }),
      swimmer(canvas, {
        at: on(-2.6, 7.4),
        size: view.metre(7.4) * 1.6,
        facing: 'left',
        outfit: { top: inks.coral, bottom: inks.coral, legs: 'bare', sleeves: 'none', hair: 'bun' },
      }),
      fill(ellipse(on(1.8, 6), 84, 34), canvas.tones(inks.coral).base),
      fill(ellipse(on(1.8, 6), 44, 15), canvas.tones(inks.lagoon).base),
      line(ellipse(on(1.8, 6), 64, 24), canvas.tones(inks.shell).light, { width: 12, dash: '34 34' }),
      pottedPlant(canvas, { at: on(6.4, 10.4), size: 200, seed: 'b', flower: inks.bougainvillea }),
      palm(canvas, { at: on(6.8, 6.6), size: 900, lean: 0.16, facing: 'left', seed: 'r' }),
      foregroundLeaves(canvas, { at: [1990, 1290], size: 380, spread: [-172, -104] }),
    ]
  },
}
