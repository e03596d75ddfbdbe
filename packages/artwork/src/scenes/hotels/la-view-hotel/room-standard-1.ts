import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bed } from '../../../motifs/bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { ceilingFan } from '../../../motifs/ceiling-fan.ts'
import { forest } from '../../../motifs/forest.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { palm } from '../../../motifs/palm.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { sky } from '../../../motifs/sky.ts'
import { wallPicture } from '../../../motifs/wall-picture.ts'
import { wardrobe } from '../../../motifs/wardrobe.ts'
import { tierRoom } from './house.ts'

const view = createView({ horizon: 560, eye: 1.5, centre: 900, focal: 1060 })
const room = createRoom({ view, left: -2.7, right: 2.9, far: 4.9, height: 2.8 })

export const scene: Scene = {
  name: 'hotels/la-view-hotel/room-standard-1',
  caption: 'A standard room: a double bed under a ceiling fan, a window full of the green hillside.',
  palette: paletteAt('morning'),
  light: [200, 200],
  draw: (canvas) => {
    const pane: OpeningOptions = {
      wall: 'back',
      at: [2, 0.85],
      width: 1.7,
      height: 1.35,
      bars: [2, 1],
      curtain: inks.lagoon,
      sunlight: [0.5, 1],
      outside: [
        sky(canvas, { horizon: 560 }),
        forest(canvas, {
          along: points(300, 540, 480, 500, 640, 540, 900, 480),
          base: 900,
          size: 70,
          depth: 0.2,
          rows: 3,
          seed: 'hill',
        }),
        palm(canvas, { at: [620, 700], size: 380, lean: 0.14, seed: 'window' }),
      ],
    }
    return [
      tierRoom(canvas, room, {
        accent: { wall: 'right', colour: inks.lagoon },
        planes: { right: 'base', left: 'shade' },
      }),
      roomOpening(canvas, room, pane),
      sunPatch(canvas, room, pane),
      wallPicture(canvas, {
        wall: room.walls.back,
        at: [3.9, 1.5],
        width: 0.9,
        height: 0.85,
        colours: [inks.shell, inks.coral, inks.teal],
      }),
      wardrobe(canvas, { view, at: [-2.66, 3.5], heading: 0, wood: inks.straw, width: 1.2, louvred: true }),
      rug(canvas, {
        view,
        at: [-0.1, 2.5],
        heading: 0,
        length: 2.6,
        width: 1.1,
        colours: [inks.coral, inks.shell, inks.teal],
        stripes: 6,
      }),
      cabinet(canvas, { view, at: [2.86, 4.6], heading: 180, wood: inks.straw, tall: 0.5 }),
      shadeLamp(canvas, { at: view.project([2.6, 0.51, 4.6]), size: 150, base: inks.coral }),
      bed(canvas, {
        view,
        at: [2.86, 3.45],
        heading: 180,
        kind: 'plain',
        wood: inks.straw,
        throwColour: inks.teal,
        pillow: inks.coral,
      }),
      ceilingFan(canvas, { at: view.project([0.1, 2.4, 3.2]), size: 290, rod: 150, turned: 40 }),
    ]
  },
}
