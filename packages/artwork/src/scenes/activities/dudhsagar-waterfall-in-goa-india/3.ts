import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { bather } from '../../../motifs/bather.ts'
import { flatRock } from '../../../motifs/flat-rock.ts'
import { forest } from '../../../motifs/forest.ts'
import { guest } from '../../../motifs/life-jacket.ts'
import { rockFace } from '../../../motifs/rock-face.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { waterfall } from '../../../motifs/waterfall.ts'

export const scene: Scene = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/3',
  caption: 'Bathers in life jackets swim in the pool below the falls.',
  palette: paletteAt('monsoon', {
    sea: ['#cfe9dd', '#5fb3a8', '#1d6f72'],
    sky: ['#9cc4bf', '#d9e8d6', '#f6f0d4'],
  }),
  light: [300, -300],
  draw: (canvas) => [
    sky(canvas, { horizon: 500 }),
    forest(canvas, {
      along: points(-80, 90, 500, 20, 1000, -60, 1500, 30, 2000, 60),
      base: 900,
      size: 80,
      depth: 0.5,
      rows: 6,
      seed: 'far',
    }),
    rockFace(canvas, {
      along: points(
        180,
        330,
        330,
        210,
        520,
        170,
        640,
        40,
        760,
        -40,
        1200,
        -40,
        1360,
        60,
        1460,
        190,
        1640,
        240,
        1780,
        360,
      ),
      base: 800,
      size: 120,
      rock: inks.timber,
      depth: 0.16,
    }),
    waterfall(canvas, {
      course: points(900, -40, 960, 220, 880, 460, 950, 700),
      from: 200,
      to: 460,
      rock: canvas.tones(inks.timber, 0.12).deep,
      seed: 'main',
    }),
    waterfall(canvas, {
      course: points(1230, 30, 1270, 330, 1240, 640),
      from: 40,
      to: 110,
      rock: canvas.tones(inks.timber, 0.12).deep,
      mist: false,
      seed: 'side',
    }),
    forest(canvas, {
      along: points(-80, 330, 200, 300, 400, 420, 520, 700),
      base: 900,
      size: 110,
      depth: 0.26,
      rows: 5,
      seed: 'left',
    }),
    forest(canvas, {
      along: points(1380, 720, 1480, 440, 1700, 330, 2000, 300),
      base: 900,
      size: 110,
      depth: 0.26,
      rows: 5,
      seed: 'right',
    }),
    sea(canvas, { horizon: 690, bottom: 1200, waves: 50 }),
    fill(leaf([560, 710], [1360, 712], 40, 60), canvas.palette.foam, 0.75),
    rocks(canvas, { from: [60, 730], to: [560, 790], size: 170, count: 5, colour: inks.stone, seed: 'l' }),
    rocks(canvas, { from: [1400, 740], to: [1900, 820], size: 190, count: 5, colour: inks.stone, seed: 'r' }),
    ...(
      [
        [720, 850, 300, 'cheering', inks.marigold],
        [980, 820, 260, 'waving', inks.coral],
        [1190, 900, 330, 'facing', inks.marigold],
        [920, 1000, 420, 'waving', inks.coral],
        [1400, 1040, 440, 'cheering', inks.azulejo],
      ] as const
    ).map(([x, y, size, posture, jacket], index) =>
      bather(canvas, { at: [x, y], size, posture, jacket, hair: index % 2 === 0 ? 'long' : 'short' }),
    ),
    rocks(canvas, {
      from: [-20, 1150],
      to: [620, 1190],
      size: 360,
      count: 4,
      colour: inks.stone,
      seed: 'front',
    }),
    flatRock(canvas, { at: [250, 985], size: 460, tall: 190 }),
    guest(canvas, {
      at: [300, 1092],
      size: 420,
      posture: 'sitting',
      jacket: inks.coral,
      outfit: { hair: 'bun' },
    }),
  ],
}
