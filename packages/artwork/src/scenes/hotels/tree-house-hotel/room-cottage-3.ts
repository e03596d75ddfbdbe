import { points, steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, ellipse, polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group, line } from '../../../engine/svg.ts'
import { broadTree } from '../../../motifs/broad-tree.ts'
import { ferns } from '../../../motifs/ferns.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { palm } from '../../../motifs/palm.ts'
import { showerRain } from '../../../motifs/shower.ts'
import { sky } from '../../../motifs/sky.ts'
import { stoneWall } from '../../../motifs/stone-wall.ts'
import { stool } from '../../../motifs/stool.ts'
import { towels } from '../../../motifs/towels.ts'

export const scene: Scene = {
  name: 'hotels/tree-house-hotel/room-cottage-3',
  caption: 'The cottage’s open-air shower behind a stone wall, leaves over it and the sky above.',
  palette: paletteAt('noon', { turn: -20 }),
  light: [1600, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 700 }),
    forest(canvas, {
      along: points(-80, 300, 400, 220, 900, 320, 1400, 240, 2000, 280),
      base: 900,
      size: 110,
      depth: 0.3,
      rows: 4,
      seed: 'far',
    }),
    palm(canvas, { at: [420, 780], size: 760, lean: 0.1, depth: 0.08, seed: 'p' }),
    broadTree(canvas, { at: [1560, 760], size: 720, depth: 0.1, seed: 't' }),
    ...stoneWall(canvas, { top: 520, bottom: 1010, seed: 'shower' }),
    fill(polygon(points(-20, 1000, 1940, 1000, 1940, 1220, -20, 1220)), canvas.tones(inks.stone).light),
    ...steps(9).map((t) =>
      line(`M${-200 + t * 2400} 1220L${300 + t * 1350} 1000`, canvas.tones(inks.stone).shade, {
        width: 4,
        opacity: 0.6,
      }),
    ),
    line('M-20 1080H1940M-20 1150H1940', canvas.tones(inks.stone).shade, { width: 4, opacity: 0.6 }),
    line('M900 1000V250H1010V300', canvas.tones(inks.teak).base, { width: 26 }),
    line('M900 640h44M900 700h44', canvas.tones(inks.marigold).base, { width: 18 }),
    showerRain(canvas, { at: [1010, 310], size: 170, fall: 700 }),
    fill(ellipse([1010, 1060], 230, 50), canvas.tones(inks.sky).base, 0.6),
    fill(ellipse([1010, 1056], 140, 26), canvas.palette.foam, 0.6),
    fill(box(1320, 800, 330, 34), canvas.tones(inks.teak).light),
    fill(box(1320, 834, 330, 20), canvas.tones(inks.teak).shade),
    group([
      fill(box(1360, 720, 46, 80), canvas.tones(inks.coral).base),
      fill(box(1420, 740, 40, 60), canvas.tones(inks.shell).base),
      fill(ellipse([1540, 784], 46, 20), canvas.tones(inks.marigold).base),
    ]),
    towels(canvas, { at: [280, 700], size: 320, colours: [inks.shell, inks.coral] }),
    ...ferns(canvas, [
      [620, 1010, 190],
      [1780, 1010, 230],
      [150, 1010, 170],
    ]),
    stool(canvas, {
      view: createView({ horizon: 520, eye: 1.6, centre: 960, focal: 1200 }),
      at: [2, 3.6],
      seat: inks.teak,
    }),
    foregroundLeaves(canvas, { at: [1990, 1300], size: 430, spread: [-172, -100] }),
    foregroundLeaves(canvas, { at: [-40, -60], size: 420, spread: [10, 84], seed: 'top' }),
  ],
}
