import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { sandMarks } from '../../../motifs/beach.ts'
import { cricketBat, stumps } from '../../../motifs/beach-games.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { casuarinas } from '../../../motifs/casuarina.ts'
import { company } from '../../../motifs/company.ts'
import { figure } from '../../../motifs/figure.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { aguadaAcross } from './setting.ts'

const horizon = 450
const view = createView({ horizon, eye: 1.9 })
const bat = view.tall(1.6, 1010)

export const scene: Scene = {
  name: 'beaches/miramar-beach-goa-india/3',
  caption: 'Boys play cricket on the firm sand of Miramar, the ball in the air.',
  palette: paletteAt('morning', { turn: 12 }),
  light: [1700, 100],
  draw: (canvas) => [
    openSea(canvas, { horizon, bottom: 700, waves: 26, clouds: [[700, 420, 560]], lands: aguadaAcross }),
    strand(canvas, { edge: points(-20, 570, 500, 560, 1000, 580, 1940, 600), wet: 30 }),
    casuarinas(canvas, { from: [1380, 580], to: [1980, 620], count: 7, size: 360, depth: 0.22, seed: 'r' }),
    sandMarks(canvas, { from: [0, 680], to: [1900, 1190] }),
    company(canvas, {
      view,
      people: [
        { at: [620, 730], posture: 'crouching', outfit: { legs: 'shorts', top: inks.teal } },
        { at: [1060, 700], posture: 'standing', outfit: { legs: 'shorts', top: inks.coral } },
        { at: [330, 800], posture: 'walking', outfit: { legs: 'shorts', top: inks.shell } },
        { at: [1580, 780], posture: 'cheering', outfit: { legs: 'shorts', top: inks.marigold } },
      ],
    }),
    stumps(canvas, { at: [1490, 1010], size: view.tall(0.72, 1010) }),
    castShadow(canvas, { at: [1330, 1020], size: 260, width: 80 }),
    figure(canvas, {
      at: [1330, 1010],
      size: bat,
      posture: { lean: 14, arms: [70, 110, 60, 108], legs: [34, 10, -24, -30] },
      facing: 'left',
      outfit: { top: inks.coral, bottom: inks.azulejo, legs: 'shorts', hat: 'cap', hatColour: inks.shell },
    }),
    cricketBat(canvas, { at: [1330 - bat * 0.33, 1010 - bat * 0.67], size: bat * 0.6, degrees: 118 }),
    castShadow(canvas, { at: [560, 1060], size: 280, width: 80 }),
    figure(canvas, {
      at: [560, 1050],
      size: view.tall(1.55, 1050),
      posture: { lean: 16, arms: [150, 170, -40, -20], legs: [48, 20, -30, -56] },
      outfit: { top: inks.marigold, bottom: inks.ink, legs: 'shorts' },
    }),
    fill(ellipse([960, 700], 13), canvas.tones(inks.coral).base),
  ],
}
