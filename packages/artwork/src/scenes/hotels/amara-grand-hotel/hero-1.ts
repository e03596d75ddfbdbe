import type { Canvas } from '../../../engine/canvas.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group } from '../../../engine/svg.ts'
import { createWall } from '../../../engine/wall.ts'
import { castShadow, palmShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { mansionWing } from '../../../motifs/mansion-wing.ts'
import { palm } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'

const view = createView({ horizon: 760, eye: 2.4, centre: 820, focal: 1250 })
const on = (right: number, away: number) => view.project([right, 0, away])

/** Lawn, and the path of laterite and sand that leads up to the steps. */
function garden(canvas: Canvas): string {
  const [grass, path] = [canvas.tones(inks.grass), canvas.tones(inks.sand)]
  return group([
    fill(
      polygon([on(-40, 60), on(60, 60), on(60, 2), on(-40, 2)]),
      canvas.fade([0, 760], [0, 1200], [grass.base, grass.light, grass.base]),
    ),
    fill(polygon([on(-1.4, 25), on(1.8, 25), on(1.2, 2.2), on(-3.4, 2.2)]), path.light),
    fill(polygon([on(-1.4, 25), on(-1.1, 25), on(-2.9, 2.2), on(-3.4, 2.2)]), path.shade, 0.6),
    fill(polygon([on(-11, 25), on(-11, 6), on(-8.6, 6), on(-8.6, 25)]), grass.shade, 0.8),
    fill(polygon([on(-11, 26), on(14, 26), on(14, 24.6), on(-11, 24.6)]), path.base),
  ])
}

export const scene: Scene = {
  name: 'hotels/amara-grand-hotel/hero-1',
  caption: 'White mansion wings with laterite steps, arcades and tall arched windows around a palm garden.',
  palette: paletteAt('morning'),
  light: [1900, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 760 }),
    cumulus(canvas, { at: [1420, 520], size: 820, rise: 0.36, seed: 'one' }),
    cumulus(canvas, { at: [560, 300], size: 420, rise: 0.26, seed: 'two', opacity: 0.85 }),
    forest(canvas, {
      along: points(900, 640, 1300, 610, 1700, 630, 2000, 600),
      base: 800,
      size: 80,
      depth: 0.34,
      rows: 3,
      seed: 'behind',
    }),
    palm(canvas, { at: [1680, 780], size: 420, depth: 0.2, lean: 0.1, seed: 'far' }),
    palm(canvas, { at: [1810, 780], size: 360, depth: 0.22, lean: 0.1, facing: 'left', seed: 'far2' }),
    garden(canvas),
    mansionWing(canvas, { wall: createWall(view, [-11, 26], [14, 26]), plane: 'base', bays: 9, depth: 0.06 }),
    mansionWing(canvas, { wall: createWall(view, [-11, 26], [-11, 6.5]), plane: 'light', bays: 7 }),
    ...[0, 1, 2, 3, 4].map((step) =>
      slab(
        canvas,
        view,
        [-2 - 0.3 * (4 - step) + 0.2, step * 0.16, 24.2 - (4 - step) * 0.35 + 0.4],
        [2.4 + 0.3 * (4 - step), step * 0.16 + 0.16, 26],
        inks.laterite,
      ),
    ),
    palmShadow(canvas, { at: on(6.6, 13), size: 300, ground: inks.grass }),
    palm(canvas, { at: on(6.6, 13), size: 780, lean: 0.12, facing: 'left', seed: 'mid' }),
    palmShadow(canvas, { at: on(-5, 15), size: 240, ground: inks.grass }),
    palm(canvas, { at: on(-5, 15), size: 600, lean: 0.08, seed: 'left' }),
    castShadow(canvas, { at: on(0.2, 13), size: 90, width: 34, ground: inks.sand }),
    figure(canvas, {
      at: on(0.2, 13),
      size: view.tall(1.65, on(0, 13)[1]),
      posture: 'walking',
      facing: 'right',
      outfit: { top: inks.coral, bottom: inks.coral, skirt: 'long', hair: 'bun' },
    }),
    palm(canvas, { at: on(3.9, 5.6), size: 1250, lean: 0.1, crown: 0.4, seed: 'near' }),
    foregroundLeaves(canvas, { at: [1990, 1290], size: 420, spread: [-170, -100] }),
    foregroundLeaves(canvas, { at: [-40, 1300], size: 330, spread: [-80, -10], seed: 'l' }),
  ],
}
