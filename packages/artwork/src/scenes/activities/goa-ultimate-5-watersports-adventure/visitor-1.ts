import { mix } from '../../../engine/colour.ts'
import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { landBelow } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { castShadow } from '../../../motifs/cast-shadow.ts'
import { jetSki } from '../../../motifs/jet-ski.ts'
import { guest } from '../../../motifs/life-jacket.ts'
import { parasail } from '../../../motifs/parasail.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'

const horizon = 480

export const scene: Scene = {
  name: 'activities/goa-ultimate-5-watersports-adventure/visitor-1',
  caption: 'A family in life jackets stands at the edge of the surf.',
  palette: paletteAt('dawn', { turn: -6 }),
  light: [1700, 200],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [1650, 330], radius: 80, halos: 3, horizon }),
    sea(canvas, { horizon, bottom: 900, waves: 60 }),
    parasail(canvas, { at: [430, 330], size: 160, depth: 0.3, boat: [640, 520] }),
    tourBoat(canvas, {
      at: [690, 530],
      size: 150,
      canopy: 'none',
      depth: 0.3,
      speeding: true,
      people: ['sitting'],
    }),
    jetSki(canvas, { at: [1340, 640], size: 220, depth: 0.1, facing: 'left' }),
    fill(landBelow(points(-20, 830, 400, 800, 900, 836, 1400, 800, 1940, 830), 1210), canvas.palette.foam),
    fill(
      landBelow(points(-20, 856, 400, 830, 900, 866, 1400, 830, 1940, 860), 1210),
      mix(canvas.tones(inks.sand).base, canvas.palette.sea[0], 0.5),
    ),
    fill(
      landBelow(points(-20, 940, 400, 910, 900, 960, 1400, 920, 1940, 950), 1210),
      canvas.tones(inks.sand).base,
    ),
    fill(
      landBelow(points(-20, 1020, 400, 990, 900, 1040, 1400, 1000, 1940, 1030), 1210),
      canvas.tones(inks.sand).light,
    ),
    ...(
      [
        [560, 1080, 620, 'facing', inks.coral, 'short'],
        [860, 1070, 580, 'waving', inks.marigold, 'long'],
        [720, 1110, 380, 'cheering', inks.azulejo, 'short'],
        [1120, 1100, 430, 'cheering', inks.coral, 'bun'],
        [1350, 1080, 600, 'facing', inks.marigold, 'short'],
      ] as const
    ).map(
      ([x, y, size, posture, jacket, hair]) =>
        castShadow(canvas, { at: [x, y], size: 180, width: 50 }) +
        guest(canvas, { at: [x, y], size, posture, jacket, outfit: { hair, bottom: inks.azulejo } }),
    ),
  ],
}
