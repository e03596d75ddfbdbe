import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { ellipse } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { lounger, parasol } from '../../../motifs/beach-furniture.ts'
import { castShadow, longShadow } from '../../../motifs/cast-shadow.ts'
import { figure } from '../../../motifs/figure.ts'
import { openSea } from '../../../motifs/open-sea.ts'
import { palm } from '../../../motifs/palm.ts'
import { strand } from '../../../motifs/strand.ts'
import { vendorCart } from '../../../motifs/vendor-cart.ts'
import { hill, stripes } from './setting.ts'

const horizon = 480

export const scene: Scene = {
  name: 'beaches/baga-famous-beach-goa-india/7',
  caption: 'A coconut seller beside his heaped cart on the sand.',
  palette: paletteAt('afternoon', { turn: 4 }),
  light: [1800, 100],
  draw: (canvas) => [
    openSea(canvas, { horizon, clouds: [[1440, 450, 560]], bottom: 800, lands: hill }),
    strand(canvas, { edge: points(-20, 640, 600, 624, 1200, 650, 1940, 630), wet: 40 }),
    parasol(canvas, { at: [1560, 740], size: 220, colours: stripes[0], tilt: 6 }),
    parasol(canvas, { at: [1780, 760], size: 230, colours: stripes[2], tilt: -4 }),
    lounger(canvas, { at: [1660, 800], metre: 84, heading: 190 }),
    longShadow(canvas, { from: [420, 1050], to: [1060, 1060], size: 260 }),
    vendorCart(canvas, { at: [740, 1060], size: 760, colour: inks.teal, canopy: [inks.coral, inks.shell] }),
    castShadow(canvas, { at: [1240, 1090], size: 320, width: 110 }),
    figure(canvas, {
      at: [1240, 1090],
      size: 560,
      posture: 'carrying',
      facing: 'left',
      outfit: { top: inks.marigold, bottom: inks.azulejo, legs: 'shorts', hat: 'cap', hatColour: inks.coral },
    }),
    fill(ellipse([1040, 846], 38, 42), canvas.tones(inks.grass).base),
    fill(ellipse([1040, 812], 24, 8), canvas.tones(inks.shell).light),
    line('M1046 812L1062 764', canvas.tones(inks.coral).base, { width: 6 }),
    palm(canvas, { at: [120, 1200], size: 980, lean: 0.1, seed: 'f' }),
  ],
}
