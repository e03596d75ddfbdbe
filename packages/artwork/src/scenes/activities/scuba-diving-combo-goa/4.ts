import { createFrame, solidBlock } from '../../../engine/frame.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, capsule, closedCurve, polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { headland } from '../../../motifs/headland.ts'
import { guest } from '../../../motifs/life-jacket.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 520
const deck = createView({ horizon, eye: 1.2, centre: 900, focal: 2800 })

export const scene: Scene = {
  name: 'activities/scuba-diving-combo-goa/4',
  caption: 'An instructor checks a diver’s mask at the side of the boat.',
  palette: paletteAt('morning', { turn: -6 }),
  light: [200, 0],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [1420, 460], size: 620, rise: 0.3, seed: 'a' }),
    headland(canvas, {
      from: [2000, horizon + 3],
      to: [1000, horizon + 3],
      height: 150,
      depth: 0.45,
      seed: 'island',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 50 }),
    fill(polygon(points(-20, 880, 1940, 930, 1940, 1210, -20, 1210)), canvas.tones(inks.teak).base),
    fill(polygon(points(-20, 1000, 1940, 1040, 1940, 1052, -20, 1012)), canvas.tones(inks.teak).deep, 0.6),
    fill(polygon(points(-20, 1100, 1940, 1140, 1940, 1156, -20, 1116)), canvas.tones(inks.teak).deep, 0.6),
    fill(polygon(points(-20, 800, 1940, 850, 1940, 950, -20, 900)), canvas.tones(inks.shell).base),
    fill(polygon(points(-20, 790, 1940, 840, 1940, 866, -20, 816)), canvas.tones(inks.coral).base),
    ...[220, 350].map(
      (x) =>
        fill(capsule([x, 760], 52, [x, 1010], 52), canvas.tones(inks.marigold).base) +
        fill(capsule([x - 22, 770], 12, [x - 22, 990], 12), canvas.tones(inks.marigold).light) +
        fill(box(x - 14, 660, 28, 50), canvas.tones(inks.ink).base) +
        fill(box(x - 54, 850, 108, 26), canvas.tones(inks.ink).base),
    ),
    solidBlock(canvas, createFrame(deck, { at: [0.3, 6] }), {
      from: [-0.5, 0, -0.3],
      to: [0.72, 0.46, 0.3],
      tones: canvas.tones(inks.teak),
    }),
    fill(box(905, 500, 30, 70), canvas.tones(inks.iron).base),
    fill(capsule([920, 600], 58, [900, 800], 58), canvas.tones(inks.marigold).base),
    fill(capsule([896, 600], 13, [878, 790], 13), canvas.tones(inks.marigold).light),
    line('M862 660L980 676M854 760L972 776', canvas.palette.ink, { width: 22 }),
    guest(canvas, {
      at: [1010, 1080],
      size: 860,
      posture: { ...postures.sitting, lean: 4, arms: [20, 66, 16, 60] },
      jacket: inks.azulejo,
      outfit: { bottom: inks.ink, legs: 'trousers' },
    }),
    line('M928 520Q1010 470 1080 560', canvas.palette.ink, { width: 11 }),
    fill(
      closedCurve(points(1046, 488, 1098, 484, 1106, 530, 1066, 542, 1044, 524)),
      canvas.tones(inks.coral).base,
    ) +
      fill(closedCurve(points(1058, 498, 1094, 494, 1098, 522, 1066, 530)), canvas.tones(inks.lagoon).light),
    line('M1046 506H970', canvas.tones(inks.coral).deep, { width: 12 }),
    figure(canvas, {
      at: [1400, 1150],
      size: 860,
      posture: { ...postures.standing, lean: 6, arms: [76, 90, 68, 86] },
      facing: 'left',
      outfit: {
        top: inks.shell,
        sleeves: 'short',
        bottom: inks.marigold,
        legs: 'shorts',
        hat: 'cap',
        hatColour: inks.coral,
      },
    }),
  ],
}
