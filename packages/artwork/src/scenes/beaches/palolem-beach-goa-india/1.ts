import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { beach } from '../../../motifs/beach.ts'
import { company } from '../../../motifs/company.ts'
import { forest } from '../../../motifs/forest.ts'
import { graniteHeap } from '../../../motifs/granite.ts'
import { islet } from '../../../motifs/islet.ts'
import { kayak } from '../../../motifs/kayak.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { stiltHut } from '../../../motifs/stilt-hut.ts'
import { stone } from './setting.ts'

const horizon = 400
const view = createView({ horizon, eye: 16 })

export const scene: Scene = {
  name: 'beaches/palolem-beach-goa-india/1',
  caption: 'The crescent of Palolem from the south, its wooded island at the far end.',
  palette: paletteAt('noon', { turn: -14 }),
  light: [300, -200],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 24,
      clouds: [
        [1480, 368, 620],
        [260, 386, 300],
      ],
    }),
    forest(canvas, {
      along: points(850, 458, 930, 404, 1100, 350, 1400, 300, 1700, 330, 2000, 290),
      base: 476,
      size: 70,
      depth: 0.42,
      rows: 1,
    }),
    islet(canvas, { at: [560, 440], size: 520, depth: 0.28 }),
    fill(
      closedCurve(
        points(
          850,
          474,
          640,
          540,
          400,
          680,
          330,
          860,
          400,
          1060,
          560,
          1260,
          1300,
          1240,
          1240,
          700,
          1100,
          520,
        ),
      ),
      canvas.tones(inks.lagoon).light,
      0.5,
    ),
    beach(canvas, {
      shore: points(830, 460, 1000, 480, 1130, 530, 1190, 620, 1180, 740, 1120, 880, 1000, 1030, 800, 1210),
      land: 'right',
      wet: 80,
      surf: 2,
    }),
    palmGrove(canvas, { from: [980, 470], to: [1420, 560], count: 14, size: 140, depth: 0.24, seed: 'a' }),
    palmGrove(canvas, { from: [1330, 560], to: [1560, 1000], count: 16, size: 250, depth: 0.1, seed: 'b' }),
    ...[
      [1270, 600, inks.coral],
      [1390, 670, inks.azulejo],
      [1330, 780, inks.marigold],
      [1420, 900, inks.bougainvillea],
    ].map(([x, y, colour], index) =>
      stiltHut(canvas, {
        at: [Number(x), Number(y)],
        size: 60 + index * 16,
        colour: String(colour),
        facing: 'left',
      }),
    ),
    palmGrove(canvas, { from: [1500, 760], to: [1980, 1000], count: 9, size: 340, depth: 0.05, seed: 'c' }),
    ...[
      [980, 640],
      [900, 700],
      [1000, 760],
      [860, 830],
    ].map(([x = 0, y = 0], index) =>
      kayak(canvas, { at: [x, y], size: 60 + index * 10, hull: index % 2 ? inks.coral : inks.marigold }),
    ),
    company(canvas, {
      view,
      shadow: 0.4,
      people: [
        { at: [1220, 760], posture: 'walking' },
        { at: [1170, 850], posture: 'strolling', outfit: { top: inks.coral } },
        { at: [1120, 950], posture: 'standing' },
      ],
    }),
    graniteHeap(canvas, { from: [-40, 1120], to: [560, 1210], size: 330, count: 6, colour: stone }),
    palm(canvas, { at: [130, 1230], size: 980, lean: 0.1, facing: 'left', seed: 'f' }),
  ],
}
