import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { forest } from '../../../motifs/forest.ts'
import { fruitBowl } from '../../../motifs/fruit-bowl.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { longTable } from '../../../motifs/long-table.ts'
import { palm } from '../../../motifs/palm.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { sky } from '../../../motifs/sky.ts'
import { sofa } from '../../../motifs/sofa.ts'
import { stool } from '../../../motifs/stool.ts'
import { ochreRoom } from './house.ts'

const view = createView({ horizon: 560, eye: 1.35, centre: 960, focal: 1180 })
const room = createRoom({ view, left: -2.8, right: 2.8, far: 4.5, height: 3 })

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/room-studio-3',
  caption: 'The studio’s sitting corner: a sofa beneath three arched windows.',
  palette: paletteAt('afternoon'),
  light: [960, 0],
  draw: (canvas) => {
    const outside = [
      sky(canvas, { horizon: 640 }),
      palm(canvas, { at: [700, 800], size: 520, lean: 0.1, seed: '1' }),
      palm(canvas, { at: [1240, 780], size: 440, lean: 0.12, facing: 'left', seed: '2' }),
      forest(canvas, {
        along: points(300, 600, 960, 570, 1700, 600),
        base: 800,
        size: 60,
        depth: 0.2,
        rows: 3,
      }),
    ]
    const windows = [1.2, 2.8, 4.4].map(
      (along): OpeningOptions => ({
        wall: 'back',
        at: [along, 1.05],
        width: 1.15,
        height: 1.6,
        head: 'round',
        bars: [2, 2],
        outside,
        sunlight: [0.5, 0.75],
      }),
    )
    return [
      ochreRoom(canvas, room, {
        accent: { wall: 'right', colour: inks.teal },
        planes: { back: 'base', left: 'light', right: 'base' },
      }),
      ...windows.map((one) => roomOpening(canvas, room, one)),
      ...windows.map((one) => sunPatch(canvas, room, one, 0.45)),
      rug(canvas, {
        view,
        at: [0.1, 2.8],
        heading: 0,
        length: 2.9,
        width: 1.3,
        colours: [inks.teal, inks.shell, inks.coral],
        stripes: 6,
      }),
      sofa(canvas, {
        view,
        at: [-0.5, 4.4],
        heading: 90,
        width: 2.5,
        cloth: inks.coral,
        cushions: [inks.shell, inks.ochre, inks.teal],
      }),
      shadeLamp(canvas, { at: view.project([1.3, 0, 4.2]), size: 410, tall: true }),
      longTable(canvas, { view, at: [-0.4, 3.1], heading: 0, length: 1.1, width: 0.55, tall: 0.4 }),
      fruitBowl(canvas, { at: view.project([-0.4, 0.42, 3.1]), size: 150, colour: inks.shell }),
      stool(canvas, { view, at: [1.5, 3.3], seat: inks.marigold }),
      pottedPlant(canvas, { at: view.project([-2.3, 0, 4.1]), size: 330, seed: 'so', flower: inks.coral }),
    ]
  },
}
