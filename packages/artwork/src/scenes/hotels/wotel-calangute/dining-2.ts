import { polar, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { blob, box, ellipse, leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group, line } from '../../../engine/svg.ts'
import { coffeeCup, plate } from '../../../motifs/bebinca.ts'
import { loaves } from '../../../motifs/loaves.ts'
import { screenLight } from '../../../motifs/sunscreen.ts'

export const scene: Scene = {
  name: 'hotels/wotel-calangute/dining-2',
  caption: 'Coffee, a bun and a plate of fruit on a terrazzo café table, the screen’s light across it.',
  palette: paletteAt('morning', { turn: 6 }),
  light: [100, 0],
  draw: (canvas) => {
    const random = canvas.random('chips')
    const chips = [inks.teal, inks.coral, inks.marigold, inks.ink].map((ink) => canvas.tones(ink).base)
    return [
      fill(box(0, 0, 1920, 1200), canvas.tones(inks.coral).base),
      fill(ellipse([960, 980], 1240, 780), canvas.tones(inks.coral).deep, 0.5),
      fill(ellipse([960, 930], 1200, 750), canvas.tones(inks.plaster).shade),
      fill(ellipse([960, 900], 1200, 740), canvas.tones(inks.shell).shade),
      group(
        Array.from({ length: 420 }, (_, index) => {
          const at = polar([960, 900], random.between(0, 360), 1180 * Math.sqrt(random.next()))
          return fill(
            blob(
              random,
              [at[0], 900 + (at[1] - 900) * 0.62],
              random.between(6, 18),
              random.between(4, 11),
              0.3,
              6,
            ),
            chips[index % 4] ?? inks.ink,
            0.5,
          )
        }),
      ),
      screenLight(canvas, {
        place: (across, down) => [60 + across * 300 + down * 90, 220 + down * 250 - across * 20],
        columns: 6,
        rows: 4,
        opacity: 0.85,
      }),
      group(
        [
          plate(canvas, [1240, 640], 360, 0.5),
          ...[
            [-150, -10, inks.coral, 92],
            [-30, -70, inks.marigold, 84],
            [120, -60, inks.coral, 88],
            [170, 30, inks.grass, 76],
            [40, 40, inks.marigold, 92],
            [-110, 70, inks.grass, 70],
          ].map(([dx, dy, ink, r]) => {
            const tones = canvas.tones(String(ink))
            const [x, y, reach] = [1240 + Number(dx), 620 + Number(dy), Number(r)]
            const wedges = steps(7)
              .slice(0, -1)
              .map((t) => {
                const tip = polar([0, 0], t * 360 + 15, reach * 0.74)
                return leaf(
                  [x + tip[0] * 0.14, y + tip[1] * 0.08],
                  [x + tip[0], y + tip[1] * 0.56],
                  reach * 0.2,
                )
              })
            return (
              fill(ellipse([x - 8, y + 16], reach, reach * 0.6), canvas.palette.shadow, 0.26) +
              fill(ellipse([x, y + 8], reach, reach * 0.6), tones.shade) +
              fill(ellipse([x, y], reach, reach * 0.6), tones.base) +
              fill(ellipse([x, y], reach * 0.88, reach * 0.52), canvas.tones(inks.shell).base) +
              fill(wedges.join(''), tones.base)
            )
          }),
          fill(leaf([1330, 560], [1450, 500], 26), canvas.tones(inks.leaf).base),
          fill(leaf([1330, 560], [1420, 590], 20), canvas.tones(inks.leaf).shade),
          group([
            fill(ellipse([560, 580], 250, 130), canvas.palette.shadow, 0.28),
            fill(ellipse([570, 560], 250, 128), canvas.tones(inks.teal).base),
            fill(ellipse([570, 555], 220, 106), canvas.tones(inks.teal).light),
            loaves(canvas, { at: [570, 530], size: 300, count: 1 }),
          ]),
          coffeeCup(canvas, [820, 980], 430),
        ],
        { at: [-300, -170], scale: 1.27 },
      ),
      line('M1330 1096l300 -70', canvas.tones(inks.iron).light, { width: 18 }),
      fill(ellipse([1660, 1018], 60, 28), canvas.tones(inks.iron).light),
      fill(ellipse([1660, 1018], 46, 19), canvas.tones(inks.iron).base),
    ]
  },
}
