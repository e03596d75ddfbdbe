import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { box, ellipse, polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, line } from '../../../engine/svg.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { figure } from '../../../motifs/figure.ts'
import { headland } from '../../../motifs/headland.ts'
import { breaker, rocks } from '../../../motifs/rocks.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'

const horizon = 600
const view = createView({ horizon, eye: 7, centre: 760, focal: 1200 })

export const scene: Scene = {
  name: 'activities/south-goa-sightseeing/3',
  caption: 'The jetty and rocks of Dona Paula at dusk.',
  palette: paletteAt('dusk', { turn: -10, dimness: 0.26 }),
  light: [460, 560],
  draw: (canvas) => [
    sky(canvas, { horizon }),
    sun(canvas, { at: [460, 500], radius: 70, halos: 3, horizon }),
    streaks(canvas, { from: [-100, 200], to: [1900, 540], count: 10, opacity: 0.6 }),
    headland(canvas, {
      from: [2000, horizon + 3],
      to: [900, horizon + 3],
      height: 120,
      depth: 0.5,
      seed: 'far',
    }),
    sea(canvas, { horizon, bottom: 1200, waves: 80 }),
    glitter(canvas, { x: 460, horizon, bottom: 1180, spread: 200, narrow: 80 }),
    ...[70, 58, 48, 40, 33, 27, 22].flatMap((away) =>
      [-2, 2].map((x) => {
        const [px, py] = view.project([x, 1.4, away])
        const foot = view.project([x, 0, away])[1]
        const w = view.metre(away) * 0.34
        return fill(box(px - w, py, w * 2, foot - py + 8), canvas.tones(inks.stone).deep)
      }),
    ),
    fill(
      polygon([
        view.project([-2.6, 1.6, 80]),
        view.project([2.6, 1.6, 80]),
        view.project([2.6, 1.6, 9]),
        view.project([-2.6, 1.6, 9]),
      ]),
      canvas.tones(inks.stone).base,
    ),
    fill(
      polygon([
        view.project([2.6, 1.6, 80]),
        view.project([2.6, 1.6, 9]),
        view.project([2.6, 1, 9]),
        view.project([2.6, 1, 80]),
      ]),
      canvas.tones(inks.stone).deep,
    ),
    ...[70, 52, 40, 31, 24, 18.5].map((away) => {
      const [x, y] = view.project([-2.3, 1.6, away])
      const m = view.metre(away)
      return (
        line(`M${x} ${y}V${y - m * 3.4}`, canvas.palette.ink, { width: m * 0.1 }) +
        fill(
          ellipse([x, y - m * 3.5], m * 0.9),
          canvas.glow([x, y - m * 3.5], m * 0.9, [
            { offset: 0, colour: canvas.palette.lamp, opacity: 0.7 },
            { offset: 1, colour: canvas.palette.lamp, opacity: 0 },
          ]),
        ) +
        fill(ellipse([x, y - m * 3.5], m * 0.24), canvas.palette.lamp)
      )
    }),
    fill(
      polygon([
        view.project([-3.6, 1.6, 82]),
        view.project([3.6, 1.6, 82]),
        view.project([3.6, 7, 82]),
        view.project([-3.6, 7, 82]),
      ]),
      canvas.tones(inks.shell).shade,
    ) +
      fill(
        polygon([view.project([-5, 7, 82]), view.project([5, 7, 82]), view.project([0, 11, 82])]),
        canvas.tones(inks.tile).base,
      ),
    figure(canvas, {
      at: view.project([0.4, 1.6, 22]),
      size: view.metre(22) * 1.7,
      posture: 'strolling',
      outfit: { top: inks.coral, bottom: inks.marigold, skirt: 'long', hair: 'long' },
    }),
    figure(canvas, {
      at: view.project([-0.5, 1.6, 22]),
      size: view.metre(22) * 1.8,
      posture: 'strolling',
      outfit: { top: inks.shell, bottom: inks.azulejo },
    }),
    rocks(canvas, { from: [1120, 900], to: [1960, 1060], size: 260, count: 8, seed: 'r' }),
    rocks(canvas, { from: [-20, 1020], to: [520, 1180], size: 240, count: 5, seed: 'l' }),
    breaker(canvas, { at: [1130, 960], size: 190 }),
  ],
}
