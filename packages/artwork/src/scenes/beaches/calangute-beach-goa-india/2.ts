import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { gulls } from '../../../motifs/clouds.ts'
import { farShore } from '../../../motifs/far-shore.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { parasail, slung, slungWaving } from '../../../motifs/parasail.ts'
import { surfWave } from '../../../motifs/surf-wave.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'

const horizon = 760

export const scene: Scene = {
  name: 'beaches/calangute-beach-goa-india/2',
  caption: 'A parasail rises from its boat off Calangute, high over the water.',
  palette: paletteAt('noon', { turn: -8 }),
  light: [1700, -200],
  draw: (canvas) => [
    openSea(canvas, {
      horizon,
      waves: 70,
      clouds: [
        [420, 730, 760],
        [1180, 744, 340],
      ],
    }),
    farShore(canvas, {
      from: [900, horizon + 14],
      to: [2000, horizon + 10],
      size: 96,
      depth: 0.44,
      count: 22,
      seed: 's',
    }),
    parasail(canvas, {
      at: [1180, 600],
      size: 430,
      colours: [inks.marigold, inks.coral],
      tilt: 10,
      riders: [slung, slungWaving],
      boat: [520, 970],
    }),
    tourBoat(canvas, {
      at: [430, 1000],
      size: 430,
      facing: 'left',
      hull: inks.shell,
      stripe: inks.coral,
      canopy: 'none',
      people: ['sitting', 'standing', 'pointing'],
      speeding: true,
    }),
    surfWave(canvas, { from: [900, 1120], to: [2100, 1090], size: 46 }),
    gulls(canvas, { at: [300, 420], size: 30, count: 5 }),
  ],
}
