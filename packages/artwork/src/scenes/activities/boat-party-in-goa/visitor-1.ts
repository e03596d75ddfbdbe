import { add } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { handOf } from '../../../motifs/figure-hand.ts'
import type { Posture } from '../../../motifs/figure-postures.ts'
import { stringLights } from '../../../motifs/lantern.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'
import { wineGlass } from '../../../motifs/table.ts'

const horizon = 720
const toast: Posture = { lean: 2, arms: [62, 128, -6, 8], legs: [3, -2, -4, -3] }
const guests = [
  {
    at: [600, 1480],
    size: 1040,
    facing: 'right',
    posture: toast,
    top: inks.coral,
    hair: 'long',
    sleeves: 'none',
    drink: inks.marigold,
  },
  {
    at: [1290, 1500],
    size: 1080,
    facing: 'left',
    posture: { ...toast, arms: [70, 132, -6, 8] },
    top: inks.shell,
    hair: 'short',
    sleeves: 'short',
    drink: inks.coral,
  },
  {
    at: [1690, 1520],
    size: 1020,
    facing: 'left',
    posture: { ...toast, arms: [54, 138, -6, 8] },
    top: inks.marigold,
    hair: 'bun',
    sleeves: 'none',
    drink: inks.marigold,
  },
] as const

export const scene: Scene = {
  name: 'activities/boat-party-in-goa/visitor-1',
  caption: 'Guests toast at the rail of the boat at sunset.',
  palette: paletteAt('sunset', { turn: -14, dimness: 0.2 }),
  light: [1300, 560],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [1300, 590], radius: 150, halos: 3, reach: 0.5, horizon }),
    streaks(canvas, { from: [-100, 200], to: [1900, 600], count: 8, opacity: 0.6 }),
    palmGrove(canvas, {
      from: [-40, horizon],
      to: [800, horizon],
      count: 9,
      size: 190,
      depth: 0.4,
      silhouette: true,
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 40 }),
    glitter(canvas, { x: 1300, horizon, bottom: 1200, spread: 230, narrow: 120 }),
    fill(box(0, 1010, 1920, 40), canvas.tones(inks.shell).shade) +
      fill(box(0, 1000, 1920, 16), canvas.tones(inks.shell).light),
    ...guests.flatMap(({ top, hair, sleeves, drink, ...guest }) => [
      figure(canvas, { ...guest, outfit: { top, bottom: inks.ink, hair, sleeves } }),
      wineGlass(canvas, add(handOf(guest), [guest.facing === 'left' ? -22 : 22, 46]), 150, drink),
    ]),
    stringLights(canvas, { from: [-20, 80], to: [1940, 60], sag: 150, count: 22, size: 11 }),
  ],
}
