import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { farShore } from '../../../motifs/far-shore.ts'
import { granite } from '../../../motifs/granite.ts'
import { islet } from '../../../motifs/islet.ts'
import { kayak } from '../../../motifs/kayak.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { glitter } from '../../../motifs/sea.ts'
import { stone } from './setting.ts'

const horizon = 470

export const scene: Scene = {
  name: 'beaches/palolem-beach-goa-india/3',
  caption: 'Kayaks on the flat water of the bay, the island and the palm shore behind.',
  palette: paletteAt('afternoon', { turn: -16 }),
  light: [1600, 200],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 26,
      streaks: [
        [-100, 130],
        [1900, 430],
      ],
    }),
    farShore(canvas, {
      from: [-60, 520],
      to: [1160, 500],
      size: 150,
      depth: 0.36,
      count: 18,
      wood: 0.8,
      seed: 'a',
    }),
    islet(canvas, { at: [1560, 530], size: 720, depth: 0.2 }),
    kayak(canvas, { at: [420, 660], size: 230, hull: inks.marigold, depth: 0.1 }),
    kayak(canvas, { at: [980, 640], size: 180, hull: inks.teal, facing: 'left', depth: 0.12 }),
    kayak(canvas, { at: [1060, 940], size: 780, paddlers: 2, hull: inks.coral, stroke: -20, hat: 'straw' }),
    glitter(canvas, { x: 1560, horizon: 560, bottom: 900, spread: 260, narrow: 90, count: 24, opacity: 0.5 }),
    granite(canvas, { at: [120, 1180], size: 520, tall: 260, colour: stone, foam: true }),
  ],
}
