import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { figure } from '../../../motifs/figure.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { forest } from '../../../motifs/forest.ts'
import { guest } from '../../../motifs/life-jacket.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/bungee-jumping-goa/4',
  caption: 'The crew of a boat reaches for a jumper who hangs above the water.',
  palette: paletteAt('noon', { turn: 12 }),
  light: [1700, -100],
  draw: (canvas) => [
    sky(canvas, { horizon: 440 }),
    forest(canvas, {
      along: points(-60, 240, 460, 150, 1000, 260, 1500, 170, 2000, 250),
      base: 560,
      size: 76,
      depth: 0.46,
      rows: 5,
      seed: 'far',
    }),
    forest(canvas, {
      along: points(-60, 400, 300, 380, 600, 470, 760, 540),
      base: 580,
      size: 90,
      depth: 0.26,
      rows: 3,
      seed: 'l',
    }),
    sea(canvas, { horizon: 540, bottom: 1200, waves: 60 }),
    line('M1010 -20V340', canvas.palette.ink, { width: 10 }) +
      line('M1010 -20V340', canvas.tones(inks.marigold).light, { width: 4, dash: '12 12' }),
    figure(canvas, {
      at: [1010, 900],
      size: 520,
      posture: 'plunging',
      outfit: { top: inks.coral, bottom: inks.azulejo, legs: 'shorts' },
    }),
    fill(leaf([900, 1040], [1160, 1044], 5, 12), canvas.palette.ink, 0.22),
    guest(canvas, {
      at: [640, 1000],
      size: 480,
      posture: { ...postures.standing, lean: 14, arms: [120, 130, 108, 120] },
      jacket: inks.marigold,
      outfit: { bottom: inks.ink, hat: 'cap' },
    }),
    guest(canvas, {
      at: [360, 990],
      size: 430,
      posture: 'pulling',
      facing: 'left',
      jacket: inks.coral,
      outfit: { bottom: inks.ink },
    }),
    fishingCanoe(canvas, {
      at: [490, 1040],
      size: 900,
      heading: 6,
      pitch: 9,
      afloat: true,
      hull: inks.azulejo,
      band: inks.shell,
    }),
    fill(leaf([150, 1012], [990, 1016], 6, 12), canvas.palette.foam, 0.8),
  ],
}
