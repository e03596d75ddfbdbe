import { mirrorBelow } from '../../../engine/frame.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { lounger, parasol } from '../../../motifs/beach-furniture.ts'
import { longShadow, palmShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { floor } from '../../../motifs/floor.ts'
import { mansionWing } from '../../../motifs/mansion-wing.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { sky } from '../../../motifs/sky.ts'

const view = createView({ horizon: 520, eye: 4, centre: 1090, focal: 1150 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/hero-3',
  caption: 'The pool and both wings of the mansion, seen down the length of the garden.',
  palette: paletteAt('afternoon', { turn: 6 }),
  light: [-100, 200],
  draw: (canvas) => {
    const behind = [
      sky(canvas, { horizon: 560 }),
      cumulus(canvas, { at: [560, 330], size: 820, rise: 0.36 }),
      palm(canvas, { at: [840, 590], size: 330, depth: 0.26, seed: 'b1', lean: 0.1 }),
      palm(canvas, { at: [1360, 590], size: 360, depth: 0.26, seed: 'b2', lean: 0.1, facing: 'left' }),
      mansionWing(canvas, {
        wall: createWall(view, [-16, 48], [16, 48]),
        plane: 'base',
        bays: 11,
        depth: 0.12,
      }),
      mansionWing(canvas, {
        wall: createWall(view, [-16, 46], [-16, 12]),
        plane: 'shade',
        bays: 11,
        depth: 0.04,
      }),
      mansionWing(canvas, {
        wall: createWall(view, [16, 46], [16, 14]),
        plane: 'light',
        bays: 11,
        depth: 0.04,
      }),
    ]
    return [
      ...behind,
      fill(
        polygon([on(-15.9, 47), on(15.9, 47), on(15.9, 2.4), on(-15.9, 2.4)]),
        canvas.fade([0, 620], [0, 1200], [canvas.tones(inks.grass).base, canvas.tones(inks.grass).light]),
      ),
      fill(
        polygon([on(-15.9, 46), on(-12, 46), on(-9.4, 12), on(-9, 2.4), on(-15.9, 2.4)]),
        canvas.tones(inks.grass).shade,
        0.7,
      ),
      floor(canvas, {
        view,
        left: -4.8,
        right: 4.8,
        near: 2.6,
        far: 38,
        tile: 1.2,
        colours: [inks.plaster, inks.sand],
      }),
      pool(canvas, {
        view,
        rim: [
          [-3.2, 36],
          [3.2, 36],
          [3.2, 4.6],
          [-3.2, 4.6],
        ],
        coping: inks.laterite,
        copingWidth: 0.4,
        reflection: [mirrorBelow(behind, 610, 1)],
        reflectionOpacity: 0.45,
        ripples: 60,
      }),
      ...[30, 21, 14.6].flatMap((away, index) => [
        palmShadow(canvas, { at: on(7, away), size: view.metre(away) * 4, ground: inks.grass }),
        palm(canvas, {
          at: on(7, away),
          size: view.metre(away) * 9,
          lean: 0.1,
          facing: 'left',
          seed: `r${index}`,
          depth: away / 200,
        }),
      ]),
      ...[26, 17].map((away, index) =>
        palm(canvas, {
          at: on(-7, away),
          size: view.metre(away) * 9,
          lean: 0.08,
          seed: `l${index}`,
          depth: away / 200,
        }),
      ),
      ...[10, 7.4].flatMap((away) => [
        longShadow(canvas, {
          from: on(5.2, away),
          to: on(7.1, away),
          size: view.metre(away) * 0.5,
          ground: inks.sand,
        }),
        lounger(canvas, {
          at: on(6.1, away),
          metre: view.metre(away),
          heading: 172,
          pitch: 26,
          colour: inks.shell,
        }),
      ]),
      parasol(canvas, { at: on(7.6, 8.8), size: 340, colours: [inks.coral, inks.shell] }),
      figure(canvas, {
        at: on(-4.1, 9),
        size: view.metre(9) * 1.66,
        posture: 'walking',
        facing: 'right',
        outfit: { top: inks.azulejo, bottom: inks.shell, skirt: 'short', legs: 'bare', hat: 'straw' },
      }),
    ]
  },
}
