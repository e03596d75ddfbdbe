import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve, landBelow, leaf, polygon, ridge } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { jeep } from '../../../motifs/jeep.ts'
import { breaker, rocks } from '../../../motifs/rocks.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/2',
  caption: 'A jeep crosses a forest stream, throwing water.',
  palette: paletteAt('morning', { turn: 10 }),
  light: [1500, -200],
  draw: (canvas) => [
    sky(canvas, { horizon: 500 }),
    forest(canvas, {
      along: points(-60, 200, 500, 120, 1000, 260, 1500, 130, 2000, 200),
      base: 700,
      size: 80,
      depth: 0.58,
      rows: 5,
      seed: 'far',
    }),
    forest(canvas, {
      along: points(-60, 330, 400, 300, 760, 470, 1160, 480, 1500, 330, 2000, 300),
      base: 760,
      size: 110,
      depth: 0.32,
      rows: 5,
      seed: 'mid',
    }),
    fill(
      landBelow(ridge(canvas.random('far-bank'), [-20, 690], [1940, 700], 14), 800),
      canvas.tones(inks.grass, 0.12).shade,
    ),
    fill(polygon(points(850, 690, 1070, 690, 1330, 790, 600, 790)), canvas.tones(inks.laterite, 0.1).base),
    sea(canvas, { horizon: 770, bottom: 1200, waves: 60 }),
    rocks(canvas, { from: [60, 800], to: [620, 830], size: 130, count: 5, colour: inks.stone, seed: 'l' }),
    rocks(canvas, { from: [1450, 800], to: [1900, 840], size: 150, count: 4, colour: inks.stone, seed: 'r' }),
    jeep(canvas, {
      at: [930, 1000],
      metre: 200,
      heading: 30,
      paint: inks.azulejo,
      riders: ['sitting', 'sitting', 'waving', 'cheering'],
    }),
    fill(
      closedCurve(
        points(
          420,
          1010,
          640,
          970,
          900,
          1040,
          1200,
          1010,
          1420,
          960,
          1560,
          1040,
          1300,
          1110,
          900,
          1120,
          560,
          1080,
        ),
      ),
      canvas.palette.sea[1],
    ),
    breaker(canvas, { at: [1370, 1050], size: 300, seed: 'front' }),
    breaker(canvas, { at: [640, 1060], size: 220, seed: 'back' }),
    fill(leaf([380, 1090], [1640, 1100], 10, 26), canvas.palette.foam, 0.8),
    foregroundLeaves(canvas, { at: [-40, 1270], size: 470, spread: [-92, -10] }),
  ],
}
