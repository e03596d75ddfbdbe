import { points, polar } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse, polygon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group, line } from '../../../engine/svg.ts'
import { balustrade } from '../../../motifs/arcade.ts'
import { loaves } from '../../../motifs/loaves.ts'
import { palm } from '../../../motifs/palm.ts'
import { bananaLeaf, glassFromAbove, katori, kingfish, riceMound, steelPlate } from '../../../motifs/thali.ts'
import { bayView } from './house.ts'

export const scene: Scene = {
  name: 'hotels/la-view-hotel/dining-2',
  caption: 'A fish thali on a table by the railing, the sea below.',
  palette: paletteAt('afternoon', { turn: 3 }),
  light: [300, 100],
  draw: (canvas) => {
    const [x, y] = [980, 840]
    const foods = [inks.coral, inks.leaf, inks.marigold, inks.laterite, inks.rose, inks.ochre]
    return [
      ...bayView(canvas, { horizon: 300, bottom: 700, sail: [620, 10], seed: 'thali' }),
      palm(canvas, { at: [1720, 720], size: 560, lean: 0.12, facing: 'left', depth: 0.06, seed: 'r' }),
      balustrade(canvas, { from: [-20, 600], to: [1940, 600], size: 250, style: 'pierced' }),
      fill(polygon(points(-40, 640, 1960, 590, 1960, 1260, -40, 1260)), canvas.tones(inks.teak).base),
      line(
        [0, 1, 2, 3, 4].map((row) => `M-40 ${730 + row * 120}L1960 ${690 + row * 130}`).join(''),
        canvas.tones(inks.teak).shade,
        { width: 5, opacity: 0.7 },
      ),
      group(
        [
          bananaLeaf(canvas, [-620, 260], [640, -260], 150),
          steelPlate(canvas, [0, 0], 420),
          riceMound(canvas, [-20, -30], 130),
          ...foods.map((food, index) =>
            katori(canvas, polar([0, 0], 178 + index * 37, 300), 84, food, `k${index}`),
          ),
          kingfish(canvas, [40, 200], 250),
        ],
        { at: [x, y], scale: [1, 0.62] },
      ),
      glassFromAbove(canvas, [1560, 800], 80, inks.rose),
      group([
        fill(ellipse([360, 900], 130, 70), canvas.palette.shadow, 0.3),
        loaves(canvas, { at: [360, 890], size: 120, count: 3 }),
      ]),
    ]
  },
}
