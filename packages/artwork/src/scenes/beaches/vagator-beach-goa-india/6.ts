import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { egret } from '../../../motifs/egret.ts'
import { trawler } from '../../../motifs/far-boats.ts'
import { farShore } from '../../../motifs/far-shore.ts'
import { figure } from '../../../motifs/figure.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { netHeap } from '../../../motifs/fishing-gear.ts'
import { hillFort } from '../../../motifs/hill-fort.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { strand } from '../../../motifs/strand.ts'
import { fortHill } from './setting.ts'

const horizon = 440

export const scene: Scene = {
  name: 'beaches/vagator-beach-goa-india/6',
  caption: 'Boats lie at the mouth of the Chapora river under the fort hill, a fisherman on the bank.',
  palette: paletteAt('dawn', { turn: 12 }),
  light: [1700, 300],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 30,
      streaks: [
        [-100, 110],
        [1300, 400],
      ],
    }),
    hillFort(canvas, {
      along: fortHill(700, 2500, horizon + 40, 300),
      base: horizon + 40,
      size: 26,
      depth: 0.34,
    }),
    farShore(canvas, { from: [960, 492], to: [2000, 520], size: 120, depth: 0.3, count: 16, wood: 0 }),
    trawler(canvas, { at: [1330, 620], size: 300, hull: inks.coral, depth: 0.06 }),
    trawler(canvas, { at: [1750, 680], size: 340, hull: inks.azulejo, facing: 'left' }),
    fishingCanoe(canvas, {
      at: [720, 660],
      size: 330,
      heading: 12,
      afloat: true,
      hull: inks.teal,
      depth: 0.08,
    }),
    fishingCanoe(canvas, {
      at: [1180, 830],
      size: 560,
      heading: 168,
      afloat: true,
      hull: inks.marigold,
      band: inks.coral,
    }),
    strand(canvas, { edge: points(-20, 820, 400, 880, 800, 1000, 1300, 1090, 1940, 1140), wet: 40 }),
    figure(canvas, {
      at: [360, 1050],
      size: 300,
      posture: 'carrying',
      outfit: { top: inks.coral, bottom: inks.ink, legs: 'shorts', hat: 'straw' },
    }),
    netHeap(canvas, { at: [160, 1120], size: 260 }),
    egret(canvas, { at: [760, 1030], size: 110 }),
  ],
}
