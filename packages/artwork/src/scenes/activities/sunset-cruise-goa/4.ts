import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import type { Scene } from '../../../engine/scene.ts'
import { church } from '../../../motifs/church.ts'
import { cumulus, gulls } from '../../../motifs/clouds.ts'
import { cruiseBoat } from '../../../motifs/cruise-boat.ts'
import { trawler } from '../../../motifs/far-boats.ts'
import { bastion, curtainWall, sentryTurret } from '../../../motifs/fort.ts'
import { headland } from '../../../motifs/headland.ts'
import { palmGrove } from '../../../motifs/palm.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky } from '../../../motifs/sky.ts'

const horizon = 700

export const scene: Scene = {
  name: 'activities/sunset-cruise-goa/4',
  caption: 'The mouth of the Mandovi with Reis Magos fort and its white church on the far bank.',
  palette: paletteAt('afternoon', { turn: -6 }),
  light: [-100, 260],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    cumulus(canvas, { at: [380, 560], size: 620, rise: 0.26, seed: 'a', opacity: 0.9 }),
    headland(canvas, {
      from: [-80, horizon + 3],
      to: [560, horizon + 3],
      height: 80,
      depth: 0.62,
      seed: 'far',
    }),
    headland(canvas, {
      from: [2300, horizon + 4],
      to: [640, horizon + 4],
      height: 330,
      depth: 0.28,
      cliff: 0.16,
      seed: 'hill',
    }),
    curtainWall(canvas, {
      quad: [
        [1010, 470],
        [1560, 380],
        [1560, 500],
        [1010, 560],
      ],
      merlons: 11,
      depth: 0.16,
    }),
    bastion(canvas, { at: [1000, 590], size: 150, half: 96, depth: 0.14 }),
    bastion(canvas, { at: [1580, 500], size: 150, half: 110, depth: 0.16 }),
    sentryTurret(canvas, { at: [930, 450], size: 60, depth: 0.12 }),
    sentryTurret(canvas, { at: [1510, 372], size: 60, depth: 0.14 }),
    church(canvas, { at: [1240, 690], size: 190, depth: 0.1 }),
    palmGrove(canvas, { from: [760, 700], to: [1900, 700], count: 14, size: 150, depth: 0.22, seed: 'foot' }),
    sea(canvas, { horizon, bottom: 1200, waves: 80 }),
    glitter(canvas, {
      x: 1220,
      horizon,
      bottom: 960,
      spread: 120,
      narrow: 60,
      colour: canvas.palette.foam,
      opacity: 0.3,
    }),
    trawler(canvas, { at: [560, 800], size: 260, depth: 0.06, hull: inks.azulejo }),
    cruiseBoat(canvas, { at: [1220, 930], size: 460, lights: false, depth: 0.03, stripe: inks.coral }),
    gulls(canvas, { at: [700, 330], size: 30, count: 6 }),
  ],
}
