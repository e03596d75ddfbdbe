import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { company } from '../../../motifs/company.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { footprints } from '../../../motifs/footprints.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { white } from './setting.ts'

const horizon = 480
const view = createView({ horizon, eye: 3.6 })

export const scene: Scene = {
  name: 'beaches/colva-beach-goa-india/1',
  caption: 'Fishing boats stand in a row on the white, wide sand of Colva.',
  palette: paletteAt('noon', { turn: -2 }),
  light: [1500, -300],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      clouds: [
        [360, 450, 560],
        [1500, 440, 760],
      ],
    }),
    beach(canvas, {
      shore: points(1080, 488, 1160, 520, 1260, 570, 1310, 650, 1440, 760, 1660, 900, 1860, 1060, 2060, 1210),
      land: 'left',
      wet: 130,
      colour: white,
      surf: 4,
    }),
    palmGrove(canvas, { from: [-40, 520], to: [1000, 492], count: 26, size: 210, depth: 0.3, seed: 'p' }),
    palmGrove(canvas, { from: [-60, 560], to: [420, 530], count: 8, size: 300, depth: 0.16, seed: 'q' }),
    ...[
      [1060, 600, 200, 0.12],
      [960, 680, 280, 0.08],
      [820, 800, 420, 0.03],
    ].map(
      ([x = 0, y = 0, size = 0, depth = 0], index) =>
        longShadow(canvas, {
          from: [x - size * 0.4, y - size * 0.05],
          to: [x + size * 0.38, y - size * 0.03],
          size: size * 0.2,
          ground: white,
        }) +
        fishingCanoe(canvas, {
          at: [x, y],
          size,
          heading: 24,
          depth,
          hull: [inks.teal, inks.coral, inks.marigold][index] ?? inks.teal,
          band: inks.shell,
          outrigger: index === 1,
        }),
    ),
    company(canvas, {
      view,
      people: [
        { at: [1180, 700], posture: 'carrying', outfit: { hat: 'straw', legs: 'shorts' } },
        { at: [1320, 860], posture: 'walking', outfit: { top: inks.coral, legs: 'shorts' } },
        {
          at: [480, 720],
          posture: 'standing',
          outfit: { skirt: 'long', top: inks.bougainvillea, bottom: inks.azulejo },
        },
      ],
    }),
    longShadow(canvas, { from: [260, 1010], to: [880, 1035], size: 170, ground: white }),
    fishingCanoe(canvas, {
      at: [560, 1060],
      size: 860,
      heading: 22,
      hull: inks.azulejo,
      band: inks.coral,
      net: true,
    }),
    footprints(canvas, { from: [1100, 800], to: [1240, 1190] }),
  ],
}
