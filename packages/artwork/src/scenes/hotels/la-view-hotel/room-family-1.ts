import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse, leaf, polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { bed } from '../../../motifs/bed.ts'
import { bunkBed } from '../../../motifs/bunk-bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { ceilingFan } from '../../../motifs/ceiling-fan.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { rug } from '../../../motifs/rug.ts'
import { bayView, tierRoom } from './house.ts'

const view = createView({ horizon: 540, eye: 1.6, centre: 960, focal: 980 })
const room = createRoom({ view, left: -3.4, right: 3.3, far: 5.2, height: 2.9 })

export const scene: Scene = {
  name: 'hotels/la-view-hotel/room-family-1',
  caption: 'The family room: a double bed and a bunk for children, toys on the rug.',
  palette: paletteAt('morning', { turn: 4 }),
  light: [900, 100],
  draw: (canvas) => {
    const pane: OpeningOptions = {
      wall: 'back',
      at: [3.5, 0.8],
      width: 1.7,
      height: 1.5,
      bars: [2, 1],
      curtain: inks.marigold,
      sunlight: [0.1, 1],
      outside: bayView(canvas, { horizon: 560, sail: [960, -10], seed: 'family' }),
    }
    return [
      tierRoom(canvas, room, {
        accent: { wall: 'back', colour: inks.sky },
        planes: { left: 'base', right: 'base', back: 'base' },
        skirting: inks.coral,
      }),
      roomOpening(canvas, room, pane),
      sunPatch(canvas, room, pane, 0.4),
      rug(canvas, {
        view,
        at: [0.15, 2.9],
        heading: 0,
        length: 1.9,
        width: 1.3,
        colours: [inks.marigold, inks.shell, inks.coral],
        stripes: 5,
      }),
      bunkBed(canvas, { view, at: [2.75, 5.1], heading: 90, side: 1, covers: [inks.coral, inks.marigold] }),
      cabinet(canvas, { view, at: [-0.65, 5.16], heading: 90, wood: inks.straw }),
      shadeLamp(canvas, { at: view.project([-0.65, 0.56, 5]), size: 130, base: inks.coral }),
      bed(canvas, {
        view,
        at: [-2, 5.16],
        heading: 90,
        kind: 'plain',
        width: 1.8,
        wood: inks.straw,
        throwColour: inks.coral,
        pillow: inks.marigold,
      }),
      fill(ellipse([1010, 950], 52), canvas.tones(inks.coral).base),
      fill(leaf([958, 950], [1062, 950], 20), canvas.tones(inks.shell).base),
      fill(polygon(points(820, 980, 920, 968, 896, 1000, 840, 1004)), canvas.tones(inks.azulejo).base),
      fill(polygon(points(868, 968, 872, 900, 910, 962)), canvas.tones(inks.shell).base),
      ceilingFan(canvas, { at: view.project([0, 2.5, 3.6]), size: 270, rod: 130, turned: 50 }),
    ]
  },
}
