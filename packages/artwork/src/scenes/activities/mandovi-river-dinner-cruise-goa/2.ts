import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { boatDeck, deckRail } from '../../../motifs/boat-deck.ts'
import { chair } from '../../../motifs/chair.ts'
import { figure } from '../../../motifs/figure.ts'
import { stringLights } from '../../../motifs/lantern.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { shoreTown } from '../../../motifs/shore-town.ts'
import { sky, stars } from '../../../motifs/sky.ts'
import { roundTable } from '../../../motifs/table.ts'

const horizon = 560

export const scene: Scene = {
  name: 'activities/mandovi-river-dinner-cruise-goa/2',
  caption: 'Tables laid on the open deck, the lit city behind the rail.',
  palette: paletteAt('night', { turn: 14, dimness: 0.36 }),
  light: [1100, 700],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    stars(canvas, { horizon: 420, count: 70 }),
    shoreTown(canvas, {
      from: [-40, horizon + 3],
      to: [1980, horizon + 3],
      size: 210,
      depth: 0.22,
      lit: true,
      seed: 'panaji',
    }),
    sea(canvas, { horizon, bottom: 860, waves: 30 }),
    glitter(canvas, {
      x: 500,
      horizon,
      bottom: 850,
      spread: 120,
      narrow: 40,
      colour: canvas.palette.lamp,
      opacity: 0.5,
      seed: 1,
    }),
    glitter(canvas, {
      x: 1350,
      horizon,
      bottom: 850,
      spread: 160,
      narrow: 60,
      colour: canvas.palette.lamp,
      opacity: 0.5,
      seed: 2,
    }),
    boatDeck(canvas, { edge: 840, rail: 150, wood: inks.timber }),
    deckRail(canvas, { edge: 846, rail: 150 }),
    chair(canvas, { at: [260, 960], metre: 190, heading: 20 }),
    roundTable(canvas, { at: [420, 980], metre: 190, set: ['plates', 'lamp', 'wine'] }),
    chair(canvas, { at: [590, 970], metre: 190, heading: 165 }),
    chair(canvas, { at: [1390, 950], metre: 180, heading: 15 }),
    roundTable(canvas, { at: [1560, 970], metre: 180, set: ['plates', 'flowers', 'lamp'] }),
    chair(canvas, { at: [1730, 960], metre: 180, heading: 165 }),
    chair(canvas, { at: [740, 1130], metre: 280, heading: 14, pitch: 16 }),
    figure(canvas, {
      at: [745, 1110],
      size: 470,
      posture: 'dining',
      facing: 'right',
      outfit: { top: inks.coral, bottom: inks.ink, hair: 'bun', sleeves: 'none', skirt: 'long' },
    }),
    chair(canvas, { at: [1260, 1130], metre: 280, heading: 166, pitch: 16 }),
    figure(canvas, {
      at: [1255, 1110],
      size: 490,
      posture: 'dining',
      facing: 'left',
      outfit: { top: inks.shell, bottom: inks.ink, sleeves: 'long' },
    }),
    roundTable(canvas, { at: [1000, 1160], metre: 280, width: 1.1, set: ['plates', 'fish', 'wine', 'lamp'] }),
    stringLights(canvas, { from: [-20, 60], to: [960, 120], sag: 130, count: 14, size: 10 }),
    stringLights(canvas, { from: [960, 120], to: [1940, 40], sag: 130, count: 14, size: 10 }),
  ],
}
