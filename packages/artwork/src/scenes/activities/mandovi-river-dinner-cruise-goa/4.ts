import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, ellipse } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { chair } from '../../../motifs/chair.ts'
import { figure } from '../../../motifs/figure.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { guitar, microphone, spotlight, stage } from '../../../motifs/stage.ts'

export const scene: Scene = {
  name: 'activities/mandovi-river-dinner-cruise-goa/4',
  caption: 'A singer in a red dress on the small stage of the dinner boat, a guitarist behind her.',
  palette: paletteAt('night', { turn: 40, dimness: 0.16, key: '#ffdcae' }),
  light: [1180, 60],
  draw: (canvas) => [
    fill(box(0, 0, 1920, 1200), canvas.fade([0, 0], [0, 1200], [...canvas.palette.sky])),
    stage(canvas, { left: 60, right: 1860, floor: 1120, top: -20, curtain: inks.azulejo }),
    spotlight(canvas, { from: [1240, -40], to: [900, 1060], reach: 330 }),
    chair(canvas, { at: [1420, 1060], metre: 330, heading: 150 }),
    figure(canvas, {
      at: [1430, 1050],
      size: 600,
      posture: { ...postures.sitting, arms: [10, 80, 36, 70] },
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.ink, hat: 'straw', hatColour: inks.ink },
    }),
    guitar(canvas, [1370, 850], 380, -160),
    figure(canvas, {
      at: [860, 1080],
      size: 800,
      posture: { ...postures.facing, arms: [-58, -30, 60, 170] },
      outfit: { top: inks.coral, bottom: inks.coral, skirt: 'long', hair: 'long', sleeves: 'none' },
    }),
    microphone(canvas, [962, 1090], 690),
    ...[180, 420, 660, 900, 1140, 1380, 1620].map(
      (x) =>
        fill(ellipse([x, 60 + (x % 5) * 10], 26), canvas.palette.lamp, 0.25) +
        fill(ellipse([x, 60 + (x % 5) * 10], 10), canvas.palette.lamp),
    ),
  ],
}
