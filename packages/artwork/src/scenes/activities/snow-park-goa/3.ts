import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve, ellipse } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { figure } from '../../../motifs/figure.ts'
import type { Posture } from '../../../motifs/figure-postures.ts'
import { igloo } from '../../../motifs/igloo.ts'
import { snowfall, snowGround, snowHall } from '../../../motifs/snow-hall.ts'

const thrower: Posture = { lean: 10, arms: [-150, -190, 60, 90], legs: [30, 6, -26, -40] }

export const scene: Scene = {
  name: 'activities/snow-park-goa/3',
  caption: 'A family throws snowballs.',
  palette: paletteAt('dusk', {
    sky: ['#3b2f7a', '#7a5fb4', '#d8b4e0'],
    haze: '#b9a4dc',
    key: '#ffe9f4',
    shadow: '#4a3a8a',
    dimness: 0.04,
    foam: '#ffffff',
  }),
  light: [300, 0],
  draw: (canvas) => [
    snowHall(canvas, { floor: 600, vanish: 900, lamps: [inks.coral, inks.lagoon, inks.marigold] }),
    snowGround(canvas, { top: 690, seed: 'fight' }),
    igloo(canvas, { at: [1010, 780], size: 300, depth: 0.25 }),
    figure(canvas, {
      at: [420, 1060],
      size: 580,
      posture: thrower,
      outfit: { top: inks.coral, sleeves: 'long', bottom: inks.ink, hat: 'helmet', hatColour: inks.marigold },
    }),
    figure(canvas, {
      at: [720, 1030],
      size: 380,
      posture: thrower,
      outfit: {
        top: inks.marigold,
        sleeves: 'long',
        bottom: inks.azulejo,
        hat: 'helmet',
        hatColour: inks.teal,
      },
    }),
    fill(
      closedCurve(points(1060, 1140, 1110, 960, 1250, 900, 1400, 930, 1510, 1010, 1570, 1150)),
      canvas.tones(inks.sky).light,
    ),
    figure(canvas, {
      at: [1330, 1010],
      size: 400,
      posture: 'crouching',
      facing: 'left',
      outfit: {
        top: inks.bougainvillea,
        sleeves: 'long',
        bottom: inks.ink,
        hat: 'helmet',
        hatColour: inks.shell,
      },
    }),
    fill(
      closedCurve(points(1040, 1160, 1130, 1040, 1260, 1000, 1400, 1020, 1500, 1080, 1590, 1170)),
      canvas.tones(inks.sky).base,
    ),
    figure(canvas, {
      at: [1640, 1080],
      size: 560,
      posture: { ...thrower, arms: [-130, -170, 70, 60] },
      facing: 'left',
      outfit: {
        top: inks.teal,
        sleeves: 'long',
        bottom: inks.laterite,
        hat: 'helmet',
        hatColour: inks.coral,
      },
    }),
    ...[
      [600, 520, 26],
      [880, 600, 22],
      [960, 470, 24],
      [1180, 640, 26],
      [1440, 480, 22],
      [1100, 760, 20],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        fill(ellipse([x, y], r), canvas.palette.foam) +
        fill(ellipse([x - 6, y + 6], r * 0.6), canvas.tones(inks.sky).light, 0.6),
    ),
    snowfall(canvas, { count: 70 }),
  ],
}
