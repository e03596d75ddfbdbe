import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, ellipse } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { figure } from '../../../motifs/figure.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { seaWall, streetLamp } from '../../../motifs/promenade.ts'
import { vendorCart } from '../../../motifs/vendor-cart.ts'
import { aguadaAcross } from './setting.ts'

const horizon = 520

export const scene: Scene = {
  name: 'beaches/miramar-beach-goa-india/4',
  caption: 'A food cart with roasted corn on the promenade in the evening.',
  palette: paletteAt('sunset', { turn: 14 }),
  light: [300, 460],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      bottom: 760,
      sun: [300, 440, 70],
      streaks: [
        [-100, 160],
        [1900, 480],
      ],
      lands: aguadaAcross,
    }),
    fill(box(0, 740, 1920, 200), canvas.tones(inks.sand).base),
    seaWall(canvas, { at: [-20, 930], size: 70, reach: 1980 }),
    fill(
      box(0, 930, 1920, 280),
      canvas.fade([0, 930], [0, 1200], [canvas.tones(inks.plaster).base, canvas.tones(inks.plaster).shade]),
    ),
    streetLamp(canvas, { at: [1560, 960], size: 620 }),
    longShadow(canvas, { from: [560, 1120], to: [1240, 1120], size: 260, ground: inks.plaster }),
    vendorCart(canvas, {
      at: [880, 1120],
      size: 760,
      load: 'corn',
      colour: inks.laterite,
      canopy: [inks.teal, inks.shell],
    }),
    fill(
      ellipse([640, 800], 60, 60),
      canvas.glow([640, 800], 90, [
        { offset: 0, colour: canvas.palette.lamp, opacity: 0.9 },
        { offset: 1, colour: canvas.palette.lamp, opacity: 0 },
      ]),
    ),
    figure(canvas, {
      at: [1330, 1140],
      size: 520,
      posture: 'leaning',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.ink },
    }),
    figure(canvas, {
      at: [400, 1140],
      size: 480,
      posture: 'pointing',
      outfit: { top: inks.bougainvillea, skirt: 'long', bottom: inks.azulejo, hair: 'bun' },
    }),
    figure(canvas, {
      at: [260, 1150],
      size: 300,
      posture: 'standing',
      outfit: { top: inks.marigold, legs: 'shorts' },
    }),
  ],
}
