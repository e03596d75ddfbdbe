import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { scooter } from '../../../motifs/bicycle.ts'
import { bougainvillea, pottedPlant } from '../../../motifs/bougainvillea.ts'
import { figure } from '../../../motifs/figure.ts'
import { palm } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'
import { townHouse } from '../../../motifs/town-house.ts'

const view = createView({ horizon: 760, eye: 1.7, centre: 1180, focal: 1000 })
const left = (near: number, far: number) => createWall(view, [-3, far], [-3, near])
const right = (near: number, far: number) => createWall(view, [3, far], [3, near])
const ground = (x: number, away: number) => view.project([x, 0, away])

export const scene: Scene = {
  name: 'activities/south-goa-sightseeing/4',
  caption: 'Balconies and tiled roofs in a lane of Fontainhas.',
  palette: paletteAt('morning', { turn: -4 }),
  light: [1900, -200],
  draw: (canvas) => [
    sky(canvas, { horizon: 760 }),
    palm(canvas, { at: [1240, 760], size: 380, lean: 0.12, depth: 0.3, seed: 'yard' }),
    fill(
      polygon([ground(-3, 60), ground(3, 60), ground(3, 1.4), ground(-3, 1.4)]),
      canvas.tones(inks.sand).light,
    ),
    fill(
      polygon([ground(3, 60), ground(3, 1.4), ground(0.6, 1.4), ground(1, 60)]),
      canvas.tones(inks.sand).shade,
      0.7,
    ),
    townHouse(canvas, {
      wall: createWall(view, [-3, 30], [3, 30]),
      colour: inks.rose,
      plane: 'shade',
      bays: 3,
      door: 1,
      depth: 0.16,
    }),
    townHouse(canvas, {
      wall: left(16, 24),
      colour: inks.marigold,
      plane: 'base',
      bays: 3,
      balconies: 'each',
      depth: 0.1,
    }),
    townHouse(canvas, {
      wall: left(9, 16),
      colour: inks.azulejo,
      plane: 'base',
      bays: 3,
      storey: 3.2,
      balconies: 'long',
      door: 2,
      doorColour: inks.shell,
      depth: 0.04,
    }),
    townHouse(canvas, {
      wall: left(2.2, 9),
      colour: inks.coral,
      plane: 'base',
      bays: 3,
      storey: 3.4,
      balconies: 'each',
      shutters: inks.teal,
      door: 1,
      doorColour: inks.azulejo,
    }),
    townHouse(canvas, { wall: right(15, 24), colour: inks.lagoon, plane: 'shade', bays: 3, depth: 0.1 }),
    townHouse(canvas, {
      wall: right(8, 15),
      colour: inks.plaster,
      plane: 'shade',
      bays: 3,
      storey: 3.2,
      balconies: 'long',
      shutters: inks.leaf,
      depth: 0.04,
    }),
    townHouse(canvas, {
      wall: right(2, 8),
      colour: inks.ochre,
      plane: 'shade',
      bays: 2,
      storey: 3.5,
      balconies: 'each',
    }),
    bougainvillea(canvas, {
      along: points(700, 250, 790, 330, 800, 470, 770, 580),
      size: 100,
      colour: inks.bougainvillea,
      seed: 'l',
    }),
    pottedPlant(canvas, { at: ground(-2.6, 7), size: 130, seed: 'a', flower: inks.coral }),
    pottedPlant(canvas, { at: ground(-2.6, 9.5), size: 100, seed: 'b' }),
    scooter(canvas, { at: ground(-1.9, 5.4), size: 330, facing: 'right', colour: inks.teal }),
    figure(canvas, {
      at: ground(0.2, 11),
      size: view.tall(1.66, ground(0, 11)[1]),
      posture: 'strolling',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.bougainvillea, skirt: 'long', hair: 'bun' },
    }),
  ],
}
