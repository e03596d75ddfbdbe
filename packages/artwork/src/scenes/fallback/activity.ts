import type { Point } from '../../engine/geometry.ts'
import { inks } from '../../engine/inks.ts'
import { paletteAt } from '../../engine/palette.ts'
import { leaf } from '../../engine/path.ts'
import type { Scene } from '../../engine/scene.ts'
import { fill, line } from '../../engine/svg.ts'
import { gulls, streaks } from '../../motifs/clouds.ts'
import { figure } from '../../motifs/figure.ts'
import { handOf } from '../../motifs/figure-hand.ts'
import { fishingCanoe } from '../../motifs/fishing-canoe.ts'
import { headland } from '../../motifs/headland.ts'
import { glitter, sea } from '../../motifs/sea.ts'
import { sky, sun } from '../../motifs/sky.ts'

const horizon = 620
const rower = { at: [900, 868] as Point, size: 340, posture: 'paddling' as const }
const oar = handOf(rower)

export const scene: Scene = {
  name: 'fallback/activity',
  caption: 'Two people in a small rowing boat on wide open water, the sun high in haze.',
  palette: paletteAt('afternoon', { turn: -8 }),
  light: [1330, 300],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [1330, 330], radius: 112, halos: 3, reach: 0.7, horizon }),
    streaks(canvas, { from: [-100, 420], to: [1500, 580], count: 6 }),
    headland(canvas, { from: [-100, horizon + 3], to: [620, horizon + 3], height: 110, depth: 0.55 }),
    sea(canvas, { horizon, bottom: 1200, waves: 90 }),
    glitter(canvas, { x: 1330, horizon, bottom: 1180, spread: 240, narrow: 90 }),
    fishingCanoe(canvas, {
      at: [800, 900],
      size: 780,
      heading: 12,
      pitch: 9,
      hull: inks.coral,
      band: inks.shell,
      afloat: true,
      crew: [
        figure(canvas, {
          at: [590, 862],
          size: 330,
          posture: 'sitting',
          outfit: { top: inks.azulejo, bottom: inks.ink, hair: 'bun' },
        }),
        figure(canvas, { ...rower, outfit: { top: inks.marigold, bottom: inks.ink, hat: 'straw' } }),
      ],
    }),
    line(`M${oar[0] - 92} ${oar[1] - 190}L${oar[0] + 92} ${oar[1] + 190}`, canvas.tones(inks.timber).base, {
      width: 11,
    }),
    fill(leaf([oar[0] + 74, oar[1] + 150], [oar[0] + 128, oar[1] + 262], 26), canvas.tones(inks.timber).base),
    gulls(canvas, { at: [640, 330], size: 34, count: 4 }),
  ],
}
