import { points } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, closedCurve } from '../../../engine/path.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group } from '../../../engine/svg.ts'
import { cumulus, gulls } from '../../../motifs/clouds.ts'
import { bastion, curtainWall, sentryTurret } from '../../../motifs/fort.ts'
import { headland } from '../../../motifs/headland.ts'
import { lighthouse } from '../../../motifs/lighthouse.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { rocks } from '../../../motifs/rocks.ts'
import { sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'
import { tourBoat } from '../../../motifs/tour-boat.ts'

const horizon = 720

export const scene: Scene = {
  name: 'activities/dolphin-watching-cruise-goa/2',
  caption: 'A boat passes below the walls and the lighthouse of Fort Aguada.',
  palette: paletteAt('afternoon', { turn: 8 }),
  light: [-100, 200],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    fill(box(0, horizon, 1920, 200), canvas.palette.sea[0]),
    cumulus(canvas, { at: [420, 520], size: 620, rise: 0.3, seed: 'a' }),
    lighthouse(canvas, { at: [1330, 440], size: 260, depth: 0.1 }),
    headland(canvas, {
      from: [2260, 820],
      to: [480, 820],
      height: 440,
      depth: 0.16,
      cliff: 0.16,
      seed: 'hill',
    }),
    palmGrove(canvas, { from: [1440, 410], to: [1940, 440], count: 8, size: 150, depth: 0.18 }),
    curtainWall(canvas, {
      quad: [
        [840, 640],
        [1980, 540],
        [1980, 800],
        [840, 800],
      ],
      merlons: 17,
      depth: 0.08,
    }),
    bastion(canvas, { at: [840, 820], size: 210, half: 150, depth: 0.06 }),
    sentryTurret(canvas, { at: [730, 620], size: 90 }),
    rocks(canvas, { from: [560, 830], to: [1960, 860], size: 130, count: 14, seed: 'foot' }),
    group([sea(canvas, { horizon: 720, bottom: 1200, waves: 90 })], {
      clip: canvas.clip(
        closedCurve(points(-60, 720, 460, 722, 600, 850, 1200, 872, 2000, 880, 2000, 1300, -60, 1300)),
      ),
    }),
    tourBoat(canvas, {
      at: [880, 1040],
      size: 640,
      hull: inks.teal,
      stripe: inks.marigold,
      canopy: inks.shell,
      people: ['sitting', 'sitting', 'pointing', 'photographing'],
    }),
    gulls(canvas, { at: [600, 330], size: 26, count: 6 }),
  ],
}
