import type { Canvas } from '../../../engine/canvas.ts'
import { type Point, points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve, ellipse } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group } from '../../../engine/svg.ts'
import { figure } from '../../../motifs/figure.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { iceSculpture } from '../../../motifs/ice-sculpture.ts'
import { snowfall, snowGround, snowHall } from '../../../motifs/snow-hall.ts'

const child = (
  canvas: Canvas,
  at: Point,
  size: number,
  top: string,
  hat: string,
  posture: 'sitting' | 'cheering' = 'sitting',
) =>
  group([
    figure(canvas, {
      at: [at[0], at[1] - size * 0.06],
      size,
      posture: { ...postures[posture], arms: [120, 150, 128, 160], seat: 0.16 },
      facing: 'left',
      outfit: { top, sleeves: 'long', bottom: inks.ink, hat: 'helmet', hatColour: hat },
    }),
    fill(ellipse([at[0] - size * 0.14, at[1]], size * 0.42, size * 0.13), canvas.tones(inks.coral).base),
    fill(
      ellipse([at[0] - size * 0.14, at[1] - size * 0.05], size * 0.36, size * 0.07),
      canvas.tones(inks.coral).light,
      0.7,
    ),
  ])

export const scene: Scene = {
  name: 'activities/snow-park-goa/1',
  caption: 'Children in padded jackets ride rings down a snow slide indoors.',
  palette: paletteAt('morning', {
    sky: ['#1c3f78', '#3f7fb4', '#a9d8ea'],
    haze: '#b7dcec',
    key: '#eef7ff',
    shadow: '#2a4f8e',
  }),
  light: [1500, -100],
  draw: (canvas) => [
    snowHall(canvas, { floor: 620, vanish: 640 }),
    snowGround(canvas, { top: 700 }),
    fill(
      closedCurve(
        points(
          2000,
          120,
          1500,
          130,
          1180,
          330,
          1010,
          640,
          700,
          860,
          200,
          960,
          -40,
          1010,
          -40,
          1240,
          900,
          1180,
          1500,
          1000,
          2000,
          900,
        ),
      ),
      canvas.tones(inks.shell).base,
    ),
    fill(
      closedCurve(
        points(
          1960,
          150,
          1540,
          190,
          1300,
          380,
          1140,
          680,
          820,
          930,
          240,
          1040,
          -40,
          1080,
          -40,
          1180,
          500,
          1150,
          1100,
          1010,
          1400,
          760,
          1540,
          460,
          1960,
          320,
        ),
      ),
      canvas.tones(inks.sky).base,
    ),
    fill(
      closedCurve(
        points(
          1960,
          190,
          1580,
          230,
          1360,
          420,
          1200,
          720,
          860,
          980,
          280,
          1080,
          -40,
          1120,
          -40,
          1160,
          480,
          1120,
          1030,
          980,
          1320,
          740,
          1460,
          450,
          1960,
          280,
        ),
      ),
      canvas.palette.foam,
    ),
    iceSculpture(canvas, { at: [330, 800], size: 330, shape: 'tower', depth: 0.2 }),
    child(canvas, [1560, 330], 190, inks.marigold, inks.azulejo),
    child(canvas, [1290, 620], 290, inks.bougainvillea, inks.marigold),
    child(canvas, [860, 1010], 430, inks.coral, inks.teal),
    snowfall(canvas),
  ],
}
