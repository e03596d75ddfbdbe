import { steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { coffeeCup } from '../../../motifs/bebinca.ts'
import { chair } from '../../../motifs/chair.ts'
import { figure } from '../../../motifs/figure.ts'
import { fruitBowl } from '../../../motifs/fruit-bowl.ts'
import { pendant } from '../../../motifs/lamps.ts'
import { loaves } from '../../../motifs/loaves.ts'
import { mirror } from '../../../motifs/mirror.ts'
import { createRoom } from '../../../motifs/room.ts'
import { slab } from '../../../motifs/slab.ts'
import { stool } from '../../../motifs/stool.ts'
import { screenLight, sunscreen } from '../../../motifs/sunscreen.ts'
import { roundTable } from '../../../motifs/table.ts'
import { terrazzo } from '../../../motifs/terrazzo.ts'
import { modernRoom } from './house.ts'

const view = createView({ horizon: 520, eye: 1.55, centre: 900, focal: 1120 })
const room = createRoom({ view, left: -3.4, right: 3.6, far: 6.2, height: 3 })

export const scene: Scene = {
  name: 'hotels/wotel-calangute/dining-1',
  caption: 'The ground-floor café: a terrazzo counter, round stools, globe lamps, the screen behind.',
  palette: paletteAt('morning'),
  light: [200, 100],
  draw: (canvas) => [
    modernRoom(canvas, room, {
      accent: { wall: 'back', colour: inks.marigold },
      planes: { left: 'shade', right: 'light' },
      floor: { colours: [inks.shell, inks.coral], pattern: 'checker', tile: 0.55 },
    }),
    sunscreen(canvas, {
      wall: room.walls.left,
      plane: 'shade',
      from: [0.4, 0.2],
      to: [4.6, 2.8],
      module: 0.85,
      lit: true,
      thick: 0.14,
    }),
    screenLight(canvas, {
      place: (across, down) => view.project([-3.1 + down * 0.7, 0, 5.6 - across * 0.8]),
      columns: 4,
      rows: 4,
      opacity: 0.5,
    }),
    slab(canvas, view, [0.2, 1.7, 5.9], [3.2, 1.76, 6.2], inks.teak),
    ...steps(11).map((t, index) => {
      const [x, y] = view.project([0.35 + t * 2.7, 1.76, 6.1])
      return fill(
        box(x - 12, y - 40 - (index % 3) * 20, 24, 40 + (index % 3) * 20),
        canvas.tones([inks.teal, inks.coral, inks.shell, inks.leaf][index % 4] ?? inks.teal).base,
      )
    }),
    mirror(canvas, { wall: room.walls.back, at: [1.9, 1.8], width: 1, frame: inks.teal }),
    figure(canvas, {
      at: view.project([2.2, 0, 5.3]),
      size: view.metre(5.3) * 1.7,
      posture: 'facing',
      outfit: { top: inks.teal, bottom: inks.ink, hair: 'bun' },
    }),
    slab(canvas, view, [-0.6, 0, 4], [3.5, 1, 4.8], inks.teal),
    fill(createWall(view, [-0.6, 4], [3.5, 4]).panel([0, 0], [4.1, 0.16], 0.01), canvas.tones(inks.ink).base),
    slab(canvas, view, [-0.75, 1, 3.9], [3.6, 1.1, 4.9], inks.shell),
    terrazzo(canvas, view, { left: -0.7, right: 3.5, near: 3.95, far: 4.85, count: 190, up: 1.1 }),
    fruitBowl(canvas, { at: view.project([-0.1, 1.1, 4.4]), size: 150, colour: inks.coral }),
    coffeeCup(canvas, view.project([1.2, 1.12, 4.1]), 110),
    loaves(canvas, { at: view.project([2.9, 1.14, 4.3]), size: 66, count: 3 }),
    ...[0, 1.1, 2.2, 3.3].map((x) =>
      stool(canvas, { view, at: [x, 3.3], tall: 0.74, half: 0.2, wood: inks.ink, seat: inks.coral }),
    ),
    ...[0.2, 1.5, 2.8].map((x) =>
      pendant(canvas, {
        at: view.project([x, 3, 4.3]),
        size: 110,
        cord: 120,
        kind: 'globe',
        colour: inks.shell,
      }),
    ),
    chair(canvas, { at: view.project([-2.5, 0, 3.6]), metre: view.metre(3.6), heading: 20, cane: inks.teal }),
    roundTable(canvas, {
      at: view.project([-1.8, 0, 3.5]),
      metre: view.metre(3.5),
      width: 0.8,
      cloth: inks.shell,
      set: ['coconut', 'bread'],
    }),
  ],
}
