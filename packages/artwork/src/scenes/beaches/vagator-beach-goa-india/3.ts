import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { beach } from '../../../motifs/beach.ts'
import { parasol } from '../../../motifs/beach-furniture.ts'
import { company } from '../../../motifs/company.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { rockFace } from '../../../motifs/rock-face.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { shack } from '../../../motifs/shack.ts'

const horizon = 250
const view = createView({ horizon, eye: 40 })

export const scene: Scene = {
  name: 'beaches/vagator-beach-goa-india/3',
  caption: 'The little cove of Ozran far below the red cliff, its surf and its line of shacks.',
  palette: paletteAt('noon', { turn: -4 }),
  light: [400, -200],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 70,
      clouds: [[1500, 226, 500]],
      lands: [{ side: 'left', nose: 560, height: 70, depth: 0.5 }],
    }),
    fill(
      closedCurve(
        points(
          1080,
          300,
          900,
          420,
          660,
          560,
          480,
          740,
          440,
          900,
          560,
          1080,
          760,
          1240,
          2000,
          1240,
          2000,
          260,
        ),
      ),
      canvas.tones(inks.lagoon).light,
      0.55,
    ),
    beach(canvas, {
      shore: points(1180, 420, 1060, 500, 900, 590, 780, 700, 760, 820, 860, 960, 1060, 1090, 1380, 1230),
      land: 'right',
      wet: 100,
      colour: inks.sand,
      surf: 4,
    }),
    rocks(canvas, { from: [930, 380], to: [1200, 440], size: 100, count: 8, seed: 'n' }),
    palmGrove(canvas, { from: [1240, 500], to: [1330, 900], count: 9, size: 150, depth: 0.1, seed: 'cove' }),
    ...[
      [1130, 610],
      [1090, 720],
      [1120, 830],
    ].map(([x = 0, y = 0]) => shack(canvas, { at: [x, y], size: 120, depth: 0.06, keeper: false })),
    ...[
      [930, 690, 0],
      [960, 770, 1],
      [950, 850, 0],
      [1010, 940, 1],
    ].map(([x = 0, y = 0, odd]) =>
      parasol(canvas, {
        at: [x, y],
        size: 46,
        colours: odd ? [inks.coral, inks.shell] : [inks.marigold, inks.shell],
        tilt: 4,
      }),
    ),
    company(canvas, {
      view,
      shadow: 0,
      people: [
        { at: [870, 760], posture: 'walking' },
        { at: [850, 800], posture: 'standing' },
        { at: [720, 760], posture: 'waving' },
        { at: [900, 900], posture: 'strolling', outfit: { top: inks.coral } },
      ],
    }),
    rockFace(canvas, {
      along: points(1340, 1240, 1210, 1060, 1170, 820, 1200, 620, 1190, 460, 1280, 370, 1500, 300, 2000, 260),
      base: 1240,
      size: 110,
      depth: 0.02,
    }),
    fill(
      closedCurve(
        points(
          1200,
          440,
          1280,
          356,
          1500,
          280,
          2000,
          240,
          2010,
          1240,
          1720,
          1260,
          1560,
          1100,
          1500,
          880,
          1470,
          660,
          1380,
          520,
        ),
      ),
      canvas.tones(inks.leaf).base,
    ),
    palmGrove(canvas, { from: [1400, 420], to: [1960, 560], count: 6, size: 230, depth: 0.05, seed: 'top' }),
    palm(canvas, { at: [1800, 1230], size: 620, lean: 0.26, facing: 'left', seed: 'near' }),
    foregroundLeaves(canvas, { at: [1960, 1240], size: 420, spread: [-175, -80] }),
  ],
}
