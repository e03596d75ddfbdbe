import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { azulejo } from '../../../motifs/azulejo.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { chair } from '../../../motifs/chair.ts'
import { fruitBowl } from '../../../motifs/fruit-bowl.ts'
import { kitchenette } from '../../../motifs/kitchenette.ts'
import { pendant } from '../../../motifs/lamps.ts'
import { createRoom } from '../../../motifs/room.ts'
import { towels } from '../../../motifs/towels.ts'
import { ochreRoom } from './house.ts'

const view = createView({ horizon: 520, eye: 1.5, centre: 860, focal: 1350 })
const room = createRoom({ view, left: -2.1, right: 2.5, far: 3.7, height: 2.7 })

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/room-studio-2',
  caption: 'The studio’s kitchenette: two rings, a small fridge, jars on the shelf.',
  palette: paletteAt('noon', { turn: 10 }),
  light: [300, 100],
  draw: (canvas) => [
    ochreRoom(canvas, room, { wall: inks.shell, planes: { left: 'shade', right: 'light', back: 'base' } }),
    azulejo(canvas, {
      place: (across, down) => room.walls.back.place(0.3 + across * 0.22, 1.55 - down * 0.22),
      columns: 13,
      rows: 3,
      joint: 2,
      pattern: inks.teal,
      accent: inks.coral,
    }),
    kitchenette(canvas, {
      view,
      at: [-0.3, 3.66],
      heading: 90,
      wood: inks.ochre,
      width: 2.7,
      fridge: inks.teal,
    }),
    fruitBowl(canvas, { at: view.project([-0.1, 0.91, 3.3]), size: 130, colour: inks.teal }),
    towels(canvas, { at: view.project([1.35, 1.5, 3.6]), size: 150, colours: [inks.coral] }),
    pendant(canvas, {
      at: view.project([-0.4, 2.7, 3.1]),
      size: 170,
      cord: 70,
      kind: 'cone',
      colour: inks.coral,
    }),
    chair(canvas, { at: view.project([1.7, 0, 2.8]), metre: view.metre(2.8), heading: 200, cane: inks.teal }),
    pottedPlant(canvas, { at: view.project([1.95, 0, 3.4]), size: 300, seed: 'k' }),
  ],
}
