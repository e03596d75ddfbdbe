import { points, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, ellipse } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { broadTree } from '../../../motifs/broad-tree.ts'
import { clayOven } from '../../../motifs/clay-oven.ts'
import { figure } from '../../../motifs/figure.ts'
import { forest } from '../../../motifs/forest.ts'
import { loaves } from '../../../motifs/loaves.ts'
import { longTable } from '../../../motifs/long-table.ts'
import { palm } from '../../../motifs/palm.ts'
import { gardenRows } from '../../../motifs/seedlings.ts'
import { sky } from '../../../motifs/sky.ts'
import { vegetables } from '../../../motifs/vegetables.ts'

const view = createView({ horizon: 480, eye: 1.6, centre: 800, focal: 1200 })

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/dining-2',
  caption: 'A clay oven, and a table of vegetables from the garden beside it.',
  palette: paletteAt('morning', { turn: -14 }),
  light: [200, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 560 }),
    forest(canvas, {
      along: points(-80, 260, 400, 200, 900, 280, 1400, 210, 2000, 260),
      base: 900,
      size: 110,
      depth: 0.4,
      rows: 5,
      seed: 'far',
    }),
    palm(canvas, { at: [980, 800], size: 620, lean: 0.1, depth: 0.16, seed: 'p' }),
    broadTree(canvas, { at: [1720, 860], size: 760, depth: 0.1, seed: 't', blossom: true }),
    fill(
      box(0, 740, 1920, 480),
      canvas.fade([0, 740], [0, 1200], [canvas.tones(inks.laterite).light, canvas.tones(inks.laterite).base]),
    ),
    ...gardenRows(canvas, view),
    clayOven(canvas, { at: [480, 1000], size: 620 }),
    ...steps(5).map((t) =>
      line(`M${330 + t * 20} 1060h${300 - t * 40}`, canvas.tones(inks.timber).base, { width: 20 }),
    ),
    longTable(canvas, { view, at: [2.1, 3.9], heading: 0, length: 3, width: 1, wood: inks.teak }),
    vegetables(canvas, { at: view.project([1.25, 0.77, 3.9]), size: 270, seed: 'a' }),
    vegetables(canvas, { at: view.project([3, 0.77, 4]), size: 250, seed: 'b' }),
    loaves(canvas, { at: view.project([2.15, 0.8, 3.7]), size: 96, count: 3 }),
    ...[
      [1.75, inks.coral],
      [2.45, inks.leaf],
      [2.6, inks.coral],
    ].map(([x, ink]) => {
      const [px, py] = view.project([Number(x), 0.84, 4.2])
      return (
        fill(ellipse([px, py], 30, 27), canvas.tones(String(ink)).base) +
        fill(ellipse([px - 8, py - 8], 12, 9), canvas.tones(String(ink)).light)
      )
    }),
    figure(canvas, {
      at: [900, 1040],
      size: 560,
      posture: 'carrying',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.leaf, skirt: 'long', hair: 'bun' },
    }),
    pottedPlant(canvas, { at: [1800, 1150], size: 300, seed: 'h' }),
  ],
}
