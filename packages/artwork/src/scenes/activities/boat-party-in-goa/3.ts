import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { closedCurve, leaf, polygon } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill } from '../../../engine/svg.ts'
import { cumulus } from '../../../motifs/clouds.ts'
import { cruiseBoat } from '../../../motifs/cruise-boat.ts'
import { figure } from '../../../motifs/figure.ts'
import { postures } from '../../../motifs/figure-postures.ts'
import { forest } from '../../../motifs/forest.ts'
import { guest } from '../../../motifs/life-jacket.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { breaker } from '../../../motifs/rocks.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 520

export const scene: Scene = {
  name: 'activities/boat-party-in-goa/3',
  caption: 'A swimmer jumps from the stern platform of the party boat.',
  palette: paletteAt('noon', { turn: -10 }),
  light: [1500, -100],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [1480, 470], size: 520, rise: 0.3, seed: 'a' }),
    forest(canvas, {
      along: points(900, 510, 1300, 460, 1700, 440, 2000, 430),
      base: horizon + 6,
      size: 52,
      depth: 0.4,
    }),
    palmGrove(canvas, { from: [1240, horizon], to: [1960, horizon], count: 9, size: 170, depth: 0.3 }),
    sea(canvas, { horizon, bottom: 1200, waves: 70 }),
    cruiseBoat(canvas, {
      at: [-60, 900],
      size: 1560,
      facing: 'left',
      lights: false,
      hull: inks.bougainvillea,
      stripe: inks.marigold,
      party: ['cheering', 'waving', 'standing', 'cheering', 'waving'],
    }),
    fill(polygon(points(620, 840, 860, 840, 850, 874, 630, 874)), canvas.tones(inks.teak).base),
    fill(polygon(points(620, 828, 860, 828, 860, 842, 620, 842)), canvas.tones(inks.teak).light),
    guest(canvas, { at: [740, 832], size: 250, posture: 'cheering', jacket: inks.marigold }),
    figure(canvas, {
      at: [1150, 720],
      size: 430,
      posture: {
        view: 'front',
        lean: -16,
        arms: [-140, -120, 150, 120],
        legs: [-50, 20, 46, -30],
        seat: 0.45,
      },
      outfit: { top: inks.coral, bottom: inks.azulejo, legs: 'shorts', sleeves: 'none' },
    }),
    fill(leaf([860, 900], [1160, 904], 6, 14), canvas.palette.ink, 0.25),
    breaker(canvas, { at: [1330, 1000], size: 260, seed: 'splash' }),
    guest(canvas, {
      at: [1560, 1130],
      size: 300,
      posture: { ...postures.cheering, seat: 0.5 },
      jacket: inks.marigold,
    }),
    fill(
      closedCurve(points(1380, 1040, 1480, 1020, 1560, 1034, 1660, 1020, 1760, 1046, 1760, 1210, 1380, 1210)),
      canvas.palette.sea[2],
    ),
    fill(
      closedCurve(points(1400, 1044, 1480, 1024, 1560, 1038, 1660, 1024, 1740, 1048, 1640, 1060, 1480, 1060)),
      canvas.palette.foam,
    ),
  ],
}
