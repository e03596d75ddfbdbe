import { steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { line } from '../../../engine/svg.ts'
import { longShadow } from '../../../motifs/cast-shadow.ts'
import { plantersChair } from '../../../motifs/chair.ts'
import { streaks } from '../../../motifs/clouds.ts'
import { sailingBoat, trawler } from '../../../motifs/far-boats.ts'
import { floor } from '../../../motifs/floor.ts'
import { headland } from '../../../motifs/headland.ts'
import { glitter, sea } from '../../../motifs/sea.ts'
import { sky, sun } from '../../../motifs/sky.ts'
import { slab } from '../../../motifs/slab.ts'
import { roundTable } from '../../../motifs/table.ts'

const view = createView({ horizon: 470, eye: 1.6, centre: 800, focal: 1200 })

export const scene: Scene = {
  name: 'hotels/la-view-hotel/room-sea-view-2',
  caption: 'The sea view balcony: two chairs side by side before the whole bay.',
  palette: paletteAt('dawn'),
  light: [1300, 380],
  draw: (canvas) => [
    sky(canvas, { horizon: 470 }),
    sun(canvas, { at: [1330, 400], radius: 60, horizon: 470 }),
    streaks(canvas, { from: [-100, 180], to: [1900, 400], count: 6, opacity: 0.6 }),
    headland(canvas, { from: [2300, 474], to: [1120, 474], height: 110, depth: 0.5 }),
    headland(canvas, { from: [-300, 474], to: [380, 474], height: 60, depth: 0.62, seed: 2 }),
    sea(canvas, { horizon: 470, bottom: 900, waves: 60 }),
    glitter(canvas, { x: 1330, horizon: 490, bottom: 820, spread: 140, narrow: 50 }),
    trawler(canvas, { at: [640, 520], size: 100, depth: 0.3 }),
    sailingBoat(canvas, { at: [980, 560], size: 90, depth: 0.2 }),
    floor(canvas, {
      view,
      left: -5,
      right: 5,
      near: 2,
      far: 4.8,
      tile: 0.4,
      colours: [inks.shell, inks.lagoon],
      pattern: 'diamonds',
    }),
    line(
      steps(15)
        .map(
          (t) =>
            `M${view.project([-5 + t * 10, 0, 4.8]).join(' ')}L${view.project([-5 + t * 10, 0.95, 4.8]).join(' ')}`,
        )
        .join(''),
      canvas.tones(inks.shell).base,
      { width: 8 },
    ),
    line(
      [0.3, 0.62]
        .map((up) => `M${view.project([-5, up, 4.8]).join(' ')}L${view.project([5, up, 4.8]).join(' ')}`)
        .join(''),
      canvas.tones(inks.shell).base,
      { width: 6 },
    ),
    line(
      `M${view.project([-5, 0.97, 4.8]).join(' ')}L${view.project([5, 0.97, 4.8]).join(' ')}`,
      canvas.tones(inks.lagoon).base,
      { width: 20 },
    ),
    slab(canvas, view, [3.5, -0.5, 4.3], [4.6, 5, 4.9], inks.shell),
    longShadow(canvas, { from: [380, 1070], to: [700, 1070], size: 170, ground: inks.plaster }),
    plantersChair(canvas, {
      at: [500, 1050],
      metre: 330,
      heading: -62,
      pitch: 18,
      wood: inks.straw,
      cane: inks.lagoon,
    }),
    roundTable(canvas, { at: [820, 1040], metre: 260, width: 0.6, set: ['coconut'], cloth: inks.coral }),
    plantersChair(canvas, {
      at: [1180, 1050],
      metre: 330,
      heading: -118,
      pitch: 18,
      wood: inks.straw,
      cane: inks.lagoon,
    }),
  ],
}
