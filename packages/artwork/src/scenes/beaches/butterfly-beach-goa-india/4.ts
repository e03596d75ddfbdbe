import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { box, curve, shapeOfEdges } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { diver } from '../../../motifs/diver.ts'
import { shoal } from '../../../motifs/fish.ts'
import { forest } from '../../../motifs/forest.ts'
import { granite } from '../../../motifs/granite.ts'
import { reef } from '../../../motifs/reef.ts'
import { sky } from '../../../motifs/sky.ts'
import { bubbles, underwater } from '../../../motifs/underwater.ts'
import { emerald } from './setting.ts'

const surface = 470

export const scene: Scene = {
  name: 'beaches/butterfly-beach-goa-india/4',
  caption: 'A snorkeller over coral near the rocks, the forest above the water line.',
  palette: emerald('noon', 10),
  light: [700, -100],
  draw: (canvas) => [
    underwater(canvas, { light: [700, 430], rays: 11 }),
    fill(box(0, 0, 1920, surface), canvas.palette.sky[1]),
    sky(canvas, { horizon: surface }),
    cumulus(canvas, { at: [560, 430], size: 560 }),
    forest(canvas, {
      along: points(1040, 400, 1200, 280, 1440, 200, 1700, 150, 2000, 90),
      base: 440,
      size: 120,
      depth: 0.2,
      rows: 4,
    }),
    granite(canvas, { at: [1680, 1010], size: 940, tall: 700, seed: 1 }),
    granite(canvas, { at: [1180, 700], size: 420, tall: 330, seed: 2 }),
    fill(
      shapeOfEdges(points(-20, 462, 400, 478, 900, 460, 1400, 480, 1940, 464), points(1940, 1220, -20, 1220)),
      canvas.palette.sea[1],
      0.5,
    ),
    line(curve(points(-20, 462, 400, 478, 900, 460, 1400, 480, 1940, 464)), canvas.palette.foam, {
      width: 9,
    }),
    diver(canvas, {
      at: [620, 640],
      size: 620,
      gear: 'snorkel',
      rotate: 14,
      suit: inks.coral,
      fins: inks.marigold,
    }),
    shoal(canvas, {
      at: [1080, 900],
      size: 90,
      reach: [230, 80],
      count: 11,
      colours: [inks.marigold, inks.azulejo],
    }),
    reef(canvas, { from: [-40, 1190], to: [1960, 1210], size: 260 }),
    bubbles(canvas, { from: [930, 640], to: [960, 500], size: 14, count: 8 }),
  ],
}
