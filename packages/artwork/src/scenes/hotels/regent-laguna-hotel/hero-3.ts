import { mirrorBelow } from '../../../engine/frame.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { figure } from '../../../motifs/figure.ts'
import { floor } from '../../../motifs/floor.ts'
import { footbridge } from '../../../motifs/footbridge.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { palm } from '../../../motifs/palm.ts'
import { pool } from '../../../motifs/pool.ts'
import { glitter } from '../../../motifs/sea.ts'
import { sky, stars } from '../../../motifs/sky.ts'
import { court, lagoonRim } from './house.ts'

const view = createView({ horizon: 500, eye: 3.2, centre: 700, focal: 1080 })
const on = (right: number, away: number) => view.project([right, 0, away])

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/hero-3',
  caption: 'Lanterns along the footbridges in the evening, the arches glowing around the water.',
  palette: paletteAt('dusk', { turn: 6 }),
  light: [960, 400],
  draw: (canvas) => {
    const behind = [
      sky(canvas, { horizon: 560 }),
      stars(canvas, { horizon: 420, count: 60 }),
      palm(canvas, { at: [560, 560], size: 480, silhouette: true, lean: 0.1, seed: 'x' }),
      ...court(canvas, view, { lit: true }),
    ]
    return [
      ...behind,
      floor(canvas, {
        view,
        left: -11,
        right: 13,
        near: 2.4,
        far: 28,
        tile: 1.1,
        colours: [inks.sand, inks.plaster],
      }),
      pool(canvas, {
        view,
        rim: lagoonRim,
        smooth: true,
        copingWidth: 0.45,
        reflection: [mirrorBelow(behind, 640, 0.9)],
        reflectionOpacity: 0.6,
        ripples: 60,
      }),
      footbridge(canvas, { view, from: [-6.2, 16.6], to: [6.4, 17], rise: 1, lanterns: true }),
      glitter(canvas, {
        x: on(0.5, 14)[0],
        horizon: on(0, 14)[1],
        bottom: on(0, 9.6)[1],
        spread: 220,
        narrow: 120,
        colour: canvas.palette.lamp,
        opacity: 0.5,
      }),
      footbridge(canvas, { view, from: [-4.6, 9.4], to: [3.4, 9.8], rise: 0.9, lanterns: true }),
      glitter(canvas, {
        x: on(0, 6)[0],
        horizon: on(0, 8)[1],
        bottom: 1180,
        spread: 360,
        narrow: 200,
        colour: canvas.palette.lamp,
        opacity: 0.45,
      }),
      figure(canvas, {
        at: view.project([-0.9, 0.86, 9.4]),
        size: view.metre(9.6) * 1.7,
        posture: 'strolling',
        facing: 'right',
        outfit: { top: inks.shell, bottom: inks.ink },
      }),
      figure(canvas, {
        at: view.project([-1.5, 0.8, 9.4]),
        size: view.metre(9.6) * 1.6,
        posture: 'strolling',
        facing: 'right',
        outfit: { top: inks.coral, bottom: inks.coral, skirt: 'long', hair: 'bun' },
      }),
      palm(canvas, { at: on(6.4, 6.4), size: 980, lean: 0.1, facing: 'left', silhouette: true, seed: 'n' }),
      foregroundLeaves(canvas, { at: [-40, 1280], size: 400, spread: [-84, -6] }),
    ]
  },
}
