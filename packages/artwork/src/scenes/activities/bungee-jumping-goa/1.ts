import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { line } from '../../../engine/svg.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { dinghy } from '../../../motifs/far-boats.ts'
import { figure } from '../../../motifs/figure.ts'
import { foregroundLeaves } from '../../../motifs/foreground-leaves.ts'
import { forest } from '../../../motifs/forest.ts'
import { jumpTower } from '../../../motifs/jump-tower.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/bungee-jumping-goa/1',
  caption: 'A jumper falls head first from a platform above Mayem lake.',
  palette: paletteAt('morning', { turn: 6 }),
  light: [100, 0],
  draw: (canvas) => [
    sky(canvas, { horizon: 760 }),
    cumulus(canvas, { at: [420, 470], size: 640, rise: 0.34, seed: 'a' }),
    forest(canvas, {
      along: points(-60, 640, 380, 560, 820, 650, 1300, 560, 2000, 500),
      base: 900,
      size: 62,
      depth: 0.58,
      rows: 4,
      seed: 'far',
    }),
    forest(canvas, {
      along: points(-60, 760, 300, 720, 620, 800, 1000, 830, 1500, 760, 2000, 640),
      base: 1000,
      size: 86,
      depth: 0.36,
      rows: 4,
      seed: 'mid',
    }),
    sea(canvas, { horizon: 880, bottom: 1200, waves: 30 }),
    forest(canvas, {
      along: points(1280, 1010, 1500, 880, 1760, 830, 2000, 790),
      base: 1060,
      size: 100,
      depth: 0.14,
      rows: 3,
      seed: 'near',
    }),
    jumpTower(canvas, { at: [1560, 1180], size: 1220, facing: 'left' }),
    figure(canvas, {
      at: [1170, 189],
      size: 92,
      posture: 'standing',
      facing: 'left',
      outfit: { top: inks.marigold, bottom: inks.ink, hat: 'cap' },
    }),
    line('M1130 190C1150 520 860 240 918 520', canvas.palette.ink, { width: 9 }),
    line('M1130 190C1150 520 860 240 918 520', canvas.tones(inks.marigold).light, {
      width: 4,
      dash: '10 10',
    }),
    figure(canvas, {
      at: [940, 910],
      size: 400,
      posture: 'plunging',
      rotate: 0,
      outfit: { top: inks.coral, bottom: inks.azulejo, legs: 'trousers', sleeves: 'short' },
    }),
    dinghy(canvas, { at: [560, 1080], size: 210, hull: inks.coral }),
    foregroundLeaves(canvas, { at: [-40, 1270], size: 430, spread: [-92, -10] }),
  ],
}
