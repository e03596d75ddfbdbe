import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { beach } from '../../../motifs/beach.ts'
import { cumulus, gulls } from '../../../motifs/clouds.ts'
import { headland } from '../../../motifs/headland.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { paraglider } from '../../../motifs/paraglider.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 830

export const scene: Scene = {
  name: 'activities/paragliding-adventure-goa/1',
  caption: 'A tandem paraglider above the red cliff and the sea at Arambol.',
  palette: paletteAt('afternoon'),
  light: [-200, 160],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [1430, 720], size: 620, rise: 0.3, seed: 'a', opacity: 0.9 }),
    cumulus(canvas, { at: [420, 760], size: 420, rise: 0.24, seed: 'b', opacity: 0.7 }),
    headland(canvas, {
      from: [-60, horizon + 3],
      to: [640, horizon + 3],
      height: 80,
      depth: 0.62,
      seed: 'far',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 60 }),
    beach(canvas, {
      shore: [
        [1060, 850],
        [900, 910],
        [820, 990],
        [900, 1210],
      ],
      land: 'right',
      wet: 90,
    }),
    headland(canvas, {
      from: [2240, 1130],
      to: [960, 1140],
      height: 440,
      depth: 0.06,
      cliff: 0.7,
      seed: 'cliff',
    }),
    palmGrove(canvas, { from: [1540, 730], to: [1960, 690], count: 7, size: 190, depth: 0.08, seed: 'top' }),
    palmGrove(canvas, {
      from: [1010, 1120],
      to: [1300, 1160],
      count: 5,
      size: 130,
      depth: 0.08,
      seed: 'foot',
    }),
    rocks(canvas, { from: [860, 1130], to: [1060, 1170], size: 100, count: 5 }),
    paraglider(canvas, { at: [930, 680], size: 790, bank: -8 }),
    paraglider(canvas, {
      at: [400, 560],
      size: 170,
      bank: 8,
      depth: 0.35,
      riders: 'one',
      colours: [inks.azulejo, inks.shell, inks.lagoon],
    }),
    gulls(canvas, { at: [560, 740], size: 24, count: 4 }),
  ],
}
