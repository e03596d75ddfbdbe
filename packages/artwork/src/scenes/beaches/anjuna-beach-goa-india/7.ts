import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, ellipse } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { balustrade } from '../../../motifs/arcade.ts'
import { chair } from '../../../motifs/chair.ts'
import { figure } from '../../../motifs/figure.ts'
import { guitar } from '../../../motifs/instruments.ts'
import { stringLights } from '../../../motifs/lantern.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { roundTable } from '../../../motifs/table.ts'

const horizon = 560

export const scene: Scene = {
  name: 'beaches/anjuna-beach-goa-india/7',
  caption: 'A guitarist plays on a café terrace under strings of lights.',
  palette: paletteAt('night', { turn: 14, dimness: 0.36 }),
  light: [1500, 200],
  draw: (canvas) => [
    openSea(canvas, { horizon, bottom: 860, moon: [1560, 210, 56] }),
    fill(
      box(0, 840, 1920, 380),
      canvas.fade([0, 840], [0, 1200], [canvas.tones(inks.laterite).base, canvas.tones(inks.timber).deep]),
    ),
    balustrade(canvas, { from: [-20, 860], to: [1940, 860], size: 150 }),
    palmGrove(canvas, { from: [80, 840], to: [700, 840], count: 3, size: 620, silhouette: true, seed: 'p' }),
    stringLights(canvas, { from: [-40, 160], to: [980, 120], sag: 90, count: 18, size: 9 }),
    stringLights(canvas, { from: [980, 120], to: [1960, 260], sag: 90, count: 18, size: 9 }),
    fill(ellipse([700, 1100], 420, 70), canvas.palette.lamp, 0.2),
    chair(canvas, { at: [690, 1110], metre: 330, heading: 20 }),
    figure(canvas, {
      at: [700, 1100],
      size: 600,
      posture: { lean: 4, arms: [20, 96, 50, 118], legs: [86, -2, 80, -14], seat: 0.27, nod: 12 },
      outfit: { top: inks.coral, bottom: inks.azulejo, hat: 'straw', sleeves: 'short' },
    }),
    guitar(canvas, { at: [780, 900], size: 440, rotate: -22 }),
    roundTable(canvas, { at: [1440, 1080], metre: 200, set: ['lamp', 'wine'] }),
    chair(canvas, { at: [1640, 1080], metre: 200, heading: 166 }),
    figure(canvas, {
      at: [1640, 1070],
      size: 350,
      posture: 'dining',
      facing: 'left',
      outfit: { top: inks.marigold, bottom: inks.ink, hair: 'long' },
    }),
  ],
}
