import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { beach } from '../../../motifs/beach.ts'
import { chair } from '../../../motifs/chair.ts'
import { figure } from '../../../motifs/figure.ts'
import { stringLights } from '../../../motifs/lantern.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { shack } from '../../../motifs/shack.ts'
import { roundTable } from '../../../motifs/table.ts'

const horizon = 560
const _view = createView({ horizon, eye: 2 })

export const scene: Scene = {
  name: 'beaches/baga-famous-beach-goa-india/2',
  caption: 'Tables with lamps stand in the sand at night before the shacks of Baga.',
  palette: paletteAt('night', { turn: 6 }),
  light: [420, 240],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      moon: [400, 230, 62],
      lands: [{ side: 'right', nose: 700, height: 150, depth: 0.3, cliff: 0.1, down: 4 }],
    }),
    beach(canvas, {
      shore: points(860, 570, 700, 620, 560, 700, 480, 800, 260, 930, -60, 1060, -500, 1210),
      land: 'right',
      wet: 90,
    }),
    palmGrove(canvas, {
      from: [1000, 600],
      to: [1900, 640],
      count: 9,
      size: 380,
      depth: 0.12,
      seed: 'b',
      silhouette: true,
    }),
    shack(canvas, { at: [1130, 700], size: 360, colour: inks.teal, depth: 0.06 }),
    shack(canvas, { at: [1610, 760], size: 560, colour: inks.coral }),
    stringLights(canvas, { from: [760, 520], to: [1920, 430], sag: 50, count: 26, size: 6 }),
    ...[
      [905, 1120, 440],
      [1650, 1090, 300],
      [760, 856, 190],
      [1040, 906, 230],
    ].map(([x = 0, y = 0, r = 0]) => fill(ellipse([x, y], r, r * 0.24), canvas.palette.lamp, 0.2)),
    ...[
      [760, 850, 96],
      [1040, 900, 120],
    ].map(
      ([x = 0, y = 0, m = 0]) =>
        roundTable(canvas, { at: [x, y], metre: m, set: ['lamp', 'fish'] }) +
        chair(canvas, { at: [x - m * 0.95, y + 6], metre: m, heading: 14 }) +
        chair(canvas, { at: [x + m * 0.95, y + 6], metre: m, heading: 166 }),
    ),
    figure(canvas, {
      at: [640, 1080],
      size: 330,
      posture: 'dining',
      outfit: { top: inks.coral, hair: 'bun', bottom: inks.ink },
    }),
    chair(canvas, { at: [640, 1086], metre: 200, heading: 10 }),
    figure(canvas, {
      at: [1180, 1080],
      size: 340,
      posture: 'dining',
      facing: 'left',
      outfit: { top: inks.marigold, bottom: inks.azulejo },
    }),
    roundTable(canvas, { at: [905, 1110], metre: 206, width: 1.15, set: ['lamp', 'fish', 'wine'] }),
    roundTable(canvas, { at: [1650, 1080], metre: 180, set: ['lamp', 'bread'] }),
    chair(canvas, { at: [1440, 1080], metre: 180, heading: 14 }),
    palm(canvas, { at: [120, 1230], size: 980, lean: 0.12, silhouette: true, seed: 'frame' }),
  ],
}
