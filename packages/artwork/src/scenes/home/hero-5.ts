import { points } from '../../engine/geometry.ts'
import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import type { Scene } from '../../engine/scene.ts'
import { cumulus } from '../../motifs/clouds.ts'
import { foregroundLeaves } from '../../motifs/foreground-leaves.ts'
import { forest } from '../../motifs/forest.ts'
import { rockFace } from '../../motifs/rock-face.ts'
import { rocks } from '../../motifs/rocks.ts'
import { sea } from '../../motifs/sea.ts'
import { sky } from '../../motifs/sky.ts'
import { train, viaduct } from '../../motifs/viaduct.ts'
import { mistBands, waterfall } from '../../motifs/waterfall.ts'

export const scene: Scene = {
  name: 'home/hero-5',
  caption:
    'Dudhsagar in the rains: four tiers of white water fall past a stone viaduct with a train crossing it.',
  palette: paletteAt('monsoon'),
  light: [100, -300],
  draw: (canvas) => {
    const rock = canvas.tones(inks.timber, 0.1).deep
    return [
      sky(canvas, { horizon: 640 }),
      cumulus(canvas, { at: [420, 300], size: 900, rise: 0.2, seed: 'a', opacity: 0.8 }),
      forest(canvas, {
        along: points(-80, 420, 260, 330, 620, 250, 960, 110, 1250, 70, 1600, 150, 2000, 110),
        base: 1200,
        size: 62,
        depth: 0.6,
        rows: 4,
        seed: 'far',
      }),
      rockFace(canvas, {
        along: points(
          880,
          230,
          960,
          150,
          1060,
          148,
          1120,
          118,
          1230,
          112,
          1300,
          158,
          1390,
          166,
          1440,
          240,
          1540,
          300,
        ),
        base: 1180,
        size: 90,
        rock: inks.timber,
        depth: 0.14,
      }),
      waterfall(canvas, {
        course: points(1165, 128, 1120, 300, 1190, 440, 1128, 610, 1150, 930),
        from: 64,
        to: 330,
        rock,
        mist: false,
        seed: 'main',
      }),
      waterfall(canvas, {
        course: points(1330, 170, 1352, 400, 1318, 720),
        from: 22,
        to: 78,
        rock,
        mist: false,
        seed: 'side',
      }),
      forest(canvas, {
        along: points(-100, 500, 240, 440, 560, 380, 860, 220, 960, 330, 980, 720),
        base: 1200,
        size: 92,
        depth: 0.36,
        rows: 5,
        seed: 'left',
      }),
      forest(canvas, {
        along: points(1440, 760, 1450, 420, 1560, 260, 1760, 330, 2020, 250),
        base: 1200,
        size: 92,
        depth: 0.36,
        rows: 5,
        seed: 'right',
      }),
      mistBands(canvas, { from: [760, 640], to: [1660, 720], opacity: 0.3 }),
      viaduct(canvas, { at: [430, 690], size: 1260, height: 250, arches: 8 }),
      train(canvas, { at: [1460, 690], size: 170, coaches: 6 }),
      sea(canvas, { horizon: 1060, bottom: 1200, left: 800, right: 1500, waves: 16 }),
      waterfall(canvas, {
        course: points(1135, 905, 1105, 1000, 1150, 1120),
        from: 340,
        to: 470,
        rock,
        seed: 'foot',
      }),
      forest(canvas, {
        along: points(-80, 700, 200, 690, 430, 720, 640, 850, 860, 1000, 940, 1180),
        base: 1300,
        size: 122,
        depth: 0.12,
        rows: 5,
        seed: 'near-left',
      }),
      forest(canvas, {
        along: points(1370, 1180, 1440, 960, 1600, 760, 1780, 660, 2020, 620),
        base: 1300,
        size: 122,
        depth: 0.12,
        rows: 5,
        seed: 'near-right',
      }),
      rocks(canvas, {
        from: [860, 1120],
        to: [1450, 1150],
        size: 150,
        count: 8,
        colour: inks.stone,
        seed: 'pool',
      }),
      foregroundLeaves(canvas, { at: [-40, 1270], size: 470, spread: [-92, -10] }),
      foregroundLeaves(canvas, { at: [1970, 1270], size: 430, spread: [-168, -90], seed: 'right' }),
    ]
  },
}
