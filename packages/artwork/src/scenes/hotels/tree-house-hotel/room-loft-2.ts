import { steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group, line } from '../../../engine/svg.ts'
import { bed } from '../../../motifs/bed.ts'
import { books } from '../../../motifs/books.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { floor } from '../../../motifs/floor.ts'
import { ladder } from '../../../motifs/ladder.ts'
import { shadeLamp } from '../../../motifs/lamps.ts'
import { palm } from '../../../motifs/palm.ts'
import { rug } from '../../../motifs/rug.ts'
import { sky, stars } from '../../../motifs/sky.ts'

const view = createView({ horizon: 600, eye: 1.3, centre: 900, focal: 1120 })

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/room-loft-2',
  caption: 'The loft’s sleeping floor: a low bed under the roof beams, a small window at the gable.',
  palette: paletteAt('dusk', { dimness: 0.2 }),
  light: [960, 300],
  draw: (canvas) => {
    const p = (x: number, up: number, z: number) => view.project([x, up, z])
    const wood = canvas.tones(inks.teak)
    const beam = canvas.tones(inks.timber)
    const gable = polygon([
      p(-3.2, 0, 4.8),
      p(-3.2, 0.7, 4.8),
      p(0.2, 3.3, 4.8),
      p(3.6, 0.7, 4.8),
      p(3.6, 0, 4.8),
    ])
    const slope = (side: number) =>
      polygon([
        p(0.2, 3.3, 4.8),
        p(0.2 + side * 3.4, 0.7, 4.8),
        p(0.2 + side * 3.4, 0.7, 0.8),
        p(0.2, 3.3, 0.8),
      ])
    const pane = polygon(
      steps(25)
        .slice(0, -1)
        .map((t) => p(0.2 + Math.cos(t * Math.PI * 2) * 0.5, 2 + Math.sin(t * Math.PI * 2) * 0.5, 4.8)),
    )
    return [
      fill(box(0, 0, 1920, 1200), wood.deep),
      fill(gable, wood.base),
      line(
        steps(14)
          .map((t) => `M${p(-3.2, t * 3.2, 4.8).join(' ')}L${p(3.6, t * 3.2, 4.8).join(' ')}`)
          .join(''),
        beam.shade,
        { width: 2, opacity: 0.4 },
      ),
      fill(slope(-1), wood.shade),
      fill(slope(1), canvas.tones(inks.straw).shade),
      ...[4.2, 3.3, 2.5, 1.8].flatMap((z) => [
        line(
          `M${p(-3.2, 0.7, z).join(' ')}L${p(0.2, 3.3, z).join(' ')}L${p(3.6, 0.7, z).join(' ')}`,
          beam.deep,
          { width: view.metre(z) * 0.1 },
        ),
      ]),
      line(`M${p(0.2, 3.26, 4.8).join(' ')}L${p(0.2, 3.26, 0.9).join(' ')}`, beam.base, { width: 34 }),
      floor(canvas, {
        view,
        left: -3.2,
        right: 3.6,
        near: 0.9,
        far: 4.8,
        tile: 0.26,
        colours: [inks.teak, inks.timber],
        pattern: 'boards',
      }),
      group(
        [
          sky(canvas, { horizon: 600 }),
          stars(canvas, { horizon: 500 }),
          palm(canvas, { at: [990, 620], size: 320, silhouette: true, lean: 0.1, seed: 'g' }),
        ],
        { clip: canvas.clip(pane) },
      ),
      line(
        `${pane}M${p(0.2, 1.5, 4.8).join(' ')}L${p(0.2, 2.5, 4.8).join(' ')}M${p(-0.3, 2, 4.8).join(' ')}L${p(0.7, 2, 4.8).join(' ')}`,
        beam.shade,
        { width: 14 },
      ),
      bed(canvas, {
        view,
        at: [0.2, 4.7],
        heading: 90,
        kind: 'platform',
        width: 1.9,
        wood: inks.timber,
        throwColour: inks.leaf,
        pillow: inks.coral,
      }),
      ...[-1.6, 2].map((x) =>
        cabinet(canvas, { view, at: [x, 4.6], heading: 90, wood: inks.timber, width: 0.44, tall: 0.4 }),
      ),
      ...[-1.6, 2].map((x) =>
        shadeLamp(canvas, { at: view.project([x, 0.42, 4.4]), size: 150, base: inks.laterite, lit: true }),
      ),
      rug(canvas, {
        view,
        at: [0.1, 2],
        heading: 0,
        length: 2.2,
        width: 0.8,
        colours: [inks.coral, inks.straw, inks.leaf],
        stripes: 5,
      }),
      books(canvas, { at: view.project([-2.4, 0, 3.6]), size: 80, count: 5 }),
      ladder(canvas, { view, from: [2.9, -0.4, 2.7], to: [2.8, 0.9, 2.9], width: 0.5, rungs: 3 }),
    ]
  },
}
