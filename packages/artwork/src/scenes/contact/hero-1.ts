import { steps } from '../../engine/geometry.ts'
import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { box, polygon } from '../../engine/path.ts'
import { createView } from '../../engine/perspective.ts'
import { round } from '../../engine/round.ts'
import type { Scene } from '../../engine/scene.ts'
import { fill, line } from '../../engine/svg.ts'
import { createWall } from '../../engine/wall.ts'
import { scooter } from '../../motifs/bicycle.ts'
import { bougainvillea, pottedPlant } from '../../motifs/bougainvillea.ts'
import { chair } from '../../motifs/chair.ts'
import { cumulus } from '../../motifs/clouds.ts'
import { floor } from '../../motifs/floor.ts'
import { hangingLantern } from '../../motifs/lantern.ts'
import { palm } from '../../motifs/palm.ts'
import { sea } from '../../motifs/sea.ts'
import { sky } from '../../motifs/sky.ts'
import { window } from '../../motifs/window.ts'
import { writingDesk } from '../../motifs/writing-desk.ts'

const horizon = 600
const view = createView({ horizon, eye: 1.7, centre: 1240, focal: 1150 })

export const scene: Scene = {
  name: 'contact/hero-1',
  caption:
    'The veranda of the Candolim office: a writing table and two chairs, palms and the sea at its end.',
  palette: paletteAt('morning', { turn: 6 }),
  light: [2100, 100],
  draw: (canvas) => {
    const [wood, white, tile, sand] = [inks.timber, inks.shell, inks.tile, inks.sand].map((ink) =>
      canvas.tones(ink),
    )
    if (!wood || !white || !tile || !sand) return []
    const house = createWall(view, [-3.6, 16], [-3.6, 1.2])
    const posts = [14.5, 10.4, 7.2, 4.7].map((away) => {
      const [x, y] = view.project([1.9, 0, away])
      const tall = view.tall(3.2, y)
      return round(canvas, {
        at: [x, y],
        height: tall,
        foot: tall * 0.052,
        head: tall * 0.042,
        tones: white,
        flatten: 0.1,
      })
    })
    const ceiling = polygon([
      view.project([-3.6, 3.2, 16]),
      view.project([2.2, 3.2, 16]),
      view.project([2.2, 3.2, 1.5]),
      view.project([-3.6, 3.2, 1.5]),
    ])
    const rafters = steps(12).map((t) => {
      const away = 2.4 * 6.4 ** t
      const [a, b] = [view.project([-3.6, 3.2, away]), view.project([2.2, 3.2, away])]
      return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
    })
    return [
      sky(canvas, { horizon }),
      cumulus(canvas, { at: [1560, 480], size: 500, rise: 0.36 }),
      sea(canvas, { horizon, bottom: 720, waves: 20 }),
      fill(box(0, 655, 1920, 545), canvas.fade([0, 655], [0, 1200], [sand.light, sand.base])),
      palm(canvas, { at: [1500, 720], size: 470, lean: 0.1, depth: 0.16, seed: 'a' }),
      palm(canvas, { at: [1690, 780], size: 640, lean: 0.12, facing: 'left', depth: 0.08, seed: 'b' }),
      palm(canvas, { at: [1390, 690], size: 300, lean: 0.12, depth: 0.3, seed: 'c' }),
      scooter(canvas, { at: [1660, 900], size: 330, facing: 'left', colour: inks.lagoon }),
      floor(canvas, {
        view,
        left: -3.6,
        right: 2.2,
        near: 1.5,
        far: 16,
        tile: 0.44,
        colours: [inks.shell, inks.laterite],
      }),
      fill(
        polygon([
          view.project([2.2, 0, 16]),
          view.project([2.2, 0, 1.5]),
          view.project([2.2, -0.3, 1.5]),
          view.project([2.2, -0.3, 16]),
        ]),
        white.light,
      ),
      ...[
        [13.4, 11],
        [9.6, 7.7],
        [6.6, 5.1],
        [4.2, 2.6],
      ].map(([far = 0, near = 0]) =>
        fill(
          polygon([
            view.project([2, 0, far]),
            view.project([2, 0, near]),
            view.project([-0.6, 0, near - 1]),
            view.project([-0.6, 0, far - 1]),
          ]),
          canvas.palette.key,
          0.42,
        ),
      ),
      fill(house.panel([0, 0], [house.length, 3.2]), canvas.tones(inks.ochre).base),
      fill(house.panel([0, 0], [house.length, 0.8]), canvas.tones(inks.ochre).shade, 0.5),
      fill(house.panel([0, 0.8], [house.length, 0.86]), white.base),
      ...[2.2, 5.4, 8.5].map((along) =>
        window(canvas, {
          wall: house,
          at: [along, 0.95],
          width: 1,
          height: 1.75,
          plane: 'base',
          shutters: inks.azulejo,
        }),
      ),
      ...[10.7].map((along) =>
        window(canvas, {
          wall: house,
          at: [along, 0.05],
          width: 1.1,
          height: 2.6,
          plane: 'base',
          pane: 'dark',
        }),
      ),
      fill(ceiling, wood.base),
      line(rafters.join(''), wood.shade, { width: 12 }),
      ...posts,
      fill(
        polygon([
          view.project([2.2, 3.2, 16]),
          view.project([1.7, 3.0, 16]),
          view.project([1.7, 3.0, 1.5]),
          view.project([2.2, 3.2, 1.5]),
        ]),
        tile.shade,
      ),
      bougainvillea(canvas, {
        along: [
          [1930, 20],
          [1830, 120],
          [1780, 260],
          [1800, 380],
        ],
        size: 110,
        seed: 'post',
      }),
      hangingLantern(canvas, { at: [1040, 190], size: 74, chain: 60 }),
      pottedPlant(canvas, { at: view.project([1.5, 0, 6.2]), size: 170, seed: 'p', flower: inks.coral }),
      chair(canvas, { at: [900, 1000], metre: 250, heading: 172, pitch: 16 }),
      writingDesk(canvas, { at: [640, 1050], metre: 262, heading: 8, pitch: 16 }),
      chair(canvas, { at: [330, 1130], metre: 285, heading: 14, pitch: 16 }),
    ]
  },
}
