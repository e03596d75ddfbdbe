import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { closedCurve, ellipse, leaf } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { shoal } from '../../../motifs/fish.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { forest } from '../../../motifs/forest.ts'
import { graniteHeap } from '../../../motifs/granite.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { glitter } from '../../../motifs/sea.ts'
import { emerald } from './setting.ts'

const horizon = 420

export const scene: Scene = {
  name: 'beaches/butterfly-beach-goa-india/2',
  caption: 'A small boat at anchor in water so clear that its shadow lies on the sand below.',
  palette: emerald('noon', -6),
  light: [600, -300],
  draw: (canvas) => [
    openSea(canvas, { horizon, waves: 20, clouds: [[1420, 390, 560]] }),
    forest(canvas, {
      along: points(-60, 200, 260, 240, 480, 330, 640, 430),
      base: 516,
      size: 100,
      depth: 0.3,
      rows: 3,
    }),
    graniteHeap(canvas, { from: [200, 560], to: [760, 520], size: 150, count: 9, depth: 0.16 }),
    fill(
      closedCurve(points(-60, 700, 400, 640, 1000, 660, 1500, 620, 2000, 680, 2000, 1300, -60, 1300)),
      canvas.tones(inks.lagoon).light,
      0.55,
    ),
    fill(leaf([620, 945], [1420, 965], 40, 54), canvas.tones(inks.teal).shade, 0.55),
    ...[
      [300, 1100, 90],
      [520, 1000, 60],
      [1560, 1130, 110],
      [1700, 960, 70],
    ].map(([x = 0, y = 0, r = 0]) => fill(ellipse([x, y], r, r * 0.34), canvas.tones(inks.teal).base, 0.5)),
    line('M1330 880Q1480 960 1560 1090', canvas.palette.ink, { width: 2.4, opacity: 0.6 }),
    fishingCanoe(canvas, {
      at: [1000, 850],
      size: 780,
      heading: 14,
      pitch: 16,
      afloat: true,
      hull: inks.coral,
      band: inks.shell,
    }),
    fill(leaf([600, 866], [1420, 850], 6, 14), canvas.palette.foam, 0.7),
    glitter(canvas, {
      x: 900,
      horizon: 560,
      bottom: 1180,
      spread: 900,
      narrow: 500,
      count: 34,
      opacity: 0.35,
    }),
    shoal(canvas, { at: [420, 900], size: 34, reach: [130, 40], count: 9, depth: 0.3 }),
  ],
}
