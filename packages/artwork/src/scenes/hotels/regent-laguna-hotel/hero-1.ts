import { mirrorBelow } from '../../../engine/frame.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { lounger, parasol } from '../../../motifs/beach-furniture.ts'
import { bougainvillea, pottedPlant } from '../../../motifs/bougainvillea.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { floor } from '../../../motifs/floor.ts'
import { footbridge } from '../../../motifs/footbridge.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { sky } from '../../../motifs/sky.ts'
import { court, lagoonRim } from './house.ts'

const view = createView({ horizon: 470, eye: 4.6, centre: 900, focal: 1050 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/hero-1',
  caption: 'Ochre arcades around a winding lagoon pool crossed by white footbridges.',
  palette: paletteAt('afternoon'),
  light: [1900, 100],
  draw: (canvas) => {
    const behind = [
      sky(canvas, { horizon: 520 }),
      cumulus(canvas, { at: [640, 190], size: 620, rise: 0.34 }),
      palm(canvas, { at: [1130, 500], size: 420, depth: 0.22, lean: 0.1, seed: 'far-1' }),
      palm(canvas, { at: [590, 500], size: 380, depth: 0.22, lean: 0.1, facing: 'left', seed: 'far-2' }),
      ...court(canvas, view),
    ]
    return [
      ...behind,
      floor(canvas, {
        view,
        left: -11,
        right: 13,
        near: 2.6,
        far: 28,
        tile: 1.1,
        colours: [inks.sand, inks.plaster],
        pattern: 'checker',
      }),
      pool(canvas, {
        view,
        rim: lagoonRim,
        smooth: true,
        coping: inks.shell,
        copingWidth: 0.45,
        reflection: [mirrorBelow(behind, 650, 0.8)],
        reflectionOpacity: 0.42,
        ripples: 70,
      }),
      footbridge(canvas, { view, from: [-6.2, 16.6], to: [6.4, 17], rise: 1 }),
      palm(canvas, { at: on(7.6, 15), size: 620, lean: 0.16, facing: 'left', seed: 'p1' }),
      pottedPlant(canvas, { at: on(-8.4, 14), size: 120, seed: 'a', flower: inks.coral }),
      footbridge(canvas, { view, from: [-4.6, 10.3], to: [2.9, 10.3], rise: 0.8 }),
      figure(canvas, {
        at: [on(-0.9, 10.3)[0], view.project([0, 0.8, 10.3])[1]],
        size: view.metre(10.3) * 1.66,
        posture: 'strolling',
        facing: 'right',
        outfit: { top: inks.shell, bottom: inks.teal, skirt: 'long', hat: 'straw' },
      }),
      parasol(canvas, { at: on(7.6, 8.6), size: 300, colours: [inks.teal, inks.shell] }),
      lounger(canvas, {
        at: on(6.9, 7.6),
        metre: view.metre(7.6),
        heading: 172,
        pitch: 26,
        colour: inks.shell,
      }),
      pottedPlant(canvas, { at: on(-6.4, 6.4), size: 230, seed: 'b', flower: inks.bougainvillea }),
      palm(canvas, { at: on(6.2, 5), size: 1000, lean: 0.1, crown: 0.42, seed: 'near' }),
      bougainvillea(canvas, {
        along: points(-20, 130, 130, 200, 190, 330, 170, 430),
        size: 120,
        seed: 'corner',
      }),
    ]
  },
}
