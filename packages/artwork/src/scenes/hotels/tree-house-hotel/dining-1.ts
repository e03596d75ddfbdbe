import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { woodenRail } from '../../../motifs/branch-rail.ts'
import { chair } from '../../../motifs/chair.ts'
import { floor } from '../../../motifs/floor.ts'
import { forest } from '../../../motifs/forest.ts'
import { fruitBowl } from '../../../motifs/fruit-bowl.ts'
import { pendant } from '../../../motifs/lamps.ts'
import { longTable } from '../../../motifs/long-table.ts'
import { palm } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'
import { roundTable, tableLamp } from '../../../motifs/table.ts'
import { thatch } from '../../../motifs/thatched-eaves.ts'

const view = createView({ horizon: 520, eye: 1.65, centre: 1050, focal: 1200 })

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/dining-1',
  caption: 'The open dining deck under a thatched roof, tables among the tree tops.',
  palette: paletteAt('afternoon', { turn: -16 }),
  light: [200, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 700 }),
    forest(canvas, {
      along: points(-80, 420, 400, 360, 900, 440, 1400, 370, 2000, 420),
      base: 1100,
      size: 100,
      depth: 0.42,
      rows: 5,
      seed: 'far',
    }),
    palm(canvas, { at: [620, 840], size: 560, lean: 0.1, depth: 0.14, seed: 'a' }),
    palm(canvas, { at: [1330, 860], size: 500, lean: 0.14, facing: 'left', depth: 0.14, seed: 'b' }),
    forest(canvas, {
      along: points(-80, 720, 500, 700, 1100, 740, 1500, 710, 2000, 730),
      base: 1100,
      size: 100,
      depth: 0.14,
      rows: 3,
      seed: 'near',
    }),
    floor(canvas, {
      view,
      left: -8,
      right: 8,
      near: 2.2,
      far: 7.4,
      tile: 0.3,
      colours: [inks.teak, inks.timber],
      pattern: 'boards',
    }),
    ...woodenRail(canvas, view, -8, 8, 7.4),
    ...thatch(
      canvas,
      [
        [-60, 60],
        [1980, 60],
      ],
      250,
    ),
    ...[-3.6, 1.2, 5].map((x) =>
      line(
        `M${view.project([x, 0, 7.2]).join(' ')}L${view.project([x, 0, 7.2])[0]} 120`,
        canvas.tones(inks.timber).base,
        { width: 30, cap: 'butt' },
      ),
    ),
    ...[420, 1250].map((x) => pendant(canvas, { at: [x, 130], size: 150, cord: 110, kind: 'cane' })),
    chair(canvas, { at: [1420, 950], metre: 205, heading: 14, cane: inks.leaf }),
    roundTable(canvas, {
      at: [1610, 955],
      metre: 205,
      cloth: inks.leaf,
      set: ['plates', 'bread', 'coconut'],
    }),
    chair(canvas, { at: [1800, 955], metre: 205, heading: 166, cane: inks.leaf }),
    longTable(canvas, {
      view,
      at: [-1.4, 4],
      heading: 0,
      length: 2.3,
      width: 0.95,
      wood: inks.teak,
      cloth: inks.coral,
    }),
    ...[
      [-2.1, 4.1],
      [-0.8, 4.1],
    ].map(([x = 0, z = 0]) => {
      const [px, py] = view.project([x, 0.78, z])
      return (
        fill(ellipse([px, py], 50, 16), canvas.tones(inks.azulejo).base) +
        fill(ellipse([px, py], 40, 12), canvas.tones(inks.shell).light)
      )
    }),
    fruitBowl(canvas, { at: view.project([-1.4, 0.78, 4]), size: 150, colour: inks.laterite }),
    tableLamp(canvas, view.project([-0.5, 0.78, 4.2]), 80),
    chair(canvas, {
      at: view.project([-2.1, 0, 3.2]),
      metre: view.metre(3.2),
      heading: -78,
      pitch: 16,
      cane: inks.leaf,
    }),
    chair(canvas, {
      at: view.project([-0.6, 0, 3.2]),
      metre: view.metre(3.2),
      heading: -102,
      pitch: 16,
      cane: inks.leaf,
    }),
  ],
}
