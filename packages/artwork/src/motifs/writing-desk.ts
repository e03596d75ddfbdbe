import type { Canvas } from '../engine/canvas.ts'
import { inks } from '../engine/inks.ts'
import { polygon } from '../engine/path.ts'
import { block, createStance, type Spot } from '../engine/solid.ts'
import { fill, group } from '../engine/svg.ts'
import { pottedPlant } from './bougainvillea.ts'
import type { SeatOptions } from './chair.ts'

/** A writing table with papers, a book and a plant on it. */
export function writingDesk(
  canvas: Canvas,
  { at, metre, heading = 0, pitch = 14, wood = inks.timber }: Omit<SeatOptions, 'cane'>,
): string {
  const stance = createStance({ at, metre, heading, pitch })
  const tones = canvas.tones(wood)
  const paper = canvas.tones(inks.shell)
  const near = stance.nearSide * 0.3
  const leg = (ahead: number, right: number) =>
    block(canvas, stance, {
      from: [ahead - 0.03, 0, right - 0.03],
      to: [ahead + 0.03, 0.72, right + 0.03],
      tones,
    })
  const sheet: Spot[] = [
    [-0.14, 0.78, -0.1],
    [0.16, 0.78, -0.16],
    [0.2, 0.78, 0.16],
    [-0.1, 0.78, 0.22],
  ]
  return group([
    leg(-0.56, -near),
    leg(0.56, -near),
    leg(-0.56, near),
    leg(0.56, near),
    block(canvas, stance, { from: [-0.56, 0.6, near - 0.02], to: [0.56, 0.72, near + 0.02], tones }),
    block(canvas, stance, { from: [-0.64, 0.72, -0.36], to: [0.64, 0.77, 0.36], tones }),
    fill(polygon(sheet.map(stance.project)), paper.light),
    block(canvas, stance, {
      from: [0.34, 0.77, -0.22],
      to: [0.56, 0.83, 0.06],
      tones: canvas.tones(inks.coral),
    }),
    pottedPlant(canvas, { at: stance.project([-0.44, 0.77, -0.06]), size: metre * 0.36, seed: 'desk' }),
  ])
}
