import { onArc, type Point, points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { chair } from '../../../motifs/chair.ts'
import { figure } from '../../../motifs/figure.ts'
import { islet } from '../../../motifs/islet.ts'
import { hangingLantern } from '../../../motifs/lantern.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm } from '../../../motifs/palm.ts'
import { strand } from '../../../motifs/strand.ts'
import { roundTable } from '../../../motifs/table.ts'

const horizon = 520
/** Ropes from beyond the page to the first palm, and from there to the second. */
const rope: [Point, Point, Point] = [
  [-40, 60],
  [620, 330],
  [1240, 210],
]
const second: [Point, Point, Point] = [
  [1240, 210],
  [1500, 330],
  [1716, 190],
]

export const scene: Scene = {
  name: 'beaches/palolem-beach-goa-india/7',
  caption: 'A café with lanterns on the sand, candles on its tables, the island dark in the moonlight.',
  palette: paletteAt('night', { turn: -8, dimness: 0.46 }),
  light: [700, 200],
  draw: (canvas) => [
    openSea(canvas, { horizon, moon: [640, 190, 66], waves: 24 }),
    islet(canvas, { at: [260, 540], size: 460, depth: 0.2 }),
    strand(canvas, { edge: points(-20, 760, 600, 730, 1200, 770, 1940, 740), wet: 40 }),
    palm(canvas, { at: [1180, 900], size: 780, lean: 0.1, silhouette: true, seed: 'a' }),
    palm(canvas, { at: [1780, 1000], size: 900, lean: 0.1, facing: 'left', silhouette: true, seed: 'b' }),
    line(`M${rope[0].join(' ')}Q${rope[1].join(' ')} ${rope[2].join(' ')}`, canvas.palette.ink, { width: 5 }),
    line(`M${second[0].join(' ')}Q${second[1].join(' ')} ${second[2].join(' ')}`, canvas.palette.ink, {
      width: 5,
    }),
    ...[0.12, 0.34, 0.56, 0.8].map((t, index) =>
      hangingLantern(canvas, { at: onArc(...rope, t), size: 104 + (index % 2) * 26, chain: 34 }),
    ),
    ...[0.36, 0.7].map((t) => hangingLantern(canvas, { at: onArc(...second, t), size: 120, chain: 30 })),
    ...[
      [420, 900, 110],
      [1560, 920, 130],
    ].map(
      ([x = 0, y = 0, m = 0]) =>
        fill(ellipse([x, y], m * 2, m * 0.4), canvas.palette.lamp, 0.18) +
        roundTable(canvas, { at: [x, y], metre: m, set: ['lamp'] }) +
        chair(canvas, { at: [x - m, y + 4], metre: m, heading: 14 }) +
        chair(canvas, { at: [x + m, y + 4], metre: m, heading: 166 }),
    ),
    fill(ellipse([960, 1100], 460, 80), canvas.palette.lamp, 0.2),
    chair(canvas, { at: [700, 1096], metre: 220, heading: 12 }),
    chair(canvas, { at: [1220, 1096], metre: 220, heading: 168 }),
    figure(canvas, {
      at: [700, 1086],
      size: 370,
      posture: 'dining',
      outfit: { top: inks.coral, bottom: inks.ink, hair: 'bun' },
    }),
    figure(canvas, {
      at: [1220, 1086],
      size: 380,
      posture: 'dining',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.azulejo },
    }),
    roundTable(canvas, { at: [960, 1120], metre: 220, width: 1.2, set: ['lamp', 'fish', 'wine'] }),
  ],
}
