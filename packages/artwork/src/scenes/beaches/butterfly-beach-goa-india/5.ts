import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { closedCurve } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { figure } from '../../../motifs/figure.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { graniteHeap } from '../../../motifs/granite.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'
import { emerald } from './setting.ts'

const horizon = 260

export const scene: Scene = {
  name: 'beaches/butterfly-beach-goa-india/5',
  caption: 'The cove far below, seen between the leaves from the path above.',
  palette: emerald('afternoon', -14),
  light: [-200, 100],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 40,
      streaks: [
        [300, 40],
        [1900, 230],
      ],
    }),
    fill(
      closedCurve(
        points(1000, 430, 700, 520, 520, 680, 560, 860, 760, 1040, 1040, 1100, 1700, 1000, 1700, 500),
      ),
      canvas.tones(inks.lagoon).light,
      0.6,
    ),
    fill(
      closedCurve(points(980, 600, 820, 640, 720, 720, 700, 810, 760, 900, 880, 970, 1000, 990, 1060, 800)),
      canvas.palette.foam,
      0.9,
    ),
    fill(
      closedCurve(points(1000, 610, 860, 650, 760, 730, 740, 810, 800, 890, 900, 950, 1020, 980, 1130, 800)),
      canvas.tones(inks.sand).light,
    ),
    forest(canvas, {
      along: points(880, 560, 1040, 480, 1300, 420, 1640, 360, 2000, 300),
      base: 660,
      size: 100,
      depth: 0.2,
      rows: 5,
    }),
    forest(canvas, {
      along: points(1000, 740, 1080, 680, 1300, 620, 2000, 560),
      base: 1240,
      size: 130,
      depth: 0.1,
      rows: 5,
      seed: 'b',
    }),
    graniteHeap(canvas, { from: [760, 560], to: [960, 600], size: 100, count: 7, depth: 0.1 }),
    graniteHeap(canvas, { from: [860, 1000], to: [1060, 1020], size: 120, count: 6, seed: 's' }),
    tourBoat(canvas, { at: [520, 640], size: 120, people: ['sitting'] }),
    forest(canvas, {
      along: points(-80, 1000, 260, 960, 560, 1080, 860, 1140, 1240, 1090, 1990, 960),
      base: 1260,
      size: 170,
      rows: 3,
      seed: 'f',
    }),
    figure(canvas, {
      at: [1240, 1100],
      size: 330,
      posture: 'photographing',
      facing: 'left',
      outfit: { top: inks.coral, bottom: inks.ink, hat: 'cap' },
    }),
    foregroundLeaves(canvas, { at: [-20, 1240], size: 620, spread: [-110, -20], count: 9 }),
    foregroundLeaves(canvas, { at: [1960, -30], size: 420, spread: [100, 180], count: 7, seed: 't' }),
  ],
}
