import { paletteAt } from '../../engine/palette.ts'
import type { Scene } from '../../engine/scene.ts'
import { beach, sandMarks } from '../../motifs/beach.ts'
import { cumulus } from '../../motifs/clouds.ts'
import { footprints } from '../../motifs/footprints.ts'
import { headland } from '../../motifs/headland.ts'
import { palmGrove } from '../../motifs/palm.ts'
import { sea } from '../../motifs/sea.ts'
import { sky } from '../../motifs/sky.ts'

const horizon = 560

export const scene: Scene = {
  name: 'fallback/beach',
  caption: 'An empty beach with a line of palms and one track of footprints.',
  palette: paletteAt('noon'),
  light: [300, -200],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [520, 500], size: 700, rise: 0.36 }),
    cumulus(canvas, { at: [1120, 530], size: 340, rise: 0.24, seed: 1 }),
    headland(canvas, { from: [1600, horizon + 3], to: [900, horizon + 3], height: 80, depth: 0.5 }),
    sea(canvas, { horizon, bottom: 1200, waves: 60 }),
    beach(canvas, {
      shore: [
        [1180, horizon + 6],
        [1010, 600],
        [800, 690],
        [640, 800],
        [640, 920],
        [520, 1060],
        [240, 1210],
      ],
      land: 'right',
      wet: 150,
    }),
    sandMarks(canvas, { from: [900, 700], to: [1900, 1180] }),
    palmGrove(canvas, {
      from: [1240, 590],
      to: [1980, 720],
      count: 13,
      size: 400,
      depth: 0.12,
      shadow: 0.4,
      seed: 'line',
    }),
    footprints(canvas, { from: [1120, 640], to: [1320, 1190], count: 22 }),
  ],
}
