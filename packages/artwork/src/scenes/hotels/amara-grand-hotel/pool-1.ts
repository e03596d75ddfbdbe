import { mirrorBelow } from '../../../engine/frame.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { lounger, parasol } from '../../../motifs/beach-furniture.ts'
import { longShadow, palmShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { floor } from '../../../motifs/floor.ts'
import { forest } from '../../../motifs/forest.ts'
import { mansionWing } from '../../../motifs/mansion-wing.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { sky } from '../../../motifs/sky.ts'
import { swimmer } from '../../../motifs/swimmer.ts'

const view = createView({ horizon: 500, eye: 3.1, centre: 640, focal: 1200 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/pool-1',
  caption:
    'The long garden pool, white loungers along it under leaning coconut palms, the mansion at its end.',
  palette: paletteAt('noon'),
  light: [300, -200],
  draw: (canvas) => {
    const behind = [
      sky(canvas, { horizon: 500 }),
      cumulus(canvas, { at: [1380, 420], size: 760, rise: 0.34, seed: 'pool' }),
      forest(canvas, {
        along: points(-80, 380, 300, 350, 700, 400, 1100, 380, 1500, 350, 2000, 330),
        base: 560,
        size: 84,
        depth: 0.24,
        rows: 3,
        seed: 'hedge',
      }),
      mansionWing(canvas, {
        wall: createWall(view, [-12, 52], [12, 52]),
        plane: 'base',
        bays: 9,
        depth: 0.1,
      }),
      palm(canvas, { at: [330, 560], size: 380, lean: 0.1, depth: 0.12, seed: 'b1' }),
      palm(canvas, { at: [990, 560], size: 430, lean: 0.12, facing: 'left', depth: 0.12, seed: 'b2' }),
    ]
    const beds = [15.5, 12.6, 9.9, 7.4]
    return [
      ...behind,
      fill(
        box(0, 542, 1920, 700),
        canvas.fade([0, 540], [0, 1200], [canvas.tones(inks.grass).base, canvas.tones(inks.grass).light]),
      ),
      floor(canvas, {
        view,
        left: -3.4,
        right: 9,
        near: 3,
        far: 26,
        tile: 0.9,
        colours: [inks.sand, inks.plaster],
        pattern: 'checker',
      }),
      pool(canvas, {
        view,
        rim: [
          [-2, 24],
          [2.6, 24],
          [2.6, 3],
          [-2, 3],
        ],
        reflection: [mirrorBelow(behind, 556, 0.9)],
        reflectionOpacity: 0.34,
        ripples: 56,
        copingWidth: 0.4,
        coping: inks.laterite,
      }),
      ...beds.flatMap((away, index) => {
        const at = on(4.9, away)
        const metre = view.metre(away)
        return [
          longShadow(canvas, {
            from: [at[0] - metre * 0.9, at[1]],
            to: [at[0] + metre * 0.9, at[1]],
            size: metre * 0.5,
            ground: inks.sand,
          }),
          lounger(canvas, { at, metre, heading: 174, pitch: 20, colour: inks.shell }),
          ...(index % 2 === 0
            ? [
                parasol(canvas, {
                  at: on(6.1, away + 0.9),
                  size: metre * 2.5,
                  colours: [inks.azulejo, inks.shell],
                  tilt: -5,
                }),
              ]
            : []),
        ]
      }),
      swimmer(canvas, {
        at: [on(0.4, 11)[0], on(0.4, 11)[1] + 4],
        size: view.metre(11) * 1.7,
        facing: 'left',
        outfit: { top: inks.coral, bottom: inks.coral, legs: 'bare', sleeves: 'none', hair: 'bun' },
      }),
      palmShadow(canvas, { at: on(7.6, 9), size: 520, ground: inks.sand }),
      palm(canvas, { at: on(7.6, 11), size: 760, lean: 0.2, facing: 'left', seed: 'r1' }),
      palm(canvas, { at: on(-3, 8.4), size: 760, lean: 0.14, facing: 'right', seed: 'l1' }),
      palm(canvas, { at: on(6, 5.2), size: 1180, lean: 0.16, facing: 'left', crown: 0.42, seed: 'r2' }),
    ]
  },
}
