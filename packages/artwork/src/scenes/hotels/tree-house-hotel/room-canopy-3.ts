import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bed } from '../../../motifs/bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm } from '../../../motifs/palm.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { sky, sun } from '../../../motifs/sky.ts'
import { stool } from '../../../motifs/stool.ts'
import { tableLamp } from '../../../motifs/table.ts'
import { timberRoom } from './house.ts'

const view = createView({ horizon: 560, eye: 1.35, centre: 860, focal: 1150 })
const room = createRoom({ view, left: -2.5, right: 2.7, far: 4.4, height: 2.9 })

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/room-canopy-3',
  caption: 'The canopy bed under its net, shutters open to the evening trees.',
  palette: paletteAt('sunset', { turn: 10, dimness: 0.1 }),
  light: [400, 400],
  draw: (canvas) => {
    const pane: OpeningOptions = {
      wall: 'back',
      at: [1.1, 0.8],
      width: 1.5,
      height: 1.6,
      frame: inks.timber,
      leaves: inks.leaf,
      sunlight: [0.4, 1],
      outside: [
        sky(canvas, { horizon: 700 }),
        sun(canvas, { at: [470, 480], radius: 60 }),
        forest(canvas, {
          along: points(200, 600, 500, 570, 900, 610),
          base: 900,
          size: 60,
          depth: 0.2,
          rows: 3,
        }),
        palm(canvas, { at: [560, 860], size: 520, silhouette: true, lean: 0.1, seed: 'w' }),
      ],
    }
    return [
      timberRoom(canvas, room, { planes: { left: 'shade', back: 'base', right: 'light' } }),
      roomOpening(canvas, room, pane),
      sunPatch(canvas, room, pane, 0.4),
      cabinet(canvas, { view, at: [-0.25, 4.36], heading: 90, wood: inks.timber, width: 0.42 }),
      tableLamp(canvas, view.project([-0.25, 0.56, 4.2]), 110),
      bed(canvas, {
        view,
        at: [1.15, 4.36],
        heading: 90,
        kind: 'plain',
        width: 1.9,
        wood: inks.timber,
        throwColour: inks.coral,
        pillow: inks.marigold,
        net: true,
      }),
      rug(canvas, {
        view,
        at: [-1.2, 2.7],
        heading: 0,
        length: 1.8,
        width: 1.1,
        colours: [inks.coral, inks.straw, inks.leaf],
        stripes: 4,
      }),
      stool(canvas, { view, at: [-1.7, 3.3], seat: inks.leaf }),
    ]
  },
}
