import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { createWall } from '../../../engine/wall.ts'
import { bougainvillea } from '../../../motifs/bougainvillea.ts'
import { cumulus, gulls } from '../../../motifs/clouds.ts'
import { palm } from '../../../motifs/palm.ts'
import { seaBalconies } from '../../../motifs/sea-balconies.ts'
import { sky } from '../../../motifs/sky.ts'

const view = createView({ horizon: 1420, eye: 1.6, centre: 420, focal: 1050 })
const wall = createWall(view, [-0.6, 21], [7.6, 6.2])

export const scene: Scene = {
  name: 'hotels/la-view-hotel/exterior-1',
  caption: 'White balconies from below, one over another against the sky, palms beside them.',
  palette: paletteAt('noon'),
  light: [100, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 1400 }),
    cumulus(canvas, { at: [330, 760], size: 760, rise: 0.4, seed: 'c' }),
    palm(canvas, { at: [60, 1330], size: 900, depth: 0.1, lean: 0.1, seed: 'back' }),
    seaBalconies(canvas, { wall, up: -2.6, storeys: 5, bays: 5, plane: 'light', out: 1.7 }),
    bougainvillea(canvas, { along: points(1150, 560, 1110, 640, 1140, 730, 1100, 800), size: 80, seed: 'a' }),
    bougainvillea(canvas, {
      along: points(790, 900, 770, 970, 800, 1040),
      size: 60,
      colour: inks.coral,
      seed: 'b',
    }),
    gulls(canvas, { at: [330, 260], size: 30, count: 4 }),
    palm(canvas, { at: [330, 1500], size: 1150, lean: 0.18, seed: 'front', crown: 0.4 }),
  ],
}
