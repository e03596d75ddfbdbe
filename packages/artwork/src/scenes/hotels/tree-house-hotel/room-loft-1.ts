import { steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { bed } from '../../../motifs/bed.ts'
import { chair } from '../../../motifs/chair.ts'
import { ladder } from '../../../motifs/ladder.ts'
import { pendant } from '../../../motifs/lamps.ts'
import { longTable } from '../../../motifs/long-table.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { slab } from '../../../motifs/slab.ts'
import { sofa } from '../../../motifs/sofa.ts'
import { leafView, timberRoom } from './house.ts'

const view = createView({ horizon: 640, eye: 1.5, centre: 960, focal: 900 })
const room = createRoom({ view, left: -3.1, right: 3.1, far: 5.4, height: 4.9 })

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/room-loft-1',
  caption: 'The two-storey loft: a ladder climbs from the sitting room to the sleeping floor.',
  palette: paletteAt('morning', { turn: -12 }),
  light: [200, 100],
  draw: (canvas) => {
    const tall: OpeningOptions = {
      wall: 'left',
      at: [1.8, 0.3],
      width: 2.4,
      height: 3.4,
      bars: [3, 5],
      frame: inks.timber,
      outside: leafView(canvas, { x: 200, y: 420, seed: 'tall' }),
      sunlight: [0.2, 0.8],
    }
    return [
      timberRoom(canvas, room, { planes: { left: 'shade', back: 'base', right: 'light' } }),
      roomOpening(canvas, room, tall),
      sunPatch(canvas, room, tall, 0.45),
      roomOpening(canvas, room, {
        wall: 'back',
        at: [4.6, 3.3],
        width: 1.2,
        height: 1,
        bars: [2, 1],
        frame: inks.timber,
        outside: leafView(canvas, { x: 1240, y: 260, seed: 'up' }),
      }),
      bed(canvas, {
        view,
        at: [1.4, 5.3],
        up: 2.7,
        heading: 90,
        kind: 'plain',
        width: 1.5,
        length: 1.9,
        wood: inks.timber,
        throwColour: inks.coral,
        pillow: inks.leaf,
      }),
      slab(canvas, view, [-1.1, 2.45, 3.5], [3.1, 2.7, 5.4], inks.teak),
      ...[-1, 3].map((x) => slab(canvas, view, [x - 0.08, 0, 3.5], [x + 0.08, 2.5, 3.66], inks.timber)),
      line(
        steps(11)
          .map(
            (t) =>
              `M${view.project([-0.3 + t * 3.3, 2.7, 3.5]).join(' ')}L${view.project([-0.3 + t * 3.3, 3.4, 3.5]).join(' ')}`,
          )
          .join(''),
        canvas.tones(inks.timber).shade,
        { width: 8 },
      ),
      slab(canvas, view, [-0.35, 3.4, 3.47], [3.1, 3.48, 3.55], inks.timber),
      fill(
        polygon([
          view.project([-1.1, 2.4, 5.38]),
          view.project([3.1, 2.4, 5.38]),
          view.project([3.1, 1.4, 5.38]),
          view.project([-1.1, 1.4, 5.38]),
        ]),
        canvas.palette.shadow,
        0.24,
      ),
      sofa(canvas, {
        view,
        at: [1.6, 5.3],
        heading: 90,
        width: 2,
        cloth: inks.shell,
        cushions: [inks.leaf, inks.coral, inks.leaf],
        kind: 'settee',
      }),
      rug(canvas, {
        view,
        at: [0.4, 3.6],
        heading: 0,
        length: 2.4,
        width: 1.4,
        colours: [inks.leaf, inks.straw, inks.coral],
        stripes: 5,
      }),
      longTable(canvas, { view, at: [1.3, 4], heading: 0, length: 0.9, width: 0.5, tall: 0.4 }),
      ladder(canvas, { view, from: [-0.8, 0, 2.9], to: [-0.75, 3.2, 3.5], width: 0.5, rungs: 10 }),
      chair(canvas, {
        at: view.project([-2.1, 0, 3.6]),
        metre: view.metre(3.6),
        heading: 20,
        cane: inks.leaf,
      }),
      pendant(canvas, { at: view.project([-1.2, 4.9, 4.2]), size: 150, cord: 190, kind: 'cane' }),
    ]
  },
}
