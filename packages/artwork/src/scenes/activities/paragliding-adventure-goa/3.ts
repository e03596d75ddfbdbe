import { points, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, closedCurve, ellipse, leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group, line } from '../../../engine/svg.ts'
import { figure } from '../../../motifs/figure.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { forest } from '../../../motifs/forest.ts'
import { glidingWing } from '../../../motifs/paraglider.ts'

export const scene: Scene = {
  name: 'activities/paragliding-adventure-goa/3',
  caption: 'The beach and the sweet-water lake of Arambol seen from the air, the glider’s own shadow below.',
  palette: paletteAt('noon', { turn: -8 }),
  light: [300, -300],
  draw: (canvas) => [
    fill(
      box(0, 0, 1920, 1200),
      canvas.fade([0, 0], [1920, 900], [canvas.palette.sea[1], canvas.palette.sea[0], canvas.palette.sea[0]]),
    ),
    ...steps(30).map((t, i) =>
      fill(
        leaf([-100 + ((i * 397) % 1100), t * 1200], [100 + ((i * 397) % 1100), t * 1200 - 26], 4, 6),
        canvas.palette.foam,
        0.22,
      ),
    ),
    fill(
      closedCurve(
        points(
          1280,
          -60,
          1060,
          160,
          1010,
          420,
          860,
          620,
          640,
          800,
          540,
          1000,
          430,
          1260,
          2000,
          1260,
          2000,
          -60,
        ),
      ),
      canvas.tones(inks.lagoon).light,
      0.7,
    ),
    fill(
      closedCurve(
        points(
          1340,
          -60,
          1130,
          160,
          1080,
          420,
          930,
          640,
          720,
          820,
          610,
          1010,
          510,
          1260,
          2000,
          1260,
          2000,
          -60,
        ),
      ),
      canvas.palette.foam,
    ),
    fill(
      closedCurve(
        points(
          1364,
          -60,
          1156,
          160,
          1104,
          424,
          956,
          652,
          746,
          834,
          636,
          1020,
          540,
          1260,
          2000,
          1260,
          2000,
          -60,
        ),
      ),
      canvas.tones(inks.sand).shade,
    ),
    fill(
      closedCurve(
        points(
          1384,
          -60,
          1176,
          160,
          1126,
          430,
          976,
          664,
          768,
          850,
          660,
          1030,
          568,
          1260,
          2000,
          1260,
          2000,
          -60,
        ),
      ),
      canvas.tones(inks.sand).light,
    ),
    forest(canvas, {
      along: points(1330, 560, 1360, 400, 1430, 240, 1570, 140, 1760, 60, 2000, 0),
      base: 700,
      size: 96,
      depth: 0.1,
      rows: 6,
      seed: 'north',
    }),
    fill(
      closedCurve(
        points(1180, 760, 1330, 690, 1470, 700, 1560, 690, 1590, 780, 1540, 860, 1320, 900, 1200, 840),
      ),
      canvas.tones(inks.sand).light,
    ),
    fill(
      closedCurve(points(1130, 640, 1250, 560, 1440, 560, 1560, 640, 1500, 750, 1320, 800, 1160, 750)),
      canvas.tones(inks.sand).shade,
    ),
    fill(
      closedCurve(points(1150, 644, 1260, 574, 1430, 574, 1540, 644, 1484, 738, 1316, 782, 1174, 740)),
      canvas.tones(inks.teal).base,
    ),
    fill(
      closedCurve(points(1220, 620, 1300, 596, 1420, 600, 1480, 640, 1380, 656, 1260, 650)),
      canvas.tones(inks.lagoon).light,
      0.6,
    ),
    forest(canvas, {
      along: points(1540, 780, 1620, 620, 1780, 550, 2000, 530),
      base: 1260,
      size: 100,
      depth: 0.04,
      rows: 7,
      seed: 'east',
    }),
    forest(canvas, {
      along: points(1000, 1200, 1160, 960, 1400, 860, 1640, 840, 2000, 800),
      base: 1290,
      size: 110,
      depth: 0.02,
      rows: 4,
      seed: 'south',
    }),
    ...[
      [880, 860],
      [1000, 800],
      [820, 1000],
      [930, 950],
      [760, 1100],
    ].map(
      ([x = 0, y = 0], i) =>
        fill(box(x, y, 54, 34), canvas.tones(i % 2 === 0 ? inks.coral : inks.marigold).base) +
        fill(box(x, y + 24, 54, 14), canvas.tones(inks.tile).shade),
    ),
    ...[
      [1090, 520],
      [1060, 570],
      [780, 870],
      [700, 990],
      [1120, 380],
    ].map(
      ([x = 0, y = 0]) =>
        fill(ellipse([x, y], 9), canvas.tones(inks.shell).light) +
        fill(ellipse([x + 12, y + 8], 12, 5), canvas.palette.ink, 0.3),
    ),
    fishingCanoe(canvas, { at: [230, 420], size: 130, heading: 60, pitch: 50, afloat: true }),
    fishingCanoe(canvas, {
      at: [300, 960],
      size: 120,
      heading: 130,
      pitch: 50,
      afloat: true,
      hull: inks.coral,
    }),
    group([glidingWing(canvas, [inks.ink, inks.ink, inks.ink], 0)], {
      at: [500, 800],
      scale: 3,
      rotate: -20,
      opacity: 0.28,
    }),
    group([glidingWing(canvas, [inks.coral, inks.marigold, inks.shell], 0)], {
      at: [690, 240],
      scale: 7,
      rotate: -14,
    }),
    figure(canvas, {
      at: [800, 590],
      size: 170,
      posture: { lean: -22, arms: [132, 172, 126, 166], legs: [70, 30, 78, 42], seat: 0.4 },
      outfit: { top: inks.coral, hat: 'helmet', sleeves: 'long' },
    }),
    line(
      'M788 470L428 376M790 470L560 232M792 470L664 160M796 470L800 160M800 470L912 190M804 470L986 246',
      canvas.palette.ink,
      { width: 1.6, opacity: 0.6 },
    ),
  ],
}
