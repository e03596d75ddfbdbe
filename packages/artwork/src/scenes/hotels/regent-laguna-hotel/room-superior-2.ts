import { steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { chair } from '../../../motifs/chair.ts'
import { floor } from '../../../motifs/floor.ts'
import { footbridge } from '../../../motifs/footbridge.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { sky } from '../../../motifs/sky.ts'
import { roundTable } from '../../../motifs/table.ts'
import { court, lagoonRim } from './house.ts'

const view = createView({ horizon: 330, eye: 6, centre: 900, focal: 900 })
const near = createView({ horizon: 330, eye: 1.7, centre: 900, focal: 1150 })

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/room-superior-2',
  caption: 'The superior room’s balcony over the footbridges of the court.',
  palette: paletteAt('morning', { turn: -4 }),
  light: [300, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 520 }),
    palm(canvas, { at: [620, 470], size: 320, depth: 0.24, seed: 'f' }),
    ...court(canvas, view),
    floor(canvas, {
      view,
      left: -11,
      right: 13,
      near: 3,
      far: 28,
      tile: 1.2,
      colours: [inks.sand, inks.plaster],
    }),
    pool(canvas, { view, rim: lagoonRim, smooth: true, copingWidth: 0.45, ripples: 60 }),
    footbridge(canvas, { view, from: [-6.2, 17], to: [6.4, 17.4], rise: 1 }),
    footbridge(canvas, { view, from: [-4.6, 10.6], to: [2.9, 11], rise: 0.8 }),
    palm(canvas, { at: view.project([8, 0, 14]), size: 460, lean: 0.1, facing: 'left', seed: 'c1' }),
    palm(canvas, { at: view.project([-7.6, 0, 12]), size: 500, lean: 0.1, seed: 'c2' }),
    floor(canvas, {
      view: near,
      left: -6,
      right: 6,
      near: 2,
      far: 3.4,
      tile: 0.4,
      colours: [inks.plaster, inks.teal],
      pattern: 'diamonds',
    }),
    line(
      steps(40)
        .map((t) => `M${-20 + t * 1960} 700V905`)
        .join(''),
      canvas.tones(inks.shell).base,
      { width: 10 },
    ),
    fill(box(-20, 690, 1960, 26), canvas.tones(inks.shell).light),
    fill(box(-20, 890, 1960, 22), canvas.tones(inks.shell).base),
    fill(box(-20, -20, 220, 1240), canvas.tones(inks.ochre).base),
    fill(box(180, -20, 30, 1240), canvas.tones(inks.ochre).light),
    fill(box(-20, 1120, 240, 100), canvas.tones(inks.teal).base),
    chair(canvas, {
      at: [1180, 1110],
      metre: 400,
      heading: -40,
      pitch: 20,
      wood: inks.timber,
      cane: inks.teal,
    }),
    roundTable(canvas, {
      at: [720, 1120],
      metre: 330,
      width: 0.7,
      cloth: inks.coral,
      set: ['coconut', 'flowers'],
    }),
    pottedPlant(canvas, { at: [1660, 1130], size: 300, seed: 'pot', flower: inks.bougainvillea }),
  ],
}
