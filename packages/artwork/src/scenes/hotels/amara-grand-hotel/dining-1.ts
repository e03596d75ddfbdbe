import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { arcade, balustrade } from '../../../motifs/arcade.ts'
import { coffeeCup } from '../../../motifs/bebinca.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { chair } from '../../../motifs/chair.ts'
import { floor } from '../../../motifs/floor.ts'
import { hangingLantern } from '../../../motifs/lantern.ts'
import { palm } from '../../../motifs/palm.ts'
import { roundTable } from '../../../motifs/table.ts'
import { gardenView } from './house.ts'

const view = createView({ horizon: 560, eye: 1.6, centre: 1250, focal: 1300 })

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/dining-1',
  caption: 'Breakfast tables on a black and white tiled veranda, arches open to the garden.',
  palette: paletteAt('morning', { turn: -8 }),
  light: [200, 200],
  draw: (canvas) => [
    ...gardenView(canvas, { x: 760, horizon: 600, size: 640, seed: 'breakfast' }),
    palm(canvas, { at: [1560, 860], size: 720, lean: 0.1, seed: 'r' }),
    floor(canvas, {
      view,
      left: -9,
      right: 8,
      near: 2.6,
      far: 7.4,
      tile: 0.55,
      colours: [inks.shell, inks.ink],
    }),
    balustrade(canvas, { from: [-20, 844], to: [1940, 844], size: 150 }),
    arcade(canvas, {
      columns: [-160, 470, 1100, 1730, 2360],
      crown: 90,
      spring: 300,
      floor: 872,
      half: 40,
      wall: inks.plaster,
      trim: inks.laterite,
    }),
    hangingLantern(canvas, { at: [786, 90], size: 90, chain: 60 }),
    chair(canvas, { at: [1420, 925], metre: 190, heading: 14 }),
    roundTable(canvas, { at: [1600, 930], metre: 190, set: ['flowers', 'plates', 'coconut'] }),
    chair(canvas, { at: [1790, 930], metre: 190, heading: 166 }),
    longShadow(canvas, { from: [560, 1120], to: [880, 1120], size: 160, ground: inks.plaster, opacity: 0.5 }),
    chair(canvas, { at: [400, 1112], metre: 285, heading: 14, pitch: 16 }),
    chair(canvas, { at: [950, 1112], metre: 285, heading: 166, pitch: 16 }),
    roundTable(canvas, {
      at: [675, 1130],
      metre: 290,
      width: 1.3,
      set: ['flowers', 'plates', 'bread', 'coconut'],
    }),
    coffeeCup(canvas, [600, 935], 90),
    pottedPlant(canvas, { at: [1180, 1000], size: 220, seed: 'd', flower: inks.coral }),
  ],
}
