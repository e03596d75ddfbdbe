import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse, polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { lampGlow } from '../../../motifs/lamps.ts'
import { mansionWing } from '../../../motifs/mansion-wing.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { sky, stars } from '../../../motifs/sky.ts'

const view = createView({ horizon: 830, eye: 1.8, centre: 330, focal: 1150 })
const on = (right: number, away: number) => view.project([right, 0, away])
const wing = createWall(view, [-1.4, 38], [9.6, 7.2])

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/hero-2',
  caption: 'The garden front at dusk, lamps lit in every arch of the veranda.',
  palette: paletteAt('dusk'),
  light: [200, 700],
  draw: (canvas) => [
    sky(canvas, { horizon: 880 }),
    stars(canvas, { horizon: 600, count: 50 }),
    streaks(canvas, { from: [-100, 620], to: [1000, 790], count: 6, opacity: 0.7 }),
    forest(canvas, { along: points(-60, 740, 240, 700, 420, 740), base: 880, size: 70, depth: 0.2, rows: 3 }),
    palmGrove(canvas, {
      from: [-20, 850],
      to: [380, 850],
      count: 6,
      size: 360,
      depth: 0.12,
      silhouette: true,
    }),
    fill(
      polygon([on(-30, 60), on(40, 60), on(40, 1.9), on(-30, 1.9)]),
      canvas.fade([0, 840], [0, 1200], [canvas.tones(inks.grass).shade, canvas.tones(inks.leaf).shade]),
    ),
    fill(polygon([on(-1.6, 38), on(0.2, 38), on(4.6, 2), on(0.4, 2)]), canvas.tones(inks.sand).shade),
    mansionWing(canvas, { wall: wing, plane: 'base', bays: 10, lit: true }),
    fill(
      polygon([
        wing.place(0, 0),
        wing.place(wing.length, 0),
        wing.place(wing.length, 0, 2.2),
        wing.place(0, 0, 1.6),
      ]),
      canvas.palette.lamp,
      0.2,
    ),
    ...[24, 14, 8.4].flatMap((away) => [
      lampGlow(canvas, view.project([0.2, 1.1, away]), view.metre(away) * 1.6, 0.6),
      line(`M${on(0.2, away).join(' ')}L${view.project([0.2, 1.1, away]).join(' ')}`, canvas.palette.ink, {
        width: view.metre(away) * 0.06,
      }),
      fill(ellipse(view.project([0.2, 1.15, away]), view.metre(away) * 0.13), canvas.palette.lamp),
    ]),
    figure(canvas, {
      at: on(2.3, 12),
      size: view.metre(12) * 1.7,
      posture: 'strolling',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.ink },
    }),
    figure(canvas, {
      at: on(2.8, 12),
      size: view.metre(12) * 1.6,
      posture: 'strolling',
      facing: 'left',
      outfit: { top: inks.coral, bottom: inks.coral, skirt: 'long', hair: 'bun' },
    }),
    palm(canvas, { at: on(-0.9, 7), size: 900, lean: 0.1, facing: 'left', silhouette: true, seed: 'l' }),
    foregroundLeaves(canvas, { at: [-40, 1280], size: 400, spread: [-86, -10] }),
  ],
}
