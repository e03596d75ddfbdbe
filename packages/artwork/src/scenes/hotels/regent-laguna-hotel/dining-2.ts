import { points, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { azulejo } from '../../../motifs/azulejo.ts'
import { figure } from '../../../motifs/figure.ts'
import { floor } from '../../../motifs/floor.ts'
import { lampGlow, pendant } from '../../../motifs/lamps.ts'
import { sky } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'
import { wholeFish } from '../../../motifs/whole-fish.ts'
import { ochreFront } from './house.ts'

const view = createView({ horizon: 520, eye: 1.7, centre: 860, focal: 1250 })

export const scene: Scene = {
  name: 'hotels/regent-laguna-hotel/dining-2',
  caption: 'The grill counter with the catch of the day on ice, the cook behind it.',
  palette: paletteAt('sunset', { dimness: 0.12 }),
  light: [1400, 300],
  draw: (canvas) => {
    const top = (x: number, z: number) => view.project([x, 1.02, z])
    const random = canvas.random('ice')
    return [
      sky(canvas, { horizon: 700 }),
      ochreFront(
        canvas,
        createWall(createView({ horizon: 560, eye: 1.7, centre: 860, focal: 1150 }), [-13.5, 11], [13.5, 11]),
        { bays: 9, plane: 'base', lit: true },
      ),
      floor(canvas, {
        view,
        left: -9,
        right: 9,
        near: 2,
        far: 10.6,
        tile: 0.7,
        colours: [inks.plaster, inks.teal],
        pattern: 'diamonds',
      }),
      figure(canvas, {
        at: view.project([0.66, 0.18, 5.1]),
        size: view.metre(5.1) * 1.8,
        posture: 'facing',
        outfit: { top: inks.azulejo, bottom: inks.ink, sleeves: 'long', hat: 'cap', hatColour: inks.shell },
      }),
      slab(canvas, view, [-2.4, 0, 3.9], [3.4, 1, 4.9], inks.teal),
      azulejo(canvas, {
        place: (across, down) => view.project([-2.4 + across * 0.5, 0.92 - down * 0.42, 3.9]),
        columns: 11,
        rows: 2,
        joint: 2,
      }),
      slab(canvas, view, [-2.5, 1, 3.84], [3.5, 1.06, 4.96], inks.shell),
      fill(
        polygon([top(-2.2, 4.8), top(0.5, 4.8), top(0.45, 4), top(-2.3, 4)]),
        canvas.tones(inks.sky).light,
      ),
      ...Array.from({ length: 60 }, () => {
        const [x, y] = view.project([random.between(-2.2, 0.4), 1.08, random.between(4.05, 4.75)])
        return fill(
          polygon([
            [x - 14, y],
            [x, y - 12],
            [x + 14, y - 2],
            [x + 4, y + 9],
          ]),
          random.chance(0.5) ? canvas.tones(inks.shell).light : canvas.tones(inks.sky).base,
          0.8,
        )
      }),
      ...[
        [-1.75, 4.5, inks.coral],
        [-0.75, 4.55, inks.stone],
        [-1.5, 4.2, inks.stone],
        [-0.45, 4.2, inks.coral],
      ].map(([x, z, colour]) =>
        wholeFish(canvas, {
          at: view.project([Number(x), 1.14, Number(z)]),
          size: 250,
          colour: String(colour),
        }),
      ),
      slab(canvas, view, [0.9, 1.06, 4.05], [3, 1.2, 4.85], inks.ink),
      fill(
        polygon([
          view.project([1, 1.2, 4.8]),
          view.project([2.9, 1.2, 4.8]),
          view.project([2.95, 1.2, 4.1]),
          view.project([0.95, 1.2, 4.1]),
        ]),
        inks.coral,
        0.9,
      ),
      lampGlow(canvas, view.project([1.95, 1.3, 4.4]), 330, 0.5),
      line(
        steps(16)
          .map(
            (t) =>
              `M${view.project([1 + t * 1.9, 1.22, 4.8]).join(' ')}L${view.project([0.95 + t * 2, 1.22, 4.1]).join(' ')}`,
          )
          .join(''),
        canvas.palette.ink,
        { width: 5 },
      ),
      wholeFish(canvas, { at: view.project([1.5, 1.24, 4.45]), size: 210, colour: inks.laterite }),
      wholeFish(canvas, { at: view.project([2.4, 1.24, 4.4]), size: 210, colour: inks.laterite }),
      ...[0, 1, 2].map((index) =>
        line(
          `M${1160 + index * 110} 560c40 -60 -40 -110 10 -180s-30 -100 10 -160`,
          canvas.tones(inks.shell).light,
          { width: 14, opacity: 0.22 },
        ),
      ),
      fill(polygon(points(-20, -20, 1940, -20, 1940, 70, -20, 70)), canvas.tones(inks.timber).deep),
      ...[430, 960, 1560].map((x) =>
        pendant(canvas, { at: [x, 60], size: 120, cord: 70, kind: 'cane', lit: true }),
      ),
    ]
  },
}
