import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { line } from '../../../engine/svg.ts'
import { bed } from '../../../motifs/bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { ceilingFan } from '../../../motifs/ceiling-fan.ts'
import { chair } from '../../../motifs/chair.ts'
import { floor } from '../../../motifs/floor.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { slab } from '../../../motifs/slab.ts'
import { bayView, tierRoom } from './house.ts'

const view = createView({ horizon: 520, eye: 1.6, centre: 1060, focal: 1040 })
const room = createRoom({ view, left: -3, right: 2.7, far: 5.2, height: 2.9 })

export const scene: Scene = {
  name: 'hotels/la-view-hotel/room-sea-view-1',
  caption: 'A sea view room: the bed faces balcony doors thrown open on the bay.',
  palette: paletteAt('noon'),
  light: [960, 0],
  draw: (canvas) => {
    const doors: OpeningOptions = {
      wall: 'back',
      at: [3.1, 0],
      width: 3.4,
      height: 2.45,
      frame: inks.shell,
      curtain: inks.shell,
      sunlight: [0.2, 0.9],
      outside: [
        ...bayView(canvas, { horizon: 530, bottom: 760, sail: [1180, 6], seed: 'door' }),
        floor(canvas, {
          view,
          left: -4,
          right: 4,
          near: 5,
          far: 6.8,
          tile: 0.4,
          colours: [inks.shell, inks.lagoon],
        }),
        slab(canvas, view, [-4, 0, 6.7], [4, 0.34, 6.9], inks.shell),
        line(
          [0.5, 0.7, 0.9]
            .map((up) => `M${view.project([-4, up, 6.8]).join(' ')}L${view.project([4, up, 6.8]).join(' ')}`)
            .join(''),
          canvas.tones(inks.shell).light,
          { width: 7 },
        ),
      ],
    }
    return [
      tierRoom(canvas, room, {
        planes: { back: 'shade', left: 'base', right: 'base' },
        accent: { wall: 'left', colour: inks.coral },
      }),
      roomOpening(canvas, room, doors),
      sunPatch(canvas, room, doors, 0.55),
      chair(canvas, {
        at: view.project([2.1, 0, 4.5]),
        metre: view.metre(4.5),
        heading: 200,
        wood: inks.straw,
        cane: inks.coral,
      }),
      cabinet(canvas, { view, at: [-2.96, 4.55], heading: 0, wood: inks.straw }),
      shadeLamp(canvas, { at: view.project([-2.7, 0.56, 4.55]), size: 140, base: inks.teal }),
      bed(canvas, {
        view,
        at: [-2.96, 3.4],
        heading: 0,
        kind: 'plain',
        width: 1.8,
        wood: inks.straw,
        throwColour: inks.coral,
        pillow: inks.lagoon,
      }),
      ceilingFan(canvas, { at: view.project([0, 2.5, 3.6]), size: 280, rod: 130 }),
    ]
  },
}
