import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { cumulus, gulls } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { jumpTower } from '../../../motifs/jump-tower.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/bungee-jumping-goa/2',
  caption: 'The red jump tower stands among green hills.',
  palette: paletteAt('monsoon', { sky: ['#7fb0bd', '#c4dfd6', '#f4edcb'] }),
  light: [1600, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 700 }),
    cumulus(canvas, { at: [1420, 360], size: 760, rise: 0.3, seed: 'a' }),
    cumulus(canvas, { at: [300, 500], size: 520, rise: 0.26, seed: 'b', opacity: 0.8 }),
    forest(canvas, {
      along: points(-60, 520, 300, 440, 700, 560, 1100, 470, 1500, 380, 2000, 470),
      base: 900,
      size: 54,
      depth: 0.66,
      rows: 4,
      seed: 'far',
    }),
    forest(canvas, {
      along: points(-60, 640, 460, 690, 900, 600, 1400, 640, 2000, 560),
      base: 1000,
      size: 76,
      depth: 0.46,
      rows: 4,
      seed: 'mid',
    }),
    sea(canvas, { horizon: 800, bottom: 960, waves: 16 }),
    fill(leaf([300, 806], [1700, 808], 6, 2), canvas.palette.foam, 0.4),
    jumpTower(canvas, { at: [760, 1100], size: 1040 }),
    figure(canvas, {
      at: [1122, 247],
      size: 62,
      posture: 'standing',
      outfit: { top: inks.marigold, bottom: inks.ink },
    }),
    line('M1136 268V520', canvas.palette.ink, { width: 5 }),
    figure(canvas, {
      at: [1136, 760],
      size: 240,
      posture: 'plunging',
      outfit: { top: inks.coral, bottom: inks.azulejo },
    }),
    forest(canvas, {
      along: points(-60, 820, 300, 800, 640, 900, 820, 960, 960, 960, 1200, 900, 1600, 800, 2000, 760),
      base: 1260,
      size: 110,
      depth: 0.14,
      rows: 5,
      seed: 'near',
    }),
    foregroundLeaves(canvas, { at: [1970, 1270], size: 470, spread: [-170, -88], seed: 'right' }),
    gulls(canvas, { at: [500, 300], size: 26, count: 5 }),
  ],
}
