import type { Canvas } from '../../../engine/canvas.ts'
import { steps } from '../../../engine/geometry.ts'
import { inks } from '../../../engine/inks.ts'
import { paletteAt } from '../../../engine/palette.ts'
import { polygon } from '../../../engine/path.ts'
import { createView } from '../../../engine/perspective.ts'
import type { Scene } from '../../../engine/scene.ts'
import { fill, group } from '../../../engine/svg.ts'
import { books } from '../../../motifs/books.ts'
import { bunkBed } from '../../../motifs/bunk-bed.ts'
import { cabinet } from '../../../motifs/cabinet.ts'
import { figure } from '../../../motifs/figure.ts'
import { pendant } from '../../../motifs/lamps.ts'
import { createRoom } from '../../../motifs/room.ts'
import { rug } from '../../../motifs/rug.ts'
import { bayView, tierRoom } from './house.ts'

const view = createView({ horizon: 560, eye: 1.4, centre: 900, focal: 1300 })
const room = createRoom({ view, left: -2.3, right: 2.4, far: 4.2, height: 2.7 })
const porthole = (canvas: Canvas, along: number, up: number) => {
  const wall = room.walls.back
  const ring = (grow: number) =>
    polygon(
      steps(33)
        .slice(0, -1)
        .map((t) =>
          wall.place(along + Math.cos(t * Math.PI * 2) * grow, up + Math.sin(t * Math.PI * 2) * grow),
        ),
    )
  return group([
    fill(ring(0.4), canvas.tones(inks.coral).base),
    fill(ring(0.34), canvas.tones(inks.shell).light),
    group(bayView(canvas, { horizon: 470, sail: [wall.place(along, up)[0] + 20, -30], seed: `p${along}` }), {
      clip: canvas.clip(ring(0.3)),
    }),
  ])
}

export const scene: Scene = {
  name: 'hotels/la-view-hotel/room-family-2',
  caption: 'The bunk corner: two berths with covers of their own, round windows on the sea.',
  palette: paletteAt('noon', { turn: 6 }),
  light: [300, 200],
  draw: (canvas) => [
    tierRoom(canvas, room, {
      accent: { wall: 'back', colour: inks.sky },
      planes: { left: 'base', right: 'light', back: 'base' },
      skirting: inks.coral,
    }),
    porthole(canvas, 0.75, 1.9),
    porthole(canvas, 1.75, 1.9),
    rug(canvas, {
      view,
      at: [-0.5, 3.1],
      heading: 0,
      length: 2.4,
      width: 1.1,
      colours: [inks.coral, inks.shell, inks.lagoon],
      stripes: 5,
    }),
    bunkBed(canvas, { view, at: [2.36, 3.55], heading: 180, side: -1, covers: [inks.coral, inks.marigold] }),
    cabinet(canvas, { view, at: [-1.5, 4.16], heading: 90, wood: inks.straw, width: 1, tall: 0.6 }),
    books(canvas, { at: view.project([-1.9, 0.61, 3.95]), size: 70, count: 7 }),
    figure(canvas, {
      at: view.project([-0.5, 0.02, 3.5]),
      size: view.metre(3.5) * 1.15,
      posture: 'crosslegged',
      facing: 'right',
      outfit: { top: inks.marigold, bottom: inks.azulejo, legs: 'shorts', hair: 'short' },
    }),
    pendant(canvas, {
      at: view.project([-0.9, 2.7, 3.4]),
      size: 130,
      cord: 60,
      kind: 'cone',
      colour: inks.coral,
    }),
  ],
}
