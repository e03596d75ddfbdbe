import { points } from '../../../engine/geometry.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse, leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { trawler } from '../../../motifs/far-boats.ts'
import { forest } from '../../../motifs/forest.ts'
import { headland } from '../../../motifs/headland.ts'
import { lighthouse } from '../../../motifs/lighthouse.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { rocks } from '../../../motifs/rocks.ts'

const horizon = 780

export const scene: Scene = {
  name: 'beaches/candolim-beach-goa-india/7',
  caption: 'The lighthouse of Aguada, lit at nightfall above the dark trees.',
  palette: paletteAt('dusk', { turn: -6 }),
  light: [300, 700],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      streaks: [
        [-100, 360],
        [1600, 740],
      ],
    }),
    headland(canvas, {
      from: [2200, 900],
      to: [300, 900],
      height: 330,
      depth: 0.2,
      cliff: 0.3,
      seed: 'hill',
    }),
    fill(leaf([1180, 316], [-300, 110], 50, 50), canvas.palette.lamp, 0.18),
    fill(leaf([1180, 316], [2200, 200], 40, 40), canvas.palette.lamp, 0.12),
    lighthouse(canvas, { at: [1180, 700], size: 470 }),
    fill(
      ellipse([1180, 318], 120),
      canvas.glow([1180, 318], 120, [
        { offset: 0, colour: canvas.palette.lamp, opacity: 0.7 },
        { offset: 1, colour: canvas.palette.lamp, opacity: 0 },
      ]),
    ),
    forest(canvas, {
      along: points(560, 860, 760, 740, 1000, 680, 1300, 690, 1600, 640, 2000, 600),
      base: 900,
      size: 120,
      depth: 0.06,
      rows: 3,
    }),
    palmGrove(canvas, {
      from: [1400, 840],
      to: [1960, 860],
      count: 5,
      size: 430,
      silhouette: true,
      seed: 'p',
    }),
    rocks(canvas, { from: [260, 930], to: [1200, 1010], size: 180, count: 9 }),
    palm(canvas, { at: [160, 1240], size: 900, lean: 0.16, silhouette: true, seed: 'f' }),
    trawler(canvas, { at: [420, 840], size: 120, depth: 0.1 }),
  ],
}
