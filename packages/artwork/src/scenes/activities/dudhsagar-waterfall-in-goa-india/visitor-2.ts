import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve, leaf, ribbon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { jeep } from '../../../motifs/jeep.ts'
import { sky } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/visitor-2',
  caption: 'Friends wave from an open jeep in the forest.',
  palette: paletteAt('afternoon', { turn: 18 }),
  light: [400, -100],
  draw: (canvas) => [
    sky(canvas, { horizon: 500 }),
    forest(canvas, {
      along: points(-80, 60, 500, 10, 1000, 60, 1500, -10, 2000, 40),
      base: 900,
      size: 110,
      depth: 0.46,
      rows: 7,
      seed: 'far',
    }),
    forest(canvas, {
      along: points(-80, 380, 600, 330, 1200, 420, 2000, 330),
      base: 980,
      size: 150,
      depth: 0.24,
      rows: 5,
      seed: 'mid',
    }),
    ...[
      [150, 90],
      [620, 54],
      [1480, 70],
      [1800, 110],
    ].map(
      ([x = 0, w = 0]) =>
        fill(
          ribbon(points(x, 980, x + 16, 500, x - 8, -40), () => w),
          canvas.tones(inks.timber, 0.14).shade,
        ) +
        fill(
          ribbon(points(x - w * 0.3, 980, x + 16 - w * 0.3, 500, x - 8 - w * 0.3, -40), () => w * 0.3),
          canvas.tones(inks.timber, 0.14).base,
        ),
    ),
    fill(
      closedCurve(points(-60, 900, 700, 880, 1400, 900, 2000, 880, 2000, 1260, -60, 1260)),
      canvas.tones(inks.laterite).light,
    ),
    fill(leaf([-200, 1080], [2100, 1100], 60, 70), canvas.tones(inks.laterite).base, 0.8),
    longShadow(canvas, { from: [520, 1080], to: [1420, 1110], size: 130, ground: inks.laterite }),
    jeep(canvas, {
      at: [960, 1040],
      metre: 260,
      heading: 14,
      pitch: 8,
      paint: inks.coral,
      riders: ['sitting', 'sitting', 'cheering', 'waving'],
    }),
    foregroundLeaves(canvas, { at: [-40, 1270], size: 520, spread: [-92, -10] }),
    foregroundLeaves(canvas, { at: [1970, 1290], size: 420, spread: [-170, -88], seed: 'right' }),
  ],
}
