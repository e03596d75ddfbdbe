import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { company } from '../../../motifs/company.ts'
import { figure } from '../../../motifs/figure.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { netHeap, seine } from '../../../motifs/fishing-gear.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { white } from './setting.ts'

const horizon = 460
const view = createView({ horizon, eye: 1.9 })
const hands = [
  [300, 980],
  [470, 960],
  [640, 942],
  [800, 926],
] as const

export const scene: Scene = {
  name: 'beaches/colva-beach-goa-india/2',
  caption: 'Fishermen haul a long net out of the sea at dawn, one behind the other.',
  palette: paletteAt('dawn', { turn: 8 }),
  light: [-100, 260],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 36,
      streaks: [
        [300, 120],
        [2000, 420],
      ],
    }),
    surfWave(canvas, { from: [500, 610], to: [2000, 590], size: 46 }),
    fishingCanoe(canvas, {
      at: [1560, 560],
      size: 190,
      heading: 10,
      pitch: 8,
      afloat: true,
      hull: inks.ink,
      depth: 0.2,
    }),
    strand(canvas, {
      edge: points(-20, 760, 500, 740, 1000, 780, 1500, 820, 1940, 880),
      wet: 80,
      colour: white,
    }),
    seine(canvas, {
      along: points(180, 830, 900, 770, 1240, 690, 1500, 640, 1760, 632, 1930, 660),
      size: 7,
      count: 42,
    }),
    ...hands.map(
      ([x, y], index) =>
        castShadow(canvas, { at: [x, y], size: 260, width: 70, ground: white }) +
        figure(canvas, {
          at: [x, y],
          size: view.tall(1.66, y),
          posture: 'pulling',
          facing: 'right',
          outfit: {
            top: [inks.coral, inks.shell, inks.marigold, inks.teal][index] ?? inks.coral,
            bottom: inks.azulejo,
            legs: 'shorts',
            hat: index === 1 ? 'straw' : 'none',
          },
        }),
    ),
    company(canvas, {
      view,
      people: [
        {
          at: [1210, 830],
          posture: 'pulling',
          outfit: { top: inks.azulejo, legs: 'shorts', bottom: inks.ink },
        },
        {
          at: [1310, 812],
          posture: 'pulling',
          outfit: { top: inks.shell, legs: 'shorts', bottom: inks.laterite },
        },
      ],
    }),
    netHeap(canvas, { at: [1300, 1110], size: 460 }),
    gulls(canvas, { at: [1100, 560], size: 40, count: 9 }),
  ],
}
