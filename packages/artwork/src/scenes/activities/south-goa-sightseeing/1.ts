import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, polygon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { basilica } from '../../../motifs/basilica.ts'
import { broadTree } from '../../../motifs/broad-tree.ts'
import { castShadow, longShadow } from '../../../motifs/cast-shadow.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { palm, palmGrove } from '../../../motifs/palm.ts'
import { sky } from '../../../motifs/sky.ts'

export const scene: Scene = {
  name: 'activities/south-goa-sightseeing/1',
  caption: 'The bare laterite front of the Basilica of Bom Jesus over its forecourt.',
  palette: paletteAt('afternoon'),
  light: [-300, 100],
  draw: (canvas) => [
    sky(canvas, { horizon: 900 }),
    cumulus(canvas, { at: [1560, 640], size: 620, rise: 0.34, seed: 'a' }),
    cumulus(canvas, { at: [260, 720], size: 460, rise: 0.28, seed: 'b', opacity: 0.85 }),
    palmGrove(canvas, {
      from: [1300, 900],
      to: [1960, 910],
      count: 8,
      size: 430,
      depth: 0.22,
      seed: 'right',
    }),
    palmGrove(canvas, { from: [-40, 910], to: [520, 900], count: 5, size: 360, depth: 0.26, seed: 'left' }),
    fill(box(1200, 790, 760, 130), canvas.tones(inks.shell, 0.08).base),
    fill(polygon(points(1200, 790, 1960, 790, 1960, 730, 1260, 730)), canvas.tones(inks.tile, 0.08).base),
    fill(
      box(0, 900, 1920, 300),
      canvas.fade([0, 900], [0, 1200], [canvas.tones(inks.sand).light, canvas.tones(inks.ochre).base]),
    ),
    fill(polygon(points(640, 930, 1230, 930, 1500, 1210, 330, 1210)), canvas.tones(inks.plaster).light, 0.7),
    longShadow(canvas, { from: [640, 930], to: [1290, 930], size: 260, opacity: 0.5 }),
    basilica(canvas, { at: [940, 930], size: 860 }),
    broadTree(canvas, { at: [290, 960], size: 360, seed: 'rain' }),
    castShadow(canvas, { at: [820, 1010], size: 90, width: 26 }),
    figure(canvas, {
      at: [820, 1010],
      size: 98,
      posture: 'pointing',
      outfit: { top: inks.shell, bottom: inks.ink, hat: 'cap' },
    }),
    castShadow(canvas, { at: [1060, 1050], size: 110, width: 30 }),
    figure(canvas, {
      at: [1060, 1050],
      size: 118,
      posture: 'walking',
      facing: 'left',
      outfit: { top: inks.marigold, bottom: inks.bougainvillea, skirt: 'long', hair: 'bun' },
    }),
    castShadow(canvas, { at: [1130, 1050], size: 110, width: 30 }),
    figure(canvas, {
      at: [1130, 1050],
      size: 124,
      posture: 'photographing',
      facing: 'left',
      outfit: { top: inks.teal, bottom: inks.shell, hat: 'straw' },
    }),
    palm(canvas, { at: [1750, 1150], size: 900, lean: 0.1, facing: 'left', seed: 'front' }),
  ],
}
