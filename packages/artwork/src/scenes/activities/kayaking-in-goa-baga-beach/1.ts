import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { landBelow, ridge } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { headland } from '../../../motifs/headland.ts'
import { kayak } from '../../../motifs/kayak.ts'
import { mangrove } from '../../../motifs/mangrove.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'

const horizon = 560

export const scene: Scene = {
  name: 'activities/kayaking-in-goa-baga-beach/1',
  caption: 'Two kayaks side by side on the still water of Baga creek.',
  palette: paletteAt('dawn', { turn: 8 }),
  light: [1240, 360],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [1240, 400], radius: 80, halos: 3, horizon }),
    headland(canvas, {
      from: [2000, horizon + 2],
      to: [900, horizon + 2],
      height: 190,
      depth: 0.5,
      cliff: 0.1,
      seed: 'hill',
    }),
    palmGrove(canvas, {
      from: [-40, horizon],
      to: [720, horizon - 4],
      count: 15,
      size: 240,
      depth: 0.42,
      seed: 'bank',
    }),
    fill(
      landBelow(ridge(canvas.random('bank'), [-20, 540], [820, 566], 12), 580),
      canvas.tones(inks.leaf, 0.35).shade,
    ),
    sea(canvas, { horizon, bottom: 1200, waves: 34 }),
    glitter(canvas, { x: 1240, horizon, bottom: 1150, spread: 150, narrow: 70 }),
    mangrove(canvas, { at: [1700, 690], size: 340, depth: 0.16, seed: 'm' }),
    mangrove(canvas, { at: [1900, 740], size: 420, depth: 0.08, seed: 'n' }),
    mangrove(canvas, { at: [110, 700], size: 300, depth: 0.18, seed: 'o' }),
    kayak(canvas, {
      at: [1060, 810],
      size: 760,
      hull: inks.teal,
      jacket: inks.coral,
      stroke: -30,
      hat: 'straw',
    }),
    kayak(canvas, { at: [860, 1010], size: 980, hull: inks.coral, jacket: inks.marigold, stroke: -18 }),
  ],
}
