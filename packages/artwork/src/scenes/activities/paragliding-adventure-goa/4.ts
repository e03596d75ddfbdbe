import { mixNumbers, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { capsule, landBelow, leaf, ridge } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group, line } from '../../../engine/svg.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { headland } from '../../../motifs/headland.ts'
import { palm } from '../../../motifs/palm.ts'
import { glidingWing } from '../../../motifs/paraglider.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 480

export const scene: Scene = {
  name: 'activities/paragliding-adventure-goa/4',
  caption: 'A striped wing is laid out on the laterite plateau.',
  palette: paletteAt('afternoon', { turn: 4 }),
  light: [1800, 200],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [480, 430], size: 520, rise: 0.28, seed: 'a' }),
    sea(canvas, { horizon, bottom: 640, waves: 20 }),
    headland(canvas, {
      from: [-60, horizon + 3],
      to: [560, horizon + 3],
      height: 70,
      depth: 0.6,
      seed: 'far',
    }),
    fill(
      landBelow(ridge(canvas.random('brink'), [-20, 600], [1940, 560], 14), 1210),
      canvas.fade(
        [0, 560],
        [0, 1200],
        [canvas.tones(inks.laterite, 0.1).light, canvas.tones(inks.laterite).base],
      ),
    ),
    ...steps(26).map((_, i) =>
      fill(
        leaf([(i * 313) % 1920, 640 + i * 21], [((i * 313) % 1920) + 160 + i * 5, 642 + i * 21], 2 + i * 0.3),
        canvas.tones(i % 2 === 0 ? inks.laterite : inks.grass).shade,
        0.5,
      ),
    ),
    palm(canvas, { at: [1690, 640], size: 430, lean: 0.16, facing: 'left', depth: 0.1 }),
    palm(canvas, { at: [1850, 660], size: 340, lean: 0.1, depth: 0.12 }),
    group([glidingWing(canvas, [inks.coral, inks.marigold, inks.shell], 0)], {
      at: [900, 850],
      scale: [15.6, 5.4],
    }),
    line(
      steps(13)
        .map((t) => `M930 1110L${mixNumbers(250, 1560, t)} ${846 - Math.sin(Math.PI * t) * 90}`)
        .join(''),
      canvas.palette.ink,
      { width: 2, opacity: 0.55 },
    ),
    castShadow(canvas, { at: [330, 860], size: 220, width: 54, ground: inks.laterite }),
    figure(canvas, {
      at: [330, 860],
      size: 300,
      posture: 'crouching',
      outfit: { top: inks.teal, bottom: inks.ink, hat: 'straw' },
    }),
    castShadow(canvas, { at: [1600, 900], size: 240, width: 54, ground: inks.laterite }),
    figure(canvas, {
      at: [1600, 900],
      size: 330,
      posture: 'crouching',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.azulejo, hat: 'cap' },
    }),
    castShadow(canvas, { at: [930, 1180], size: 300, width: 70, ground: inks.laterite }),
    figure(canvas, {
      at: [930, 1180],
      size: 450,
      posture: { ...postures.facing, lean: 2, arms: [-40, -64, 42, 66], legs: [-9, -4, 10, 5] },
      outfit: { top: inks.coral, sleeves: 'long', bottom: inks.ink, hat: 'helmet', hatColour: inks.shell },
    }),
    fill(
      capsule([904, 900], 34, [900, 970], 40) + capsule([956, 900], 34, [960, 970], 40),
      canvas.tones(inks.azulejo).base,
    ),
  ],
}
