import { mixNumbers, points, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, capsule, polygon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { forest } from '../../../motifs/forest.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/bungee-jumping-goa/3',
  caption: 'A jumper is fastened into the harness on the platform, high over the lake.',
  palette: paletteAt('afternoon', { turn: -8 }),
  light: [200, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 790 }),
    cumulus(canvas, { at: [1500, 420], size: 560, rise: 0.3, seed: 'a' }),
    forest(canvas, {
      along: points(-60, 660, 460, 610, 1000, 680, 1500, 620, 2000, 660),
      base: 860,
      size: 40,
      depth: 0.56,
      rows: 4,
      seed: 'far',
    }),
    sea(canvas, { horizon: 770, bottom: 1060, waves: 30 }),
    forest(canvas, {
      along: points(1300, 1010, 1560, 900, 2000, 860),
      base: 1080,
      size: 60,
      depth: 0.34,
      rows: 3,
      seed: 'near',
    }),
    line('M240 -20V1010M1680 -20V1010', canvas.tones(inks.coral).base, { width: 34, cap: 'butt' }),
    line(
      'M240 120L560 -20M240 420L900 -20M1680 120L1400 -20M1680 420L1060 -20',
      canvas.tones(inks.coral).shade,
      { width: 16 },
    ),
    line(
      'M240 700H600M240 850H600M600 690V1004M1400 700H1680M1400 850H1680M1400 690V1004',
      canvas.tones(inks.iron).base,
      { width: 12 },
    ),
    fill(polygon(points(-20, 1000, 1940, 1000, 1940, 1210, -20, 1210)), canvas.tones(inks.iron).base),
    ...steps(24).map((t) =>
      line(
        `M${mixNumbers(300, 1620, t)} 1004L${mixNumbers(-300, 2220, t)} 1210`,
        canvas.tones(inks.iron).deep,
        { width: 6 },
      ),
    ),
    fill(box(-20, 996, 1960, 16), canvas.tones(inks.marigold).base),
    line('M930 1010C820 1090 1080 1130 1140 1070S1330 1110 1300 1180', canvas.palette.ink, { width: 22 }),
    figure(canvas, {
      at: [900, 1090],
      size: 830,
      posture: { ...postures.facing, arms: [-70, -84, 70, 84] },
      outfit: { top: inks.marigold, bottom: inks.azulejo, legs: 'trousers', hair: 'short' },
    }),
    line(
      'M845 520L870 690L930 690L955 520M858 610H942M838 690H962M860 700L838 800H884L896 706M940 700L962 800H916L904 706',
      canvas.tones(inks.coral).base,
      { width: 17 },
    ),
    fill(
      capsule([868, 1048], 34, [868, 1010], 34) + capsule([938, 1048], 34, [938, 1010], 34),
      canvas.tones(inks.coral).shade,
    ),
    fill(capsule([902, 440], 22, [902, 470], 22), canvas.tones(inks.coral).base),
    figure(canvas, {
      at: [1230, 1120],
      size: 760,
      posture: { ...postures.standing, lean: 10, arms: [64, 84, 56, 70] },
      facing: 'left',
      outfit: { top: inks.teal, bottom: inks.ink, hat: 'helmet', hatColour: inks.shell },
    }),
  ],
}
