import { mirrorBelow } from '../../../engine/frame.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { bougainvillea, pottedPlant } from '../../../motifs/bougainvillea.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { footbridge } from '../../../motifs/footbridge.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { sky } from '../../../motifs/sky.ts'
import { ochreFront } from './house.ts'

const view = createView({ horizon: 540, eye: 1.7, centre: 1180, focal: 1100 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/hero-2',
  caption: 'The court in the morning, the ochre arcades mirrored in the still lagoon pool.',
  palette: paletteAt('dawn', { turn: 4 }),
  light: [200, 200],
  draw: (canvas) => {
    const behind = [
      sky(canvas, { horizon: 640 }),
      streaks(canvas, { from: [-100, 80], to: [1900, 240], count: 5, opacity: 0.6 }),
      forest(canvas, {
        along: points(-80, 500, 200, 470, 420, 500, 700, 490),
        base: 640,
        size: 60,
        depth: 0.3,
        rows: 3,
      }),
      ochreFront(canvas, createWall(view, [-13, 24], [9, 24]), { bays: 9, plane: 'light', depth: 0.08 }),
      ochreFront(canvas, createWall(view, [9, 24], [9, 5]), { bays: 7, plane: 'shade' }),
      palm(canvas, { at: on(-8, 21), size: 520, depth: 0.1, lean: 0.1, seed: 'a' }),
      palm(canvas, { at: on(2.4, 21.5), size: 460, depth: 0.1, lean: 0.1, facing: 'left', seed: 'b' }),
    ]
    return [
      ...behind,
      fill(box(0, 616, 1920, 600), canvas.tones(inks.plaster).base),
      pool(canvas, {
        view,
        rim: [
          [-22, 20],
          [-6, 20.4],
          [4, 20],
          [7.4, 17],
          [6, 12],
          [7.2, 8],
          [5.6, 4.4],
          [2, 2.4],
          [-8, 2.2],
          [-22, 4],
        ],
        smooth: true,
        below: 0.1,
        copingWidth: 0.4,
        reflection: [mirrorBelow(behind, 628, 1)],
        reflectionOpacity: 0.72,
        ripples: 34,
      }),
      footbridge(canvas, { view, from: [-11, 13], to: [-2.4, 20.4], rise: 0.8, width: 1.3 }),
      pottedPlant(canvas, { at: on(7.6, 9.4), size: 190, seed: 'p', flower: inks.coral }),
      figure(canvas, {
        at: on(7.7, 13),
        size: view.metre(13) * 1.66,
        posture: 'carrying',
        facing: 'left',
        outfit: { top: inks.shell, bottom: inks.teal },
      }),
      foregroundLeaves(canvas, { at: [1990, 1280], size: 460, spread: [-172, -100] }),
      bougainvillea(canvas, {
        along: points(1960, -20, 1850, 70, 1790, 190, 1800, 320),
        size: 110,
        seed: 'r',
      }),
    ]
  },
}
