import { steps } from '../../engine/geometry.ts'
import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { box, ellipse } from '../../engine/path.ts'
import type { Scene } from '../../engine/scene.ts'
import { fill, line } from '../../engine/svg.ts'
import { bougainvillea } from '../../motifs/bougainvillea.ts'
import { cumulus } from '../../motifs/clouds.ts'
import { sailingBoat } from '../../motifs/far-boats.ts'
import { headland } from '../../motifs/headland.ts'
import { membershipCard, sunglasses } from '../../motifs/membership-card.ts'
import { palm } from '../../motifs/palm.ts'
import { sea } from '../../motifs/sea.ts'
import { sky } from '../../motifs/sky.ts'
import { wineGlass } from '../../motifs/table.ts'

const horizon = 430
const edge = 660

export const scene: Scene = {
  name: 'membership/card-1',
  caption: 'The membership card beside sunglasses and a glass on a wooden table, the sea behind.',
  palette: paletteAt('morning'),
  light: [200, -200],
  draw: (canvas) => {
    const wood = canvas.tones(inks.teak)
    const boards = steps(8).map((t) => `M${960 + (t - 0.5) * 2100} ${edge}L${960 + (t - 0.5) * 3600} 1200`)
    return [
      sky(canvas, { horizon }),
      cumulus(canvas, { at: [1420, 340], size: 620, rise: 0.34 }),
      headland(canvas, { from: [-100, horizon + 3], to: [760, horizon + 3], height: 150, depth: 0.4 }),
      sea(canvas, { horizon, bottom: edge, waves: 40 }),
      sailingBoat(canvas, { at: [1080, 500], size: 110 }),
      palm(canvas, { at: [1780, 760], size: 640, lean: 0.12, facing: 'left', seed: 'right' }),
      fill(box(0, edge, 1920, 560), canvas.fade([0, edge], [0, 1200], [wood.light, wood.base])),
      line(boards.join(''), wood.shade, { width: 5, opacity: 0.7 }),
      fill(box(0, edge, 1920, 12), wood.light),
      fill(ellipse([1500, 912], 190, 34), canvas.palette.shadow, 0.26),
      wineGlass(canvas, [1420, 900], 330, inks.marigold),
      membershipCard(canvas, {
        quad: [
          [560, 800],
          [1130, 742],
          [1300, 1030],
          [600, 1120],
        ],
      }),
      sunglasses(canvas, { at: [330, 860], size: 330 }),
      bougainvillea(canvas, {
        along: [
          [1960, 1180],
          [1800, 1120],
          [1690, 1150],
        ],
        size: 120,
        seed: 'table',
      }),
    ]
  },
}
