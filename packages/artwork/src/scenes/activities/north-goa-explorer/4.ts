import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { bunting } from '../../../motifs/bunting.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { figure } from '../../../motifs/figure.ts'
import { marketStall } from '../../../motifs/market-stall.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/north-goa-explorer/4',
  caption: 'Stalls with hammocks and bright cloth at the Anjuna flea market.',
  palette: paletteAt('afternoon', { turn: 2 }),
  light: [200, -100],
  draw: (canvas) => [
    sky(canvas, { horizon: 640 }),
    palmGrove(canvas, { from: [-40, 660], to: [1960, 660], count: 16, size: 460, depth: 0.34, seed: 'back' }),
    fill(
      box(0, 640, 1920, 560),
      canvas.fade(
        [0, 640],
        [0, 1200],
        [canvas.tones(inks.laterite, 0.2).light, canvas.tones(inks.sand).base],
      ),
    ),
    marketStall(canvas, {
      at: [760, 740],
      size: 260,
      depth: 0.2,
      awning: [inks.teal, inks.shell],
      goods: 'fruit',
    }),
    marketStall(canvas, { at: [1130, 740], size: 260, depth: 0.2, awning: [inks.marigold, inks.shell] }),
    marketStall(canvas, {
      at: [500, 850],
      size: 440,
      depth: 0.08,
      awning: [inks.bougainvillea, inks.marigold],
      goods: 'cloth',
    }),
    marketStall(canvas, {
      at: [1430, 850],
      size: 440,
      depth: 0.08,
      awning: [inks.azulejo, inks.shell],
      goods: 'pots',
    }),
    castShadow(canvas, { at: [950, 850], size: 120, width: 40 }),
    figure(canvas, {
      at: [950, 850],
      size: 220,
      posture: 'strolling',
      outfit: { top: inks.shell, bottom: inks.azulejo, hat: 'straw' },
    }),
    castShadow(canvas, { at: [1040, 900], size: 130, width: 40 }),
    figure(canvas, {
      at: [1040, 900],
      size: 250,
      posture: 'strolling',
      facing: 'left',
      outfit: { top: inks.coral, bottom: inks.marigold, skirt: 'long', hair: 'long' },
    }),
    marketStall(canvas, { at: [200, 1150], size: 860, awning: [inks.coral, inks.shell], goods: 'hammocks' }),
    marketStall(canvas, { at: [1760, 1170], size: 880, awning: [inks.teal, inks.marigold], goods: 'cloth' }),
    castShadow(canvas, { at: [1160, 1140], size: 200, width: 70 }),
    figure(canvas, {
      at: [1160, 1140],
      size: 520,
      posture: 'pointing',
      outfit: { top: inks.marigold, bottom: inks.bougainvillea, skirt: 'long', hair: 'bun', sleeves: 'none' },
    }),
    castShadow(canvas, { at: [780, 1150], size: 200, width: 70 }),
    figure(canvas, {
      at: [780, 1150],
      size: 540,
      posture: 'carrying',
      facing: 'left',
      outfit: { top: inks.teal, bottom: inks.shell, hat: 'straw' },
    }),
    bunting(canvas, { from: [-20, 90], to: [1000, 30], sag: 90, size: 54, count: 15 }),
    bunting(canvas, { from: [960, 30], to: [1940, 110], sag: 90, size: 54, count: 15 }),
  ],
}
