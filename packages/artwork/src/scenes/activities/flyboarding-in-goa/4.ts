import { createFrame, solidBlock } from '../../../engine/frame.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { landBelow, ribbon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { beach, sandMarks } from '../../../motifs/beach.ts'
import { castShadow, longShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { flyboardBoots } from '../../../motifs/flyboard-boots.ts'
import { headland } from '../../../motifs/headland.ts'
import { jetSki } from '../../../motifs/jet-ski.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 440
const ground = createView({ horizon, eye: 1.72, centre: 700, focal: 2760 })

export const scene: Scene = {
  name: 'activities/flyboarding-in-goa/4',
  caption: 'An instructor fastens the boots of a flyboard on the sand.',
  palette: paletteAt('afternoon', { turn: -4 }),
  light: [1700, 100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [420, 390], size: 460, rise: 0.28, seed: 'a' }),
    headland(canvas, {
      from: [2000, horizon + 3],
      to: [1200, horizon + 3],
      height: 90,
      depth: 0.55,
      seed: 'far',
    }),
    sea(canvas, { horizon, bottom: 800, waves: 50 }),
    beach(canvas, {
      shore: [
        [1960, 560],
        [1500, 600],
        [900, 650],
        [300, 690],
        [-60, 720],
      ],
      land: 'right',
      wet: 60,
    }),
    fill(
      landBelow(points(-20, 740, 500, 700, 1000, 660, 1500, 620, 1940, 600), 1210),
      canvas.fade([0, 620], [0, 1200], [canvas.tones(inks.sand).light, canvas.tones(inks.sand).base]),
    ),
    fill(
      landBelow(points(-20, 740, 500, 700, 1000, 660, 1500, 620, 1940, 600), 760),
      canvas.tones(inks.sand).shade,
      0.25,
    ),
    sandMarks(canvas, { from: [0, 760], to: [1800, 1190] }),
    jetSki(canvas, { at: [360, 690], size: 330, riders: 0, spray: 0, lift: 0, hull: inks.azulejo }),
    fill(
      ribbon(points(330, 700, 470, 880, 760, 940, 1010, 1060), () => 26),
      canvas.tones(inks.ink).base,
    ),
    longShadow(canvas, { from: [980, 1110], to: [1420, 1110], size: 190 }),
    solidBlock(canvas, createFrame(ground, { at: [1.66, 7.2] }), {
      from: [-0.34, 0, -0.24],
      to: [0.5, 0.52, 0.24],
      tones: canvas.tones(inks.shell),
    }),
    figure(canvas, {
      at: [1330, 1090],
      size: 780,
      posture: { ...postures.sitting, lean: -4, legs: [84, 6, 78, -2], arms: [26, 58, 14, 40] },
      facing: 'left',
      outfit: { top: inks.coral, bottom: inks.azulejo, legs: 'shorts', sleeves: 'none', hair: 'short' },
    }),
    flyboardBoots(canvas, { at: [1120, 1112], size: 300, facing: 'left' }),
    castShadow(canvas, { at: [800, 1130], size: 220, width: 80 }),
    figure(canvas, {
      at: [810, 1136],
      size: 720,
      posture: { ...postures.crouching, arms: [58, 78, 52, 70] },
      outfit: { top: inks.shell, bottom: inks.teal, legs: 'shorts', hat: 'cap', hatColour: inks.coral },
    }),
  ],
}
