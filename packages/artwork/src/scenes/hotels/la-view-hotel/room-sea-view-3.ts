import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { bed } from '../../../motifs/bed.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { chair } from '../../../motifs/chair.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { createRoom } from '../../../motifs/room.ts'
import { type OpeningOptions, roomOpening, sunPatch } from '../../../motifs/room-opening.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'
import { wallPicture } from '../../../motifs/wall-picture.ts'
import { tierRoom } from './house.ts'

const view = createView({ horizon: 540, eye: 1.4, centre: 1040, focal: 1120 })
const room = createRoom({ view, left: -2.7, right: 3, far: 4.9, height: 2.8, near: 1.4 })

export const scene: Scene = {
  name: 'hotels/la-view-hotel/room-sea-view-3',
  caption: 'The sea view room at sunset, red light across the bed.',
  palette: paletteAt('sunset', { dimness: 0.14 }),
  light: [300, 400],
  draw: (canvas) => {
    const doors: OpeningOptions = {
      wall: 'left',
      at: [1.6, 0],
      width: 2.2,
      height: 2.4,
      curtain: inks.shell,
      sunlight: [-0.2, 1.5],
      outside: [
        sky(canvas, { horizon: 560 }),
        sun(canvas, { at: [270, 470], radius: 64, horizon: 560 }),
        sea(canvas, { horizon: 560, bottom: 1200, waves: 40 }),
        glitter(canvas, { x: 270, horizon: 560, bottom: 1000, spread: 130 }),
      ],
    }
    return [
      tierRoom(canvas, room, {
        planes: { left: 'shade', back: 'base', right: 'light' },
        accent: { wall: 'back', colour: inks.coral },
      }),
      roomOpening(canvas, room, doors),
      sunPatch(canvas, room, doors, 0.5),
      wallPicture(canvas, {
        wall: room.walls.back,
        at: [3.7, 1.6],
        width: 1.5,
        height: 0.8,
        frame: inks.straw,
        colours: [inks.shell, inks.coral, inks.teal],
      }),
      cabinet(canvas, { view, at: [-0.35, 4.86], heading: 90, wood: inks.straw }),
      shadeLamp(canvas, { at: view.project([-0.35, 0.56, 4.7]), size: 140, base: inks.teal, lit: true }),
      pottedPlant(canvas, { at: view.project([2.5, 0, 4.6]), size: 300, seed: 'sun' }),
      bed(canvas, {
        view,
        at: [0.95, 4.86],
        heading: 90,
        kind: 'plain',
        width: 1.8,
        wood: inks.straw,
        throwColour: inks.teal,
        pillow: inks.marigold,
      }),
      chair(canvas, {
        at: view.project([-1.5, 0, 4.1]),
        metre: view.metre(4.1),
        heading: 160,
        wood: inks.straw,
        cane: inks.coral,
      }),
    ]
  },
}
