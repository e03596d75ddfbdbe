import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { createView } from '../../engine/perspective.ts'
import type { Scene } from '../../engine/scene.ts'
import { beach, sandMarks } from '../../motifs/beach.ts'
import { castShadow, longShadow, palmShadow } from '../../motifs/cast-shadow.ts'
import { gulls, streaks } from '../../motifs/clouds.ts'
import { sailingBoat, trawler } from '../../motifs/far-boats.ts'
import { figure } from '../../motifs/figure.ts'
import { fishingCanoe } from '../../motifs/fishing-canoe.ts'
import { footprints } from '../../motifs/footprints.ts'
import { headland } from '../../motifs/headland.ts'
import { palm, palmGrove } from '../../motifs/palm.ts'
import { sea } from '../../motifs/sea.ts'
import { sky, sun } from '../../motifs/sky.ts'

const horizon = 560
const view = createView({ horizon, eye: 4 })

export const scene: Scene = {
  name: 'home/hero-1',
  caption: 'Painted fishing canoes drawn up under coconut palms while the sun rises behind the grove.',
  palette: paletteAt('dawn'),
  light: [690, 470],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [690, 420], radius: 100, halos: 3, reach: 0.62, horizon }),
    streaks(canvas, { from: [900, 250], to: [2050, 500], count: 8, opacity: 0.7 }),
    headland(canvas, { from: [60, horizon + 3], to: [1330, horizon + 3], height: 112, depth: 0.66, seed: 1 }),
    headland(canvas, { from: [-60, horizon + 4], to: [960, horizon + 6], height: 74, depth: 0.46, seed: 2 }),
    sea(canvas, { horizon, bottom: 1200, waves: 46 }),
    trawler(canvas, { at: [1560, 590], size: 92, facing: 'left', depth: 0.3 }),
    sailingBoat(canvas, { at: [1790, 606], size: 62, depth: 0.35 }),
    beach(canvas, {
      shore: [
        [800, horizon + 6],
        [1010, 610],
        [1290, 690],
        [1400, 790],
        [1310, 920],
        [1330, 1060],
        [1560, 1210],
      ],
      land: 'left',
      wet: 150,
    }),
    palmGrove(canvas, { from: [-20, 640], to: [860, 580], count: 18, size: 250, depth: 0.4, seed: 'far' }),
    palmGrove(canvas, {
      from: [-60, 730],
      to: [470, 650],
      count: 6,
      size: 420,
      depth: 0.16,
      shadow: 0.62,
      seed: 'mid',
    }),
    sandMarks(canvas, { from: [0, 690], to: [1150, 1190] }),
    palmShadow(canvas, { at: [262, 1000], size: 430 }),
    longShadow(canvas, { from: [905, 722], to: [1150, 742], size: 84 }),
    fishingCanoe(canvas, {
      at: [1025, 728],
      size: 350,
      heading: 24,
      pitch: 12,
      hull: inks.teal,
      band: inks.coral,
      depth: 0.12,
    }),
    castShadow(canvas, { at: [846, 772], size: 110, width: 30 }),
    figure(canvas, {
      at: [846, 772],
      size: view.tall(1.7, 772),
      posture: 'carrying',
      outfit: { top: inks.shell, bottom: inks.azulejo, legs: 'shorts', hat: 'straw' },
    }),
    footprints(canvas, { from: [800, 800], to: [520, 1190] }),
    castShadow(canvas, { at: [640, 868], size: 170, width: 44 }),
    figure(canvas, {
      at: [640, 868],
      size: view.tall(1.62, 868),
      posture: 'strolling',
      facing: 'right',
      outfit: { top: inks.bougainvillea, bottom: inks.coral, skirt: 'long', hair: 'bun' },
    }),
    longShadow(canvas, { from: [770, 975], to: [1390, 1030], size: 215 }),
    fishingCanoe(canvas, {
      at: [1080, 1010],
      size: 920,
      heading: 26,
      pitch: 13,
      hull: inks.azulejo,
      band: inks.marigold,
      outrigger: true,
      net: true,
    }),
    palm(canvas, { at: [262, 1000], size: 900, lean: 0.06, facing: 'left', seed: 'tall', fronds: 12 }),
    palm(canvas, { at: [60, 1110], size: 680, lean: 0.1, facing: 'left', seed: 'left' }),
    gulls(canvas, { at: [1480, 330], size: 30, count: 6 }),
  ],
}
