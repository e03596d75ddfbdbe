import { points } from '../../engine/geometry.ts'
import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { box, ellipse, leaf } from '../../engine/path.ts'
import type { Scene } from '../../engine/scene.ts'
import { fill } from '../../engine/svg.ts'
import { azulejo, flatTiles } from '../../motifs/azulejo.ts'
import { bananaLeaf, glassFromAbove, katori, kingfish, riceMound, steelPlate } from '../../motifs/thali.ts'

export const scene: Scene = {
  name: 'dining/1',
  caption:
    'A fish thali from above: rice, curry, fried kingfish, pickle and a pink sol kadi on a tiled table.',
  palette: paletteAt('noon'),
  light: [200, -200],
  draw: (canvas) => {
    const lime = canvas.tones(inks.grass)
    const papad = canvas.tones(inks.straw)
    return [
      azulejo(canvas, { place: flatTiles(-30, -60, 220), columns: 9, rows: 6 }),
      fill(
        box(0, 0, canvas.width, canvas.height),
        canvas.fade(
          [0, 0],
          [1920, 1200],
          [
            { offset: 0, colour: canvas.palette.key, opacity: 0.1 },
            { offset: 1, colour: canvas.palette.shadow, opacity: 0.34 },
          ],
        ),
      ),
      bananaLeaf(canvas, [60, 1050], [1890, 240], 250),
      steelPlate(canvas, [1010, 620], 478),
      riceMound(canvas, [960, 690], 176),
      fill(ellipse([1206, 700], 108), papad.shade),
      fill(ellipse([1200, 692], 108), papad.base),
      ...points(1150, 640, 1230, 660, 1180, 740, 1250, 730, 1206, 690).map((at) =>
        fill(ellipse(at, 9), papad.light),
      ),
      kingfish(canvas, [1030, 880], 250),
      katori(canvas, [690, 560], 96, inks.ochre, 'curry'),
      katori(canvas, [820, 380], 90, inks.coral, 'clams'),
      katori(canvas, [1016, 300], 84, inks.leaf, 'greens'),
      katori(canvas, [1204, 366], 84, inks.marigold, 'dal'),
      katori(canvas, [1330, 530], 78, inks.laterite, 'pickle'),
      katori(canvas, [712, 776], 76, inks.rose, 'salad'),
      fill(ellipse([1290, 846], 44), lime.shade),
      fill(ellipse([1288, 842], 40), lime.light),
      fill(
        [0, 60, 120, 180, 240, 300]
          .map((turn) =>
            leaf(
              [1288, 842],
              [1288 + 34 * Math.cos((turn * Math.PI) / 180), 842 + 34 * Math.sin((turn * Math.PI) / 180)],
              8,
            ),
          )
          .join(''),
        lime.base,
      ),
      glassFromAbove(canvas, [370, 330], 122, inks.rose),
    ]
  },
}
