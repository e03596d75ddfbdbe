import type { Point } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, ellipse } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { boatDeck, deckRail } from '../../../motifs/boat-deck.ts'
import { figure } from '../../../motifs/figure.ts'
import { handOf } from '../../../motifs/figure-hand.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { grill, smoke, tinLamp } from '../../../motifs/grill.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky, stars } from '../../../motifs/sky.ts'

const horizon = 540
const hungry = { at: [1560, 1090] as Point, size: 640, posture: 'carrying' as const }

export const scene: Scene = {
  name: 'activities/boat-party-in-goa/4',
  caption: 'The grill on the lower deck, smoke rising past the lamps.',
  palette: paletteAt('night', { turn: 10, dimness: 0.22, key: '#ffc98a' }),
  light: [900, 640],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    stars(canvas, { horizon: 500, count: 40 }),
    palmGrove(canvas, {
      from: [-20, horizon],
      to: [1960, horizon],
      count: 10,
      size: 150,
      depth: 0.4,
      silhouette: true,
    }),
    sea(canvas, { horizon, bottom: 820, waves: 20 }),
    boatDeck(canvas, { edge: 800, rail: 150, wood: inks.timber }),
    deckRail(canvas, { edge: 806, rail: 190, paint: inks.bougainvillea }),
    fill(
      ellipse([900, 800], 620),
      canvas.glow([900, 800], 620, [
        { offset: 0, colour: canvas.palette.lamp, opacity: 0.35 },
        { offset: 1, colour: canvas.palette.lamp, opacity: 0 },
      ]),
    ),
    figure(canvas, {
      at: [640, 1080],
      size: 700,
      posture: { ...postures.standing, lean: 6, arms: [40, 84, 30, 74] },
      outfit: { top: inks.shell, bottom: inks.ink, hat: 'cap', hatColour: inks.coral },
    }),
    grill(canvas, { at: [1000, 1140], size: 640 }),
    smoke(canvas, { at: [1000, 830], size: 640, seed: 'a' }),
    figure(canvas, {
      ...hungry,
      facing: 'left',
      outfit: { top: inks.marigold, bottom: inks.azulejo, legs: 'shorts', hair: 'bun', skirt: 'short' },
    }),
    fill(ellipse(handOf({ ...hungry, facing: 'left' }), 76, 15), canvas.tones(inks.shell).light),
    fill(box(0, 0, 1920, 70), canvas.tones(inks.bougainvillea).deep),
    tinLamp(canvas, { at: [420, 250], size: 120, cord: 240 }),
    tinLamp(canvas, { at: [1000, 230], size: 120, cord: 240 }),
    tinLamp(canvas, { at: [1580, 250], size: 120, cord: 240 }),
  ],
}
