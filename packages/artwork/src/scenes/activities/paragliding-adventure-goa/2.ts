import { add, mixNumbers, type Point, points, polar, rotate, scale, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { shapeOfEdges } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group, line } from '../../../engine/svg.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus, gulls } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { headland } from '../../../motifs/headland.ts'
import { glidingWing } from '../../../motifs/paraglider.ts'
import { rockFace } from '../../../motifs/rock-face.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 740
const wing = { at: [470, 400] as Point, scale: 7.4, rotate: -32 }

/** Where the cords are fastened under the wing, on the page. */
const cords = steps(13).map((t) => {
  const [x, y] = polar([0, 26], mixNumbers(-158, -22, t), 45)
  return add(wing.at, scale(rotate([x, 26 + (y - 26) * 0.86], wing.rotate), wing.scale))
})

export const scene: Scene = {
  name: 'activities/paragliding-adventure-goa/2',
  caption: 'A pilot and a passenger run to the edge, the wing rising over them.',
  palette: paletteAt('morning', { turn: 4 }),
  light: [1700, 60],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [1500, 640], size: 560, rise: 0.3, seed: 'a' }),
    headland(canvas, {
      from: [2000, horizon + 3],
      to: [1300, horizon + 3],
      height: 90,
      depth: 0.58,
      seed: 'far',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 60 }),
    rockFace(canvas, {
      along: points(-60, 1090, 500, 1070, 1000, 1060, 1320, 1000, 1372, 1090),
      base: 1250,
      size: 150,
      depth: 0,
    }),
    fill(
      shapeOfEdges(
        points(-60, 950, 500, 925, 1000, 945, 1330, 992),
        points(1330, 992, 1200, 1046, 1000, 1080, 500, 1096, -60, 1120),
      ),
      canvas.tones(inks.grass).base,
    ),
    fill(
      shapeOfEdges(points(-60, 960, 500, 935, 1000, 952, 1280, 990), points(1280, 990, 800, 985, -60, 1010)),
      canvas.tones(inks.grass).light,
      0.6,
    ),
    line(cords.map((end) => `M962 772L${end.join(' ')}`).join(''), canvas.palette.ink, {
      width: 2,
      opacity: 0.6,
    }),
    group([glidingWing(canvas, [inks.azulejo, inks.lagoon, inks.shell], 0)], wing),
    castShadow(canvas, { at: [940, 1020], size: 190, width: 60, ground: inks.grass }),
    figure(canvas, {
      at: [905, 1015],
      size: 400,
      posture: { lean: 30, arms: [-40, -60, -30, -50], legs: [48, -16, -24, -70] },
      outfit: { top: inks.marigold, bottom: inks.ink, sleeves: 'long', hat: 'helmet', hatColour: inks.shell },
    }),
    figure(canvas, {
      at: [1010, 1022],
      size: 385,
      posture: { lean: 26, arms: [30, 90, -30, -6], legs: [46, -20, -30, -78] },
      outfit: {
        top: inks.coral,
        bottom: inks.azulejo,
        sleeves: 'long',
        hat: 'helmet',
        hatColour: inks.coral,
      },
    }),
    figure(canvas, {
      at: [230, 1050],
      size: 350,
      posture: 'pointing',
      outfit: { top: inks.shell, bottom: inks.azulejo, legs: 'shorts', hat: 'cap' },
    }),
    gulls(canvas, { at: [1500, 400], size: 26, count: 5 }),
  ],
}
