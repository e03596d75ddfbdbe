import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { lounger, parasol } from '../../../motifs/beach-furniture.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { company } from '../../../motifs/company.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { parasail } from '../../../motifs/parasail.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'
import { hill, stripes } from './setting.ts'

const horizon = 500
const view = createView({ horizon, eye: 3.6 })

export const scene: Scene = {
  name: 'beaches/baga-famous-beach-goa-india/1',
  caption: 'Striped parasols in rows on Baga beach, a parasail over the water, the hill behind.',
  palette: paletteAt('noon'),
  light: [500, -300],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      clouds: [
        [1280, 470, 620],
        [340, 482, 340],
      ],
      lands: hill,
    }),
    beach(canvas, {
      shore: points(900, 510, 800, 540, 700, 600, 720, 690, 620, 800, 430, 930, 300, 1060, 260, 1210),
      land: 'right',
      wet: 120,
      surf: 4,
    }),
    palmGrove(canvas, { from: [1000, 520], to: [1960, 600], count: 14, size: 200, depth: 0.24, seed: 'p' }),
    parasail(canvas, {
      at: [400, 300],
      size: 250,
      colours: [inks.coral, inks.marigold],
      tilt: 8,
      boat: [210, 640],
    }),
    tourBoat(canvas, {
      at: [170, 660],
      size: 170,
      facing: 'left',
      canopy: 'none',
      people: ['riding', 'standing'],
      speeding: true,
    }),
    ...points(
      1130,
      610,
      1300,
      620,
      1480,
      632,
      1660,
      640,
      1840,
      652,
      1000,
      690,
      1210,
      704,
      1430,
      722,
      1660,
      744,
    ).map(([x, y], index) =>
      parasol(canvas, {
        at: [x, y],
        size: 84 + (y - 600) * 0.5,
        tilt: index % 2 ? 5 : -4,
        colours: stripes[index % 4] ?? stripes[0],
        depth: 0.06,
      }),
    ),
    company(canvas, {
      view,
      people: [
        { at: [780, 720], posture: 'walking', outfit: { legs: 'shorts', bottom: inks.coral } },
        { at: [830, 726], posture: 'strolling', outfit: { skirt: 'short', top: inks.marigold } },
        { at: [620, 880], posture: 'waving', outfit: { legs: 'shorts' } },
        { at: [900, 820], posture: 'carrying', outfit: { top: inks.shell, hat: 'straw' } },
      ],
    }),
    ...[
      [930, 1000, 270, -5, 2],
      [1300, 960, 250, 6, 0],
      [1640, 1030, 310, 8, 1],
    ].map(
      ([x = 0, y = 0, size = 0, tilt = 0, odd = 0]) =>
        castShadow(canvas, { at: [x, y], size: size * 0.7, width: size * 0.4 }) +
        parasol(canvas, { at: [x, y], size, tilt, colours: stripes[odd] ?? stripes[0] }),
    ),
    lounger(canvas, { at: [1070, 1060], metre: 120, heading: 190 }),
    lounger(canvas, { at: [1450, 1040], metre: 118, heading: 190, colour: inks.marigold }),
    lounger(canvas, { at: [1790, 1120], metre: 132, heading: 190 }),
  ],
}
