import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { company } from '../../../motifs/company.ts'
import { fishingCanoe } from '../../../motifs/fishing-canoe.ts'
import { forest } from '../../../motifs/forest.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { stiltHut } from '../../../motifs/stilt-hut.ts'

const horizon = 400
const view = createView({ horizon, eye: 14 })

export const scene: Scene = {
  name: 'beaches/agonda-beach-goa-india/1',
  caption: 'The long curve of Agonda between two wooded headlands, seen from above the palms.',
  palette: paletteAt('morning', { turn: 14 }),
  light: [1700, -200],
  draw: (canvas) => [
    openSea(canvas, { horizon, clouds: [[420, 370, 700]] }),
    forest(canvas, {
      along: points(820, 404, 980, 340, 1200, 260, 1500, 210, 1990, 170),
      base: 560,
      size: 80,
      depth: 0.4,
      rows: 4,
    }),
    beach(canvas, {
      shore: points(
        960,
        420,
        860,
        450,
        720,
        510,
        600,
        600,
        560,
        720,
        640,
        850,
        820,
        960,
        1080,
        1080,
        1400,
        1210,
      ),
      land: 'right',
      wet: 130,
      surf: 5,
    }),
    forest(canvas, {
      along: points(1140, 470, 1340, 440, 1600, 430, 1990, 400),
      base: 530,
      size: 80,
      depth: 0.26,
      rows: 2,
      seed: 'b',
    }),
    palmGrove(canvas, { from: [1040, 500], to: [1960, 700], count: 24, size: 170, depth: 0.14, seed: 'p' }),
    ...[
      [980, 560, 40],
      [1040, 610, 48],
      [1130, 670, 56],
      [1260, 730, 66],
      [1400, 800, 78],
    ].map(([x = 0, y = 0, size = 0]) =>
      stiltHut(canvas, { at: [x, y], size, colour: inks.teak, facing: 'left', stilts: 14 }),
    ),
    company(canvas, {
      view,
      shadow: 0.5,
      people: [
        { at: [780, 680], posture: 'walking' },
        { at: [800, 684], posture: 'strolling', outfit: { top: inks.coral } },
        { at: [1000, 860], posture: 'strolling', facing: 'left' },
        { at: [1180, 940], posture: 'standing' },
      ],
    }),
    fishingCanoe(canvas, { at: [900, 780], size: 110, heading: 30, pitch: 24, hull: inks.coral }),
    palmGrove(canvas, {
      from: [1480, 1000],
      to: [1980, 1060],
      count: 5,
      size: 420,
      depth: 0.04,
      seed: 'near',
    }),
    forest(canvas, {
      along: points(-80, 960, 160, 940, 380, 1010, 560, 1120, 660, 1230),
      base: 1240,
      size: 130,
      depth: 0.02,
      rows: 4,
      seed: 'f',
    }),
    palm(canvas, { at: [220, 1240], size: 800, lean: 0.2, facing: 'right', seed: 'near' }),
  ],
}
