import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { forest } from '../../../motifs/forest.ts'
import { kayak } from '../../../motifs/kayak.ts'
import { mangrove } from '../../../motifs/mangrove.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/kayaking-in-goa-baga-beach/2',
  caption: 'A paddler in a yellow kayak passes the arching roots of mangroves.',
  palette: paletteAt('afternoon', { turn: 16 }),
  light: [1700, -100],
  draw: (canvas) => [
    sky(canvas, { horizon: 560 }),
    forest(canvas, {
      along: points(-60, 330, 600, 280, 1200, 340, 2000, 260),
      base: 640,
      size: 80,
      depth: 0.5,
      rows: 5,
      seed: 'far',
    }),
    sea(canvas, { horizon: 610, bottom: 1200, waves: 36 }),
    ...[
      [130, 690, 520, 0.3],
      [700, 660, 420, 0.36],
      [1240, 670, 460, 0.34],
      [1730, 720, 600, 0.24],
    ].map(([x = 0, y = 0, size = 0, depth = 0], index) =>
      mangrove(canvas, {
        at: [x, y],
        size,
        depth,
        roots: 11,
        seed: index,
        facing: index % 2 === 0 ? 'left' : 'right',
      }),
    ),
    kayak(canvas, {
      at: [960, 900],
      size: 900,
      hull: inks.marigold,
      jacket: inks.coral,
      facing: 'left',
      stroke: -26,
      hat: 'cap',
    }),
    mangrove(canvas, { at: [1790, 1250], size: 1060, roots: 13, seed: 'front', facing: 'left' }),
    mangrove(canvas, { at: [-120, 1240], size: 900, roots: 13, seed: 'front-left' }),
  ],
}
