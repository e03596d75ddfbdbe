import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { farShore } from '../../../motifs/far-shore.ts'
import { headland } from '../../../motifs/headland.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { paraglider } from '../../../motifs/paraglider.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { strand } from '../../../motifs/strand.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'

const horizon = 780

export const scene: Scene = {
  name: 'beaches/arambol-beach-goa-india/4',
  caption: 'A paraglider high over the north end of the beach, the surf far below.',
  palette: paletteAt('noon', { turn: -10 }),
  light: [300, -200],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 40,
      clouds: [
        [560, 740, 700],
        [200, 760, 300],
      ],
    }),
    headland(canvas, { from: [2200, 860], to: [1180, 860], height: 360, depth: 0.2, cliff: 0.34, seed: 'n' }),
    farShore(canvas, {
      from: [-60, 930],
      to: [560, 830],
      size: 90,
      depth: 0.34,
      count: 10,
      wood: 0,
      seed: 'v',
    }),
    surfWave(canvas, { from: [600, 960], to: [1500, 930], size: 34 }),
    rocks(canvas, { from: [1080, 880], to: [1980, 930], size: 150, count: 11 }),
    strand(canvas, { edge: points(-20, 1090, 700, 1040, 1300, 1050, 1940, 1000), wet: 50 }),
    paraglider(canvas, {
      at: [800, 640],
      size: 600,
      bank: -9,
      colours: [inks.bougainvillea, inks.marigold, inks.shell],
    }),
    paraglider(canvas, {
      at: [1500, 280],
      size: 180,
      bank: 8,
      riders: 'one',
      colours: [inks.teal, inks.shell, inks.coral],
      depth: 0.2,
    }),
    gulls(canvas, { at: [320, 300], size: 28, count: 4 }),
  ],
}
