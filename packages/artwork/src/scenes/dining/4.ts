import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { box, ellipse } from '../../engine/path.ts'
import type { Scene } from '../../engine/scene.ts'
import { fill, group } from '../../engine/svg.ts'
import { arcade, balustrade } from '../../motifs/arcade.ts'
import { azulejo } from '../../motifs/azulejo.ts'
import { bebinca, coffeeCup, plate } from '../../motifs/bebinca.ts'
import { bougainvillea } from '../../motifs/bougainvillea.ts'
import { cumulus } from '../../motifs/clouds.ts'
import { forest } from '../../motifs/forest.ts'
import { palm } from '../../motifs/palm.ts'
import { sky } from '../../motifs/sky.ts'

export const scene: Scene = {
  name: 'dining/4',
  caption: 'A slice of layered bebinca and a cup of coffee on a tiled veranda table, a garden behind.',
  palette: paletteAt('afternoon'),
  light: [1700, -100],
  draw: (canvas) => {
    const wood = canvas.tones(inks.teak)
    const top = { x: 930, y: 960, half: 840, flat: 300 }
    const rim = ellipse([top.x, top.y], top.half, top.flat)
    return [
      sky(canvas, { horizon: 620 }),
      cumulus(canvas, { at: [1180, 420], size: 620, rise: 0.34 }),
      forest(canvas, {
        along: [
          [-60, 440],
          [300, 380],
          [700, 470],
          [1100, 500],
          [1500, 420],
          [2000, 360],
        ],
        base: 800,
        size: 96,
        depth: 0.26,
        rows: 4,
      }),
      palm(canvas, { at: [1430, 800], size: 600, lean: 0.14, depth: 0.12, seed: 'garden' }),
      palm(canvas, { at: [700, 800], size: 440, lean: 0.1, facing: 'left', depth: 0.18, seed: 'garden-2' }),
      fill(box(0, 700, 1920, 500), canvas.tones(inks.laterite).shade),
      balustrade(canvas, { from: [-20, 800], to: [1940, 800], size: 190, style: 'pierced' }),
      arcade(canvas, {
        columns: [-420, 330, 1560, 2320],
        crown: 40,
        spring: 250,
        floor: 830,
        half: 50,
        trim: inks.azulejo,
      }),
      bougainvillea(canvas, {
        along: [
          [-20, 60],
          [130, 140],
          [220, 240],
          [200, 400],
        ],
        size: 110,
        seed: 'left',
      }),
      fill(ellipse([top.x, top.y + 46], top.half, top.flat), wood.deep),
      fill(rim, wood.base),
      group(
        [
          azulejo(canvas, {
            place: (across, down) => {
              const depth = 1 + (6 - down) * 0.085
              return [top.x + ((across - 5) * 168) / depth, top.y + 300 - ((6 - down) * 128) / depth]
            },
            columns: 10,
            rows: 7,
            ground: inks.shell,
            pattern: inks.teal,
          }),
          fill(
            box(0, 600, 900, 600),
            canvas.fade(
              [0, 900],
              [900, 900],
              [
                { offset: 0, colour: canvas.palette.shadow, opacity: 0.3 },
                { offset: 1, colour: canvas.palette.shadow, opacity: 0 },
              ],
            ),
          ),
        ],
        { clip: canvas.clip(ellipse([top.x, top.y - 4], top.half - 34, top.flat - 14)) },
      ),
      plate(canvas, [760, 960], 330),
      bebinca(canvas, [756, 966], 330),
      coffeeCup(canvas, [1290, 900], 330),
    ]
  },
}
