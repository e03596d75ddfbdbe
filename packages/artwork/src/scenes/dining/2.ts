import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { ellipse } from '../../engine/path.ts'
import { createView } from '../../engine/perspective.ts'
import type { Scene } from '../../engine/scene.ts'
import { fill, group } from '../../engine/svg.ts'
import { beach } from '../../motifs/beach.ts'
import { chair } from '../../motifs/chair.ts'
import { trawler } from '../../motifs/far-boats.ts'
import { figure } from '../../motifs/figure.ts'
import { headland } from '../../motifs/headland.ts'
import { stringLights } from '../../motifs/lantern.ts'
import { palm } from '../../motifs/palm.ts'
import { glitter, sea } from '../../motifs/sea.ts'
import { shack } from '../../motifs/shack.ts'
import { moon, sky, stars } from '../../motifs/sky.ts'
import { roundTable } from '../../motifs/table.ts'

const horizon = 560
const view = createView({ horizon, eye: 2 })

export const scene: Scene = {
  name: 'dining/2',
  caption: 'A candle-lit table in the sand before a thatched beach shack, the moon over the sea.',
  palette: paletteAt('night'),
  light: [420, 240],
  draw: (canvas) => {
    const warm = canvas.palette.lamp
    return [
      sky(canvas, { horizon }),
      stars(canvas, { horizon, count: 80 }),
      moon(canvas, { at: [420, 230], radius: 66, phase: 1 }),
      headland(canvas, { from: [-200, horizon + 3], to: [330, horizon + 3], height: 90, depth: 0.3 }),
      sea(canvas, { horizon, bottom: 1000, waves: 46 }),
      glitter(canvas, { x: 420, horizon, bottom: 900, spread: 170, narrow: 50, opacity: 0.7 }),
      trawler(canvas, { at: [700, 592], size: 84, depth: 0.2 }),
      beach(canvas, {
        shore: [
          [760, horizon + 6],
          [640, 640],
          [420, 740],
          [380, 860],
          [210, 980],
          [-60, 1080],
          [-300, 1210],
        ],
        land: 'right',
        wet: 120,
      }),
      palm(canvas, { at: [1680, 760], size: 640, lean: 0.16, facing: 'left', seed: 'a' }),
      palm(canvas, { at: [1850, 800], size: 560, lean: 0.12, seed: 'b' }),
      fill(
        ellipse([1330, 800], 560, 120),
        canvas.glow([1330, 800], 560, [
          { offset: 0, colour: warm, opacity: 0.55 },
          { offset: 1, colour: warm, opacity: 0 },
        ]),
      ),
      shack(canvas, { at: [1330, 790], size: 700, colour: inks.azulejo }),
      stringLights(canvas, { from: [1100, 480], to: [640, 600], sag: 30, count: 13, size: 5 }),
      fill('M636 598h8V800h-8Z', canvas.tones(inks.timber).base),
      figure(canvas, {
        at: [960, 800],
        size: view.tall(1.7, 800),
        posture: 'carrying',
        outfit: { top: inks.shell, bottom: inks.ink },
        facing: 'left',
      }),
      fill(
        ellipse([690, 1080], 520, 150),
        canvas.glow([690, 1080], 520, [
          { offset: 0, colour: warm, opacity: 0.6 },
          { offset: 1, colour: warm, opacity: 0 },
        ]),
      ),
      chair(canvas, { at: [430, 1082], metre: 262, heading: 10, pitch: 16, wood: inks.teak }),
      chair(canvas, { at: [950, 1082], metre: 262, heading: 170, pitch: 16, wood: inks.teak }),
      roundTable(canvas, {
        at: [690, 1100],
        metre: 262,
        width: 1.15,
        cloth: inks.coral,
        set: ['plates', 'fish', 'wine', 'lamp'],
      }),
      group(
        [
          fill(
            ellipse([690, 920], 460),
            canvas.glow([690, 880], 460, [
              { offset: 0, colour: warm, opacity: 0.62 },
              { offset: 1, colour: warm, opacity: 0 },
            ]),
          ),
        ],
        { blend: 'soft-light' },
      ),
      group(
        [
          fill(
            ellipse([1330, 680], 520, 300),
            canvas.glow([1330, 700], 480, [
              { offset: 0, colour: warm, opacity: 0.5 },
              { offset: 1, colour: warm, opacity: 0 },
            ]),
          ),
        ],
        { blend: 'soft-light' },
      ),
    ]
  },
}
