import { points, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, ellipse } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { ferns } from '../../../motifs/ferns.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { rockFace } from '../../../motifs/rock-face.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { sky } from '../../../motifs/sky.ts'
import { waterfall } from '../../../motifs/waterfall.ts'

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/pool-2',
  caption: 'The spring-fed end of the pool: a thread of water falls between ferns and stones.',
  palette: paletteAt('monsoon', { turn: -10 }),
  light: [300, 0],
  draw: (canvas) => {
    const rock = canvas.tones(inks.stone, 0.1).deep
    return [
      sky(canvas, { horizon: 300 }),
      forest(canvas, {
        along: points(-80, 120, 400, 60, 900, 130, 1400, 60, 2000, 100),
        base: 900,
        size: 120,
        depth: 0.36,
        rows: 5,
        seed: 'far',
      }),
      rockFace(canvas, {
        along: points(
          420,
          700,
          470,
          460,
          600,
          330,
          800,
          280,
          1020,
          300,
          1180,
          270,
          1380,
          340,
          1500,
          480,
          1560,
          700,
        ),
        base: 800,
        size: 110,
        rock: inks.stone,
        depth: 0.06,
      }),
      waterfall(canvas, {
        course: points(960, 300, 930, 470, 980, 620, 950, 790),
        from: 46,
        to: 130,
        rock,
        seed: 'spring',
      }),
      forest(canvas, {
        along: points(-80, 420, 200, 380, 430, 460, 560, 760),
        base: 1000,
        size: 100,
        depth: 0.14,
        rows: 4,
        seed: 'l',
      }),
      forest(canvas, {
        along: points(1420, 760, 1560, 460, 1760, 390, 2000, 430),
        base: 1000,
        size: 100,
        depth: 0.14,
        rows: 4,
        seed: 'r',
      }),
      fill(
        box(0, 780, 1920, 440),
        canvas.fade([0, 780], [0, 1200], [canvas.tones(inks.lagoon).base, canvas.tones(inks.leaf).shade]),
      ),
      ...steps(7).map((t) =>
        fill(ellipse([950, 800 + t * 120], 110 + t * 460, 12 + t * 44), canvas.palette.foam, 0.1),
      ),
      rocks(canvas, { from: [120, 830], to: [760, 800], size: 230, count: 7, colour: inks.stone, seed: 'a' }),
      rocks(canvas, {
        from: [1150, 800],
        to: [1860, 850],
        size: 230,
        count: 7,
        colour: inks.stone,
        seed: 'b',
      }),
      ...ferns(canvas, [
        [330, 800, 150],
        [560, 790, 130],
        [1260, 790, 140],
        [1500, 800, 170],
        [700, 440, 90],
        [1190, 420, 90],
        [1380, 560, 110],
      ]),
      rocks(canvas, {
        from: [-40, 1130],
        to: [640, 1190],
        size: 330,
        count: 5,
        colour: inks.stone,
        seed: 'c',
      }),
      ...ferns(canvas, [
        [240, 1130, 220],
        [520, 1180, 190],
      ]),
      foregroundLeaves(canvas, { at: [1980, 1280], size: 520, spread: [-172, -96] }),
    ]
  },
}
