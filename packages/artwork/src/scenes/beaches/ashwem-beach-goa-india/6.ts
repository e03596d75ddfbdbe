import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { farShore } from '../../../motifs/far-shore.ts'
import { kiteSurfer } from '../../../motifs/kite.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { pale } from './setting.ts'

const horizon = 700

export const scene: Scene = {
  name: 'beaches/ashwem-beach-goa-india/6',
  caption: 'A kite surfer under a coral kite crosses the flat water.',
  palette: paletteAt('morning', { turn: -18 }),
  light: [1700, -100],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 30,
      clouds: [[380, 670, 560]],
      lands: [{ side: 'right', nose: 1300, height: 80, depth: 0.5 }],
    }),
    farShore(canvas, {
      from: [1240, 726],
      to: [2000, 740],
      size: 150,
      depth: 0.3,
      trees: 'casuarinas',
      count: 16,
      wood: 0,
      sand: pale,
    }),
    kiteSurfer(canvas, { at: [660, 1000], size: 300, kite: [1180, 260], span: 560, facing: 'right' }),
    kiteSurfer(canvas, {
      at: [1560, 830],
      size: 90,
      kite: [1740, 560],
      span: 150,
      colours: [inks.teal, inks.shell],
      depth: 0.15,
      facing: 'left',
    }),
    gulls(canvas, { at: [340, 300], size: 26, count: 4 }),
  ],
}
