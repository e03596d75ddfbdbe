import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { archedBox, box, ellipse, polygon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group } from '../../../engine/svg.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { lampTower } from '../../../motifs/lamp-tower.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/south-goa-sightseeing/2',
  caption: 'The white lamp tower of a temple near Ponda above its water tank.',
  palette: paletteAt('morning', { turn: 12 }),
  light: [300, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 760 }),
    cumulus(canvas, { at: [1480, 470], size: 620, rise: 0.3, seed: 'a' }),
    forest(canvas, {
      along: points(-60, 560, 500, 470, 1000, 560, 1500, 460, 2000, 520),
      base: 860,
      size: 70,
      depth: 0.46,
      rows: 4,
      seed: 'hill',
    }),
    palmGrove(canvas, {
      from: [-40, 800],
      to: [1960, 800],
      count: 13,
      size: 330,
      depth: 0.26,
      seed: 'grove',
    }),
    fill(box(1180, 590, 700, 230), canvas.tones(inks.ochre, 0.06).base),
    fill(polygon(points(1120, 600, 1940, 600, 1860, 480, 1220, 480)), canvas.tones(inks.tile, 0.06).base),
    fill(polygon(points(1380, 480, 1700, 480, 1660, 420, 1420, 420)), canvas.tones(inks.shell, 0.06).base),
    fill(
      'M1420 422C1420 330 1500 320 1540 270C1580 320 1660 330 1660 422Z',
      canvas.tones(inks.shell, 0.06).light,
    ),
    fill(
      'M1540 270C1580 320 1660 330 1660 422H1570C1590 350 1560 310 1540 270Z',
      canvas.tones(inks.shell, 0.06).shade,
    ),
    fill(ellipse([1540, 262], 14), canvas.tones(inks.marigold).base),
    ...[1230, 1360, 1490, 1620, 1750].map(
      (x) =>
        fill(archedBox(x, 650, 80, 170), canvas.tones(inks.azulejo, 0.06).shade) +
        fill(box(x - 16, 640, 12, 180), canvas.tones(inks.shell, 0.06).light),
    ),
    fill(box(0, 806, 1920, 60), canvas.tones(inks.laterite).light),
    lampTower(canvas, { at: [900, 850], size: 740 }),
    ...[0, 1, 2, 3].map(
      (i) =>
        fill(
          polygon(points(-20, 850 + i * 26, 1940, 850 + i * 26, 1940, 862 + i * 26, -20, 862 + i * 26)),
          canvas.tones(inks.laterite).base,
        ) +
        fill(
          polygon(points(-20, 862 + i * 26, 1940, 862 + i * 26, 1940, 876 + i * 26, -20, 876 + i * 26)),
          canvas.tones(inks.laterite).shade,
        ),
    ),
    sea(canvas, { horizon: 950, bottom: 1200, waves: 26 }),
    group([lampTower(canvas, { at: [900, 850], size: 740 })], {
      at: [0, 1600],
      scale: [1, -0.76],
      opacity: 0.22,
      clip: canvas.clip(box(0, -200, 1920, 1060)),
    }),
    figure(canvas, {
      at: [560, 930],
      size: 170,
      posture: 'walking',
      outfit: { top: inks.marigold, bottom: inks.bougainvillea, skirt: 'long', hair: 'bun' },
    }),
    figure(canvas, {
      at: [1240, 900],
      size: 150,
      posture: 'standing',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.shell },
    }),
    foregroundLeaves(canvas, { at: [-40, 1270], size: 400, spread: [-92, -10] }),
  ],
}
