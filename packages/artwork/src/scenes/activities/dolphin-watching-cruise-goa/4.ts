import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { headland } from '../../../motifs/headland.ts'
import { breaker } from '../../../motifs/rocks.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'
import { tern } from '../../../motifs/tern.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'

const horizon = 700

export const scene: Scene = {
  name: 'activities/dolphin-watching-cruise-goa/4',
  caption: 'A tern dives near the boat at the river mouth.',
  palette: paletteAt('dusk', { turn: 20, dimness: 0.18 }),
  light: [1500, 420],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [1500, 560], radius: 90, halos: 3, horizon }),
    streaks(canvas, { from: [600, 360], to: [2000, 640], count: 7, opacity: 0.6 }),
    headland(canvas, {
      from: [-60, horizon + 3],
      to: [620, horizon + 3],
      height: 110,
      depth: 0.5,
      seed: 'a',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 80 }),
    glitter(canvas, { x: 1500, horizon, bottom: 1180, spread: 190, narrow: 80 }),
    tourBoat(canvas, {
      at: [460, 850],
      size: 400,
      hull: inks.coral,
      canopy: inks.shell,
      depth: 0.08,
      people: ['sitting', 'pointing', 'sitting'],
    }),
    tern(canvas, { at: [980, 500], size: 620, rotate: 56 }),
    ...[
      [1500, 250, 120],
      [380, 300, 100],
    ].map(([x = 0, y = 0, size = 0]) => tern(canvas, { at: [x, y], size, rotate: 12, depth: 0.3 })),
    fill(leaf([1060, 1060], [1360, 1064], 5, 12), canvas.palette.foam, 0.8),
    breaker(canvas, { at: [1210, 1060], size: 170, seed: 'fish' }),
  ],
}
