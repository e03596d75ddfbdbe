import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, closedCurve, ellipse, leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group, line } from '../../../engine/svg.ts'
import { type Posture, postures } from '../../../motifs/figure-postures.ts'
import { guest } from '../../../motifs/life-jacket.ts'
import { sea } from '../../../motifs/sea.ts'

export const scene: Scene = {
  name: 'activities/boat-party-in-goa/visitor-3',
  caption: 'Swimmers in life jackets float beside the boat.',
  palette: paletteAt('noon', { turn: 6 }),
  light: [400, -100],
  draw: (canvas) => [
    sea(canvas, { horizon: -200, bottom: 1300, waves: 90 }),
    fill(
      closedCurve(points(-60, 160, 700, 130, 1400, 80, 2000, 10, 2000, -80, -60, -80)),
      canvas.tones(inks.bougainvillea).base,
    ),
    fill(
      closedCurve(points(-60, 250, 700, 220, 1400, 160, 2000, 80, 2000, 10, 1400, 82, 700, 132, -60, 162)),
      canvas.tones(inks.marigold).base,
    ),
    fill(
      closedCurve(points(-60, 330, 700, 300, 1400, 240, 2000, 150, 2000, 80, 1400, 160, 700, 220, -60, 250)),
      canvas.tones(inks.ink).base,
    ),
    fill(leaf([-60, 330], [1990, 170], -6, 60), canvas.palette.foam, 0.8),
    line(
      'M240 120V640M330 116V640M240 220H330M240 330H330M240 440H330M240 550H330',
      canvas.tones(inks.shell).light,
      {
        width: 12,
      },
    ),
    fill(box(200, 570, 180, 90), canvas.palette.sea[1], 0.55) +
      fill(leaf([190, 572], [380, 568], 7, 10), canvas.palette.foam, 0.9),
    ...(
      [
        [600, 760, 560, 'waving', inks.coral],
        [1080, 900, 640, 'cheering', inks.marigold],
        [1530, 700, 520, 'waving', inks.coral],
        [250, 1050, 600, 'facing', inks.marigold],
      ] as const
    ).map(([x, y, size, posture, jacket], index) => {
      const seat: Posture = { ...postures[posture], seat: 0.02, lean: index * 4 - 6 }
      return group([
        fill(ellipse([x, y - size * 0.04], size * 0.36, size * 0.09), canvas.palette.sea[2], 0.55),
        group(
          [
            guest(canvas, {
              at: [x, y],
              size,
              posture: seat,
              jacket,
              outfit: { hair: index % 2 === 0 ? 'long' : 'short' },
            }),
          ],
          { clip: canvas.clip(box(x - size, y - size, size * 2, size * 0.96)) },
        ),
        fill(
          leaf(
            [x - size * 0.4, y - size * 0.03],
            [x + size * 0.4, y - size * 0.03],
            size * 0.03,
            size * 0.05,
          ),
          canvas.palette.foam,
          0.9,
        ),
        fill(
          leaf(
            [x - size * 0.6, y + size * 0.05],
            [x + size * 0.5, y + size * 0.05],
            size * 0.01,
            size * 0.02,
          ),
          canvas.palette.foam,
          0.7,
        ),
      ])
    }),
  ],
}
