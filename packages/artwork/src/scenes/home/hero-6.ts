import { points } from '../../engine/geometry.ts'
import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { createView } from '../../engine/perspective.ts'
import type { Scene } from '../../engine/scene.ts'
import { arcade, balustrade } from '../../motifs/arcade.ts'
import { bougainvillea, pottedPlant } from '../../motifs/bougainvillea.ts'
import { longShadow } from '../../motifs/cast-shadow.ts'
import { chair } from '../../motifs/chair.ts'
import { gulls, streaks } from '../../motifs/clouds.ts'
import { sailingBoat } from '../../motifs/far-boats.ts'
import { floor } from '../../motifs/floor.ts'
import { headland } from '../../motifs/headland.ts'
import { hangingLantern } from '../../motifs/lantern.ts'
import { palm } from '../../motifs/palm.ts'
import { glitter, sea } from '../../motifs/sea.ts'
import { sky, sun } from '../../motifs/sky.ts'
import { roundTable } from '../../motifs/table.ts'

const horizon = 640
const view = createView({ horizon, eye: 1.8, focal: 1400, centre: 700 })

export const scene: Scene = {
  name: 'home/hero-6',
  caption: 'A table laid for two on an arcaded veranda, high over a bay where the sun goes down.',
  palette: paletteAt('sunset'),
  light: [700, 520],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [700, 540], radius: 86, halos: 3, reach: 0.7, horizon }),
    streaks(canvas, { from: [-100, 300], to: [1900, 560], count: 9, opacity: 0.75 }),
    headland(canvas, {
      from: [1980, horizon + 3],
      to: [1010, horizon + 3],
      height: 130,
      depth: 0.55,
      seed: 'far',
    }),
    headland(canvas, {
      from: [2200, horizon + 30],
      to: [1330, horizon + 30],
      height: 190,
      depth: 0.28,
      seed: 'near',
    }),
    sea(canvas, { horizon, bottom: 980, waves: 50 }),
    glitter(canvas, { x: 700, horizon, bottom: 970, spread: 170, narrow: 70 }),
    sailingBoat(canvas, { at: [960, 700], size: 96, depth: 0.1 }),
    sailingBoat(canvas, { at: [470, 668], size: 50, depth: 0.3, facing: 'left' }),
    gulls(canvas, { at: [960, 430], size: 24, count: 5 }),
    palm(canvas, { at: [170, 1100], size: 640, lean: 0.14, silhouette: true, seed: 'left' }),
    palm(canvas, { at: [60, 1100], size: 470, lean: 0.12, facing: 'left', silhouette: true, seed: 'low' }),
    floor(canvas, {
      view,
      left: -8,
      right: 10,
      near: 3.4,
      far: 7.9,
      tile: 0.6,
      colours: [inks.sand, inks.laterite],
    }),
    balustrade(canvas, { from: [-20, 962], to: [1940, 962], size: 164 }),
    arcade(canvas, { columns: [-340, 392, 1264, 2136], crown: 96, spring: 330, floor: 990, half: 46 }),
    bougainvillea(canvas, {
      along: points(1960, 40, 1800, 130, 1690, 190, 1650, 330),
      size: 110,
      seed: 'arch',
    }),
    hangingLantern(canvas, { at: [828, 96], size: 110, chain: 90 }),
    longShadow(canvas, {
      from: [1010, 1130],
      to: [1300, 1130],
      size: 150,
      ground: inks.laterite,
      opacity: 0.7,
    }),
    chair(canvas, { at: [905, 1128], metre: 268, heading: 12, pitch: 16 }),
    chair(canvas, { at: [1425, 1128], metre: 268, heading: 168, pitch: 16 }),
    roundTable(canvas, { at: [1165, 1140], metre: 272, width: 1.25 }),
    pottedPlant(canvas, { at: [300, 1130], size: 230, seed: 'palm', flower: inks.coral }),
  ],
}
