import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { dolphin } from '../../../motifs/dolphin.ts'
import { headland } from '../../../motifs/headland.ts'
import { lighthouse } from '../../../motifs/lighthouse.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'

const horizon = 430

export const scene: Scene = {
  name: 'activities/dolphin-watching-cruise-goa/1',
  caption: 'Two humpback dolphins surface beside a small wooden boat.',
  palette: paletteAt('morning', { turn: -14 }),
  light: [200, 100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [1380, 390], size: 620, rise: 0.26, seed: 'a' }),
    headland(canvas, {
      from: [-60, horizon + 3],
      to: [820, horizon + 3],
      height: 130,
      depth: 0.52,
      seed: 'far',
    }),
    lighthouse(canvas, { at: [250, 312], size: 120, depth: 0.36 }),
    sea(canvas, { horizon, bottom: 1200, waves: 110 }),
    tourBoat(canvas, {
      at: [1080, 660],
      size: 860,
      hull: inks.marigold,
      stripe: inks.teal,
      canopy: 'none',
      jacket: inks.coral,
      facing: 'left',
      people: ['sitting', 'photographing', 'sitting', 'pointing', 'sitting', 'leaning'],
    }),
    dolphin(canvas, { at: [1280, 880], size: 360, leap: 0.5, rotate: -22, facing: 'left' }),
    dolphin(canvas, { at: [880, 1075], size: 600, leap: 0.52, rotate: -30, facing: 'left' }),
  ],
}
