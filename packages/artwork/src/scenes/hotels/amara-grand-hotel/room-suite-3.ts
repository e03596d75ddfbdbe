import { createFrame } from '../../../engine/frame.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { balustrade } from '../../../motifs/arcade.ts'
import { bougainvillea, pottedPlant } from '../../../motifs/bougainvillea.ts'
import { chair } from '../../../motifs/chair.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { cushion } from '../../../motifs/cushion.ts'
import { floor } from '../../../motifs/floor.ts'
import { forest } from '../../../motifs/forest.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'
import { roundTable } from '../../../motifs/table.ts'
import { palmsBelow } from './house.ts'

const view = createView({ horizon: 500, eye: 1.7, centre: 1200, focal: 1250 })

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/room-suite-3',
  caption: 'The suite’s private terrace above the palms at sunset, the sea beyond.',
  palette: paletteAt('sunset'),
  light: [1380, 420],
  draw: (canvas) => [
    sky(canvas, { horizon: 500 }),
    sun(canvas, { at: [1380, 430], radius: 74, horizon: 500 }),
    streaks(canvas, { from: [-100, 160], to: [1900, 420], count: 8, opacity: 0.7 }),
    sea(canvas, { horizon: 500, bottom: 720, waves: 30 }),
    glitter(canvas, { x: 1380, horizon: 500, bottom: 680, spread: 130, narrow: 60 }),
    forest(canvas, {
      along: points(-60, 640, 400, 600, 900, 640, 1500, 610, 2000, 640),
      base: 1000,
      size: 90,
      depth: 0.16,
      rows: 3,
    }),
    ...palmsBelow(canvas),
    floor(canvas, {
      view,
      left: -8,
      right: 7,
      near: 2.2,
      far: 6,
      tile: 0.5,
      colours: [inks.sand, inks.laterite],
    }),
    balustrade(canvas, { from: [-20, 850], to: [1940, 850], size: 150 }),
    slab(canvas, view, [-4.2, 0, 4.7], [-1.5, 0.4, 5.7], inks.shell),
    slab(canvas, view, [-4.1, 0.4, 4.75], [-1.6, 0.56, 5.65], inks.coral),
    cushion(canvas, {
      frame: createFrame(view, { at: [-3.7, 5.4], heading: 90 }),
      at: [0, 0.54, 0],
      width: 0.6,
      height: 0.5,
      colour: inks.marigold,
    }),
    cushion(canvas, {
      frame: createFrame(view, { at: [-2.9, 5.4], heading: 90 }),
      at: [0, 0.54, 0],
      width: 0.6,
      height: 0.5,
      colour: inks.shell,
    }),
    chair(canvas, { at: [960, 1100], metre: 280, heading: 16, pitch: 16 }),
    roundTable(canvas, { at: [1210, 1110], metre: 270, width: 1, set: ['wine', 'lamp', 'flowers'] }),
    chair(canvas, { at: [1470, 1100], metre: 280, heading: 164, pitch: 16 }),
    pottedPlant(canvas, { at: [1740, 1050], size: 300, seed: 't', flower: inks.bougainvillea }),
    bougainvillea(canvas, { along: points(-20, 60, 120, 130, 190, 240, 170, 380), size: 110, seed: 'c' }),
  ],
}
