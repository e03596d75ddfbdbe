import { mirrorBelow } from '../../../engine/frame.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { floor } from '../../../motifs/floor.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { mansionWing } from '../../../motifs/mansion-wing.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { sky } from '../../../motifs/sky.ts'

const view = createView({ horizon: 470, eye: 2.4, centre: 820, focal: 1150 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/pool-2',
  caption: 'Steps into the shallow end of the pool, the white mansion mirrored in the morning water.',
  palette: paletteAt('dawn'),
  light: [1700, 300],
  draw: (canvas) => {
    const behind = [
      sky(canvas, { horizon: 470 }),
      streaks(canvas, { from: [-100, 120], to: [1900, 360], count: 7, opacity: 0.6 }),
      fill(box(0, -260, 1920, 264), canvas.palette.sky[0]),
      forest(canvas, {
        along: points(-80, 440, 400, 420, 1200, 400, 1600, 370, 2000, 380),
        base: 580,
        size: 70,
        depth: 0.3,
        rows: 3,
      }),
      mansionWing(canvas, {
        wall: createWall(view, [-22, 33], [9, 33]),
        plane: 'light',
        bays: 11,
        depth: 0.06,
      }),
      palm(canvas, { at: [1330, 556], size: 460, lean: 0.1, depth: 0.1, seed: 'm1' }),
      palm(canvas, { at: [1560, 560], size: 380, lean: 0.12, facing: 'left', depth: 0.14, seed: 'm2' }),
    ]
    return [
      ...behind,
      fill(box(0, 550, 1920, 700), canvas.tones(inks.grass).base),
      floor(canvas, {
        view,
        left: -16,
        right: 16,
        near: 2,
        far: 22,
        tile: 1,
        colours: [inks.plaster, inks.sand],
      }),
      pool(canvas, {
        view,
        rim: [
          [-14, 20],
          [5.5, 20],
          [5.5, 2.6],
          [-14, 2.6],
        ],
        coping: inks.laterite,
        copingWidth: 0.5,
        reflection: [mirrorBelow(behind, 590, 1)],
        reflectionOpacity: 0.6,
        ripples: 50,
      }),
      ...[0, 1, 2, 3].map((step) =>
        fill(
          polygon([
            view.project([5.5 - (step + 1) * 0.8, -0.16, 13]),
            view.project([5.5 - step * 0.8, -0.16, 13]),
            view.project([5.5 - step * 0.8, -0.16, 7]),
            view.project([5.5 - (step + 1) * 0.8, -0.16, 7]),
          ]),
          canvas.tones(step % 2 === 0 ? inks.shell : inks.lagoon).light,
          0.9 - step * 0.12,
        ),
      ),
      ...[1, 2, 3, 4].map((step) =>
        line(
          `M${view.project([5.5 - step * 0.8, -0.15, 13]).join(' ')}L${view.project([5.5 - step * 0.8, -0.15, 7]).join(' ')}L${view.project([5.5 - (step - 1) * 0.8, -0.15, 7]).join(' ')}`,
          canvas.tones(inks.azulejo).base,
          { width: 6, opacity: 0.9 - step * 0.12 },
        ),
      ),
      line(
        `M${view.project([5.9, 0, 9]).join(' ')}L${view.project([5.9, 0.95, 9]).join(' ')}L${view.project([4.3, 0.6, 9]).join(' ')}L${view.project([3.9, -0.14, 9]).join(' ')}`,
        canvas.tones(inks.stone).light,
        { width: 12 },
      ),
      pottedPlant(canvas, { at: on(6.6, 6.6), size: 260, seed: 'p', flower: inks.bougainvillea }),
      palm(canvas, { at: on(-6.6, 24), size: 560, lean: 0.1, seed: 'l' }),
      foregroundLeaves(canvas, { at: [1980, 1280], size: 420, spread: [-170, -100] }),
    ]
  },
}
