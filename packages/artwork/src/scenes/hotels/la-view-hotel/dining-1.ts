import type { Canvas } from '../../../engine/canvas.ts'
import { points, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { balustrade } from '../../../motifs/arcade.ts'
import { bougainvillea } from '../../../motifs/bougainvillea.ts'
import { chair } from '../../../motifs/chair.ts'
import { figure } from '../../../motifs/figure.ts'
import { floor } from '../../../motifs/floor.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { roundTable, type TableOptions } from '../../../motifs/table.ts'
import { bayView } from './house.ts'

const view = createView({ horizon: 500, eye: 1.75, centre: 1200, focal: 1250 })
const seat = (canvas: Canvas, x: number, y: number, metre: number, set: NonNullable<TableOptions['set']>) => [
  chair(canvas, { at: [x - metre * 0.95, y - 8], metre, heading: 14, wood: inks.straw, cane: inks.lagoon }),
  chair(canvas, { at: [x + metre * 0.95, y - 8], metre, heading: 166, wood: inks.straw, cane: inks.lagoon }),
  roundTable(canvas, { at: [x, y], metre, width: 1, set }),
]

export const scene: Scene = {
  name: 'hotels/la-view-hotel/dining-1',
  caption: 'Tables on the terrace restaurant under a striped awning, high above the sea.',
  palette: paletteAt('noon', { turn: 4 }),
  light: [200, 0],
  draw: (canvas) => [
    ...bayView(canvas, { horizon: 500, bottom: 860, sail: [1050, 30], seed: 'terrace' }),
    palmGrove(canvas, { from: [20, 860], to: [700, 840], count: 6, size: 300, depth: 0.12, seed: 'low' }),
    floor(canvas, {
      view,
      left: -9,
      right: 8,
      near: 2.4,
      far: 7.2,
      tile: 0.6,
      colours: [inks.shell, inks.lagoon],
      pattern: 'diamonds',
    }),
    balustrade(canvas, { from: [-20, 812], to: [1940, 812], size: 140, style: 'pierced' }),
    fill(polygon(points(-40, -20, 1960, -20, 1960, 150, -40, 240)), canvas.tones(inks.shell).shade),
    ...steps(17)
      .slice(0, -1)
      .map((t, index) =>
        index % 2 === 0
          ? fill(
              polygon([
                [-40 + t * 2000, -20],
                [-40 + t * 2000 + 125, -20],
                [-40 + t * 2000 + 125, 236 - t * 90],
                [-40 + t * 2000, 240 - t * 90],
              ]),
              canvas.tones(inks.lagoon).base,
            )
          : '',
      ),
    fill(polygon(points(-40, 236, 1960, 146, 1960, 176, -40, 266)), canvas.tones(inks.shell).light),
    ...[360, 1700].map((x) => fill(box(x, 160, 26, 680), canvas.tones(inks.shell).shade)),
    ...seat(canvas, 700, 930, 165, ['plates', 'wine', 'bread']),
    ...seat(canvas, 1560, 990, 215, ['plates', 'fish', 'coconut']),
    ...seat(canvas, 940, 1140, 285, ['plates', 'fish', 'wine', 'flowers']),
    figure(canvas, {
      at: [330, 1080],
      size: 520,
      posture: 'carrying',
      facing: 'right',
      outfit: { top: inks.shell, bottom: inks.ink, sleeves: 'long' },
    }),
    bougainvillea(canvas, { along: points(1960, 600, 1850, 660, 1800, 760, 1830, 840), size: 90, seed: 'd' }),
  ],
}
