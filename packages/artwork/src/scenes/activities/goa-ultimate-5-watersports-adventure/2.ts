import { points, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve, leaf, ribbon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { jetSki } from '../../../motifs/jet-ski.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 420

export const scene: Scene = {
  name: 'activities/goa-ultimate-5-watersports-adventure/2',
  caption: 'A jet ski cuts across a wave.',
  palette: paletteAt('noon'),
  light: [300, -100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [1330, 380], size: 560, rise: 0.3, seed: 'a' }),
    sea(canvas, { horizon, bottom: 1200, waves: 60 }),
    fill(
      closedCurve(
        points(
          -60,
          820,
          300,
          700,
          620,
          640,
          980,
          680,
          1300,
          560,
          1620,
          480,
          2000,
          520,
          2000,
          1260,
          -60,
          1260,
        ),
      ),
      canvas.palette.sea[1],
    ),
    fill(
      closedCurve(
        points(
          -60,
          900,
          400,
          800,
          760,
          740,
          1100,
          800,
          1400,
          700,
          1700,
          640,
          2000,
          700,
          2000,
          1260,
          -60,
          1260,
        ),
      ),
      canvas.palette.sea[0],
    ),
    fill(
      ribbon(points(1240, 690, 1420, 610, 1640, 570, 1990, 610), (t) => 26 * (1 - t)),
      canvas.palette.foam,
      0.4,
    ),
    fill(
      ribbon(points(1330, 720, 1520, 660, 1720, 640, 1990, 680), (t) => 16 * (1 - t)),
      canvas.palette.foam,
      0.3,
    ),
    fill(
      closedCurve(
        points(
          1180,
          640,
          1300,
          552,
          1500,
          500,
          1700,
          474,
          2000,
          500,
          2000,
          546,
          1720,
          520,
          1520,
          540,
          1340,
          600,
        ),
      ),
      canvas.palette.foam,
    ),
    jetSki(canvas, {
      at: [900, 800],
      size: 820,
      lift: 16,
      spray: 1,
      hull: inks.coral,
      jacket: inks.marigold,
    }),
    fill(
      closedCurve(
        points(-60, 1020, 300, 940, 700, 900, 1040, 930, 1500, 900, 2000, 960, 2000, 1260, -60, 1260),
      ),
      canvas.palette.sea[1],
    ),
    fill(
      closedCurve(points(200, 950, 500, 890, 760, 868, 1000, 900, 1300, 884, 1100, 930, 760, 920, 480, 950)),
      canvas.palette.foam,
    ),
    ...steps(14).map((t, i) =>
      fill(
        leaf([t * 1800 - 60, 1010 + (i % 5) * 40], [t * 1800 + 200, 1004 + (i % 5) * 40], 4, 9),
        i % 2 === 0 ? canvas.palette.foam : canvas.palette.sea[2],
        0.4,
      ),
    ),
  ],
}
