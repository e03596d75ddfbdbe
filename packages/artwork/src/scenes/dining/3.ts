import { points, steps } from '../../engine/geometry.ts'
import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { box, ellipse, polygon } from '../../engine/path.ts'
import type { Scene } from '../../engine/scene.ts'
import { fill, group, line } from '../../engine/svg.ts'
import { bicycle } from '../../motifs/bicycle.ts'
import { bougainvillea, pottedPlant } from '../../motifs/bougainvillea.ts'
import { castShadow } from '../../motifs/cast-shadow.ts'
import { cumulus } from '../../motifs/clouds.ts'
import { figure } from '../../motifs/figure.ts'
import { palm } from '../../motifs/palm.ts'
import { sky } from '../../motifs/sky.ts'
import { villa } from '../../motifs/villa.ts'

const road = 1060

export const scene: Scene = {
  name: 'dining/3',
  caption: 'The baker rides past a blue house in the early morning, a basket of poi bread behind him.',
  palette: paletteAt('morning'),
  light: [1900, 100],
  draw: (canvas) => {
    const sand = canvas.tones(inks.laterite)
    const straw = canvas.tones(inks.straw)
    const loaf = canvas.tones(inks.ochre)
    const basket = group(
      [
        fill(polygon(points(-70, -58, 70, -58, 54, 20, -54, 20)), straw.shade),
        fill(polygon(points(0, -58, 70, -58, 54, 20, 0, 20)), straw.base),
        line([-40, -20, 0].map((y) => `M${-66 - y * 0.1} ${y}H${66 + y * 0.1}`).join(''), straw.deep, {
          width: 3,
          opacity: 0.5,
        }),
        ...steps(6).map((t) => fill(ellipse([-58 + t * 116, -64], 24, 18), t > 0.5 ? loaf.light : loaf.base)),
        ...steps(5).map((t) => fill(ellipse([-44 + t * 88, -84], 23, 16), t > 0.4 ? loaf.light : loaf.base)),
        fill(
          'M-76 -60C-60 -46 60 -46 76 -60L72 -34C40 -26 -40 -26 -72 -34Z',
          canvas.tones(inks.azulejo).base,
        ),
      ],
      { at: [640, road - 232] },
    )
    return [
      sky(canvas, { horizon: 900 }),
      cumulus(canvas, { at: [300, 360], size: 560, rise: 0.34 }),
      palm(canvas, { at: [1620, 900], size: 720, lean: 0.1, depth: 0.18, seed: 'a' }),
      palm(canvas, { at: [180, 900], size: 600, lean: 0.14, depth: 0.22, facing: 'left', seed: 'b' }),
      villa(canvas, { at: [1010, 930], size: 1420, colour: inks.azulejo, columns: 6 }),
      fill(box(0, 920, 1920, 280), canvas.fade([0, 920], [0, 1200], [sand.light, sand.base])),
      fill(box(0, 920, 1920, 10), sand.shade),
      ...steps(9).map((t, index) =>
        fill(box(t * 2000 - 60, 985 + (index % 4) * 54, 150, 5), sand.shade, 0.4),
      ),
      pottedPlant(canvas, { at: [420, 950], size: 150, seed: 'l', flower: inks.coral }),
      pottedPlant(canvas, { at: [1640, 950], size: 150, seed: 'r', flower: inks.marigold }),
      bougainvillea(canvas, {
        along: [
          [310, 330],
          [380, 420],
          [350, 560],
          [400, 700],
        ],
        size: 120,
        seed: 'l',
      }),
      castShadow(canvas, { at: [750, road + 4], size: 420, width: 70, ground: inks.laterite }),
      bicycle(canvas, { at: [760, road], size: 470, colour: inks.ink }),
      line(`M560 ${road - 200}H690`, canvas.palette.ink, { width: 8 }),
      basket,
      figure(canvas, {
        at: [684, road],
        size: 438,
        posture: { lean: 24, arms: [54, 66, 50, 62], legs: [42, -6, 64, -34], seat: 0.53 },
        outfit: { top: inks.shell, bottom: inks.azulejo, legs: 'shorts', hat: 'cap', hatColour: inks.coral },
      }),
    ]
  },
}
