import { createFrame } from '../../../engine/frame.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { coffeeCup } from '../../../motifs/bebinca.ts'
import { cushion } from '../../../motifs/cushion.ts'
import { figure } from '../../../motifs/figure.ts'
import { createRoom } from '../../../motifs/room.ts'
import { rug } from '../../../motifs/rug.ts'
import { slab } from '../../../motifs/slab.ts'
import { stool } from '../../../motifs/stool.ts'
import { screenLight, sunscreen } from '../../../motifs/sunscreen.ts'
import { modernRoom } from './house.ts'

const view = createView({ horizon: 520, eye: 1.3, centre: 960, focal: 1400 })
const room = createRoom({ view, left: -2, right: 2.1, far: 3.6, height: 2.6 })

export const scene: Scene = {
  name: 'hotels/wotel-calangute/room-deluxe-2',
  caption: 'The window seat behind the sunscreen: cushions, a book, a cup of coffee.',
  palette: paletteAt('sunset', { dimness: 0.05, turn: 6 }),
  light: [960, 200],
  draw: (canvas) => [
    modernRoom(canvas, room, {
      wall: inks.marigold,
      planes: { left: 'base', right: 'base', back: 'shade' },
      floor: { colours: [inks.teak, inks.timber], pattern: 'boards', tile: 0.3 },
    }),
    sunscreen(canvas, {
      wall: room.walls.back,
      plane: 'shade',
      from: [0.15, 0.5],
      to: [3.95, 2.5],
      module: 0.66,
      lit: true,
      thick: 0.12,
    }),
    slab(canvas, view, [-2, 0, 2.9], [2.1, 0.44, 3.6], inks.teak),
    slab(canvas, view, [-1.96, 0.44, 2.88], [2.06, 0.56, 3.56], inks.coral),
    ...[
      [-1.6, inks.marigold],
      [-1.05, inks.shell],
      [1.6, inks.teal],
    ].map(([x, colour]) =>
      cushion(canvas, {
        frame: createFrame(view, { at: [Number(x), 3.5], heading: 90 }),
        at: [0.12, 0.55, 0],
        width: 0.56,
        height: 0.48,
        colour: String(colour),
      }),
    ),
    figure(canvas, {
      at: view.project([0.1, 0.1, 3.0]),
      size: view.metre(3.0) * 1.62,
      posture: 'sitting',
      facing: 'right',
      outfit: { top: inks.shell, bottom: inks.azulejo, hair: 'long', skirt: 'none' },
    }),
    fill(
      polygon([
        view.project([0.34, 0.66, 3]),
        view.project([0.6, 0.74, 3]),
        view.project([0.66, 0.64, 3]),
        view.project([0.4, 0.56, 3]),
      ]),
      canvas.tones(inks.marigold).base,
    ),
    screenLight(canvas, {
      place: (across, down) => view.project([-1.6 + across * 0.62, 0, 2.8 - down * 0.5]),
      columns: 5,
      rows: 3,
      opacity: 0.45,
    }),
    stool(canvas, { view, at: [1.1, 2.4], seat: inks.teal, tall: 0.5, half: 0.22 }),
    coffeeCup(canvas, view.project([1.1, 0.51, 2.4]), 150),
    rug(canvas, {
      view,
      at: [-0.7, 2.2],
      heading: 0,
      length: 1.7,
      width: 0.8,
      colours: [inks.teal, inks.shell, inks.coral],
      stripes: 4,
    }),
  ],
}
