import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { leaf, shapeOfEdges } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { headland } from '../../../motifs/headland.ts'
import { guest } from '../../../motifs/life-jacket.ts'
import { breaker } from '../../../motifs/rocks.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 560

export const scene: Scene = {
  name: 'activities/scuba-diving-combo-goa/visitor-2',
  caption: 'A group in life jackets stands on the bow of the dive boat.',
  palette: paletteAt('morning', { turn: 10 }),
  light: [1700, 0],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [360, 500], size: 520, rise: 0.3, seed: 'a' }),
    headland(canvas, {
      from: [-60, horizon + 3],
      to: [760, horizon + 3],
      height: 140,
      depth: 0.45,
      seed: 'island',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 70 }),
    ...(
      [
        [640, 880, 430, 'waving', inks.coral],
        [820, 860, 470, 'facing', inks.marigold],
        [1010, 850, 450, 'cheering', inks.coral],
        [1200, 862, 440, 'facing', inks.azulejo],
        [1370, 880, 400, 'waving', inks.marigold],
      ] as const
    ).map(([x, y, size, posture, jacket], index) =>
      guest(canvas, {
        at: [x, y],
        size,
        posture,
        jacket,
        outfit: {
          hair: index % 2 === 0 ? 'short' : 'long',
          hat: index === 2 ? 'straw' : 'none',
          bottom: inks.azulejo,
        },
      }),
    ),
    line(
      points(470, 720, 1010, 640, 1560, 720)
        .map((p, i) => `${i === 0 ? 'M' : 'L'}${p.join(' ')}`)
        .join(''),
      canvas.tones(inks.shell).light,
      { width: 12 },
    ),
    ...[480, 740, 1010, 1280, 1550].map((x) =>
      line(
        `M${x} ${640 + Math.abs(x - 1010) * 0.15}V${850 + Math.abs(x - 1010) * 0.06}`,
        canvas.tones(inks.shell).light,
        { width: 9 },
      ),
    ),
    fill(
      shapeOfEdges(
        points(380, 880, 700, 850, 1010, 842, 1320, 850, 1640, 880),
        points(1640, 880, 1420, 1080, 1180, 1210),
        points(1180, 1210, 840, 1210),
        points(840, 1210, 600, 1080, 380, 880),
      ),
      canvas.tones(inks.shell).base,
    ),
    fill(
      shapeOfEdges(
        points(1010, 842, 1320, 850, 1640, 880),
        points(1640, 880, 1420, 1080, 1180, 1210),
        points(1180, 1210, 1010, 1210),
        points(1010, 1210, 1010, 842),
      ),
      canvas.tones(inks.shell).light,
    ),
    fill(
      shapeOfEdges(
        points(380, 880, 700, 850, 1010, 842, 1320, 850, 1640, 880),
        points(1640, 880, 1580, 940),
        points(1580, 940, 1300, 918, 1010, 912, 720, 918, 440, 940),
        points(440, 940, 380, 880),
      ),
      canvas.tones(inks.azulejo).base,
    ),
    fill(leaf([1010, 900], [1010, 1260], 14, 14), canvas.tones(inks.timber).shade),
    breaker(canvas, { at: [620, 1180], size: 330, seed: 'l' }),
    breaker(canvas, { at: [1410, 1180], size: 330, seed: 'r' }),
  ],
}
