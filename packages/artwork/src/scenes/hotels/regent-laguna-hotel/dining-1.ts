import { mirrorBelow } from '../../../engine/frame.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { arcade } from '../../../motifs/arcade.ts'
import { pottedPlant } from '../../../motifs/bougainvillea.ts'
import { chair } from '../../../motifs/chair.ts'
import { floor } from '../../../motifs/floor.ts'
import { footbridge } from '../../../motifs/footbridge.ts'
import { lampGlow } from '../../../motifs/lamps.ts'
import { hangingLantern } from '../../../motifs/lantern.ts'
import { sky, stars } from '../../../motifs/sky.ts'
import { roundTable } from '../../../motifs/table.ts'
import { ochreFront } from './house.ts'

const view = createView({ horizon: 560, eye: 1.6, centre: 700, focal: 1250 })

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/dining-1',
  caption: 'Restaurant tables under the arches beside the water, candles lit.',
  palette: paletteAt('dusk', { dimness: 0.26 }),
  light: [1100, 500],
  draw: (canvas) => {
    const far = createView({ horizon: 560, eye: 2, centre: 900, focal: 1000 })
    const behind = [
      sky(canvas, { horizon: 640 }),
      stars(canvas, { horizon: 420, count: 40 }),
      ochreFront(canvas, createWall(far, [-14, 20], [14, 20]), {
        bays: 9,
        plane: 'base',
        lit: true,
        depth: 0.12,
      }),
    ]
    return [
      ...behind,
      fill(
        box(0, 650, 1920, 300),
        canvas.fade([0, 650], [0, 900], [canvas.palette.sea[1], canvas.palette.sea[2]]),
      ),
      group([mirrorBelow(behind, 656, 1)], { opacity: 0.45, clip: canvas.clip(box(0, 658, 1920, 260)) }),
      footbridge(canvas, { view: far, from: [-5, 9.4], to: [3.4, 9.8], rise: 0.9, lanterns: true }),
      floor(canvas, {
        view,
        left: -8,
        right: 9,
        near: 2.4,
        far: 6.6,
        tile: 0.55,
        colours: [inks.plaster, inks.teal],
        pattern: 'diamonds',
      }),
      arcade(canvas, {
        columns: [-260, 560, 1380, 2200],
        crown: 40,
        spring: 330,
        floor: 884,
        half: 60,
        wall: inks.ochre,
        trim: inks.shell,
      }),
      chair(canvas, { at: [1480, 960], metre: 210, heading: 14, cane: inks.teal }),
      roundTable(canvas, { at: [1690, 965], metre: 215, set: ['plates', 'lamp', 'wine'] }),
      chair(canvas, { at: [260, 1100], metre: 290, heading: 14, cane: inks.teal }),
      chair(canvas, { at: [830, 1100], metre: 290, heading: 166, cane: inks.teal }),
      roundTable(canvas, {
        at: [545, 1120],
        metre: 295,
        width: 1.25,
        set: ['plates', 'fish', 'wine', 'lamp'],
      }),
      lampGlow(canvas, [545, 830], 420, 0.32),
      hangingLantern(canvas, { at: [970, 40], size: 110, chain: 60 }),
      pottedPlant(canvas, { at: [1180, 1080], size: 250, seed: 'r', flower: inks.coral }),
    ]
  },
}
