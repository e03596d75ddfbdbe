import { points } from '../../engine/geometry.ts'
import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { box, polygon } from '../../engine/path.ts'
import type { Scene } from '../../engine/scene.ts'
import { fill } from '../../engine/svg.ts'
import { pottedPlant } from '../../motifs/bougainvillea.ts'
import { streaks } from '../../motifs/clouds.ts'
import { palm } from '../../motifs/palm.ts'
import { moon, sky, stars } from '../../motifs/sky.ts'
import { villa } from '../../motifs/villa.ts'

export const scene: Scene = {
  name: 'fallback/hotel',
  caption: 'A house with a tiled roof and a lit veranda under palms as night comes.',
  palette: paletteAt('dusk'),
  light: [300, 200],
  draw: (canvas) => {
    const grass = canvas.tones(inks.grass)
    return [
      sky(canvas, { horizon: 960 }),
      stars(canvas, { horizon: 600, count: 40 }),
      moon(canvas, { at: [300, 220], radius: 54, phase: 1 }),
      streaks(canvas, { from: [900, 520], to: [2000, 700], count: 5, opacity: 0.5 }),
      palm(canvas, { at: [300, 980], size: 800, lean: 0.12, silhouette: true, seed: 'a' }),
      palm(canvas, { at: [1660, 980], size: 880, lean: 0.14, facing: 'left', silhouette: true, seed: 'b' }),
      palm(canvas, { at: [1820, 980], size: 600, lean: 0.1, silhouette: true, seed: 'c' }),
      villa(canvas, { at: [980, 960], size: 1180, colour: inks.coral }),
      fill(box(0, 955, 1920, 250), canvas.fade([0, 955], [0, 1200], [grass.shade, grass.deep])),
      fill(polygon(points(880, 960, 1080, 960, 1280, 1200, 640, 1200)), canvas.tones(inks.sand).base, 0.8),
      pottedPlant(canvas, { at: [790, 985], size: 130, seed: 'l', flower: inks.marigold }),
      pottedPlant(canvas, { at: [1170, 985], size: 130, seed: 'r', flower: inks.marigold }),
    ]
  },
}
