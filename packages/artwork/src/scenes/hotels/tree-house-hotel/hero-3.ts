import { points } from '../../../engine/geometry.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fireflies } from '../../../motifs/fireflies.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { moon, sky, stars } from '../../../motifs/sky.ts'
import { stiltCottage } from '../../../motifs/stilt-cottage.ts'

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/hero-3',
  caption: 'The cottages at night, a lamp on each veranda, stars over the palms.',
  palette: paletteAt('night', { turn: 10 }),
  light: [1520, 200],
  draw: (canvas) => [
    sky(canvas, { horizon: 800 }),
    stars(canvas, { horizon: 640, count: 120 }),
    moon(canvas, { at: [1500, 190], radius: 60, phase: 1 }),
    forest(canvas, {
      along: points(-80, 520, 400, 440, 900, 500, 1400, 420, 2000, 470),
      base: 1200,
      size: 100,
      depth: 0.4,
      rows: 4,
      seed: 'far',
    }),
    palmGrove(canvas, {
      from: [800, 560],
      to: [1900, 520],
      count: 7,
      size: 330,
      depth: 0.24,
      silhouette: true,
      seed: 'far',
    }),
    stiltCottage(canvas, { at: [1010, 690], size: 330, depth: 0.1, stilts: 2, steps: false, seed: 'a' }),
    forest(canvas, {
      along: points(-80, 760, 400, 730, 900, 740, 1400, 760, 2000, 700),
      base: 1300,
      size: 100,
      depth: 0.14,
      rows: 4,
      seed: 'mid',
    }),
    stiltCottage(canvas, { at: [1520, 930], size: 560, facing: 'left', stilts: 2.2, seed: 'b' }),
    palm(canvas, { at: [1180, 980], size: 720, lean: 0.12, silhouette: true, seed: 'm' }),
    forest(canvas, {
      along: points(-80, 960, 400, 980, 900, 980, 1400, 940, 2000, 920),
      base: 1300,
      size: 110,
      depth: 0.06,
      rows: 3,
      seed: 'near',
    }),
    stiltCottage(canvas, { at: [460, 1090], size: 760, stilts: 2.4, seed: 'c' }),
    forest(canvas, {
      along: points(-80, 1120, 400, 1140, 900, 1130, 1400, 1100, 2000, 1080),
      base: 1400,
      size: 120,
      depth: 0,
      rows: 2,
      seed: 'foot',
    }),
    palm(canvas, {
      at: [1830, 1260],
      size: 1080,
      lean: 0.08,
      facing: 'left',
      silhouette: true,
      seed: 'n',
      crown: 0.42,
    }),
    ...fireflies(canvas),
  ],
}
