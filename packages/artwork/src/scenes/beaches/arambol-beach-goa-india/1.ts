import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { landBelow } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { beach } from '../../../motifs/beach.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { company } from '../../../motifs/company.ts'
import { figure } from '../../../motifs/figure.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { forest } from '../../../motifs/forest.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { rockFace } from '../../../motifs/rock-face.ts'
import { stiltHut } from '../../../motifs/stilt-hut.ts'
import { village } from './setting.ts'

const horizon = 380
const view = createView({ horizon, eye: 22 })

export const scene: Scene = {
  name: 'beaches/arambol-beach-goa-india/1',
  caption: 'Arambol beach from the cliff path: a long curve of sand, the village behind its palms.',
  palette: paletteAt('morning', { turn: -8 }),
  light: [1500, -200],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      clouds: [
        [430, 350, 620],
        [900, 365, 300],
      ],
      lands: [
        { side: 'right', nose: 820, height: 74, depth: 0.62 },
        { side: 'right', nose: 1180, height: 110, depth: 0.42, down: 8 },
      ],
    }),
    beach(canvas, {
      shore: points(1180, 398, 1100, 430, 960, 500, 800, 600, 690, 720, 660, 850, 700, 980, 820, 1210),
      land: 'right',
      wet: 140,
      surf: 4,
    }),
    forest(canvas, {
      along: points(1200, 392, 1400, 360, 1640, 380, 1980, 420),
      base: 452,
      size: 70,
      depth: 0.4,
      rows: 2,
    }),
    palmGrove(canvas, {
      from: [1230, 430],
      to: [1960, 640],
      count: 20,
      size: 190,
      depth: 0.2,
      seed: 'village',
    }),
    ...village.map((colour, index) =>
      stiltHut(canvas, {
        at: [1290 + index * 148, 500 + index * 52],
        size: 58 + index * 15,
        colour,
        depth: 0.14 - index * 0.02,
        facing: 'left',
      }),
    ),
    palmGrove(canvas, {
      from: [1420, 610],
      to: [2000, 830],
      count: 8,
      size: 300,
      depth: 0.08,
      seed: 'front',
    }),
    fishingCanoe(canvas, { at: [1080, 640], size: 130, heading: 30, pitch: 24, hull: inks.teal, depth: 0.1 }),
    fishingCanoe(canvas, {
      at: [1000, 730],
      size: 170,
      heading: 34,
      pitch: 24,
      hull: inks.coral,
      depth: 0.05,
    }),
    company(canvas, {
      view,
      people: [
        { at: [900, 740], posture: 'walking' },
        { at: [930, 746], posture: 'strolling', outfit: { top: inks.coral } },
        { at: [880, 860], posture: 'walking', facing: 'left' },
        { at: [1150, 800], posture: 'standing' },
        { at: [1180, 806], posture: 'waving', outfit: { top: inks.marigold } },
      ],
    }),
    rockFace(canvas, {
      along: points(-40, 800, 160, 830, 330, 900, 470, 960, 560, 1090, 600, 1230),
      base: 1240,
      size: 90,
      depth: 0,
    }),
    fill(landBelow(points(-40, 940, 120, 960, 330, 1080, 480, 1230), 1240), canvas.tones(inks.leaf).base),
    figure(canvas, {
      at: [250, 1090],
      size: 330,
      posture: 'photographing',
      outfit: { top: inks.shell, bottom: inks.bougainvillea, skirt: 'long', hat: 'straw' },
    }),
    palm(canvas, { at: [70, 1230], size: 1040, lean: 0.12, facing: 'left', seed: 'frame', fronds: 12 }),
    gulls(canvas, { at: [560, 220], size: 30, count: 5 }),
  ],
}
