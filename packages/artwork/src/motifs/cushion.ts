import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import type { Frame } from '../engine/frame.ts'
import { type Point, steps } from '../engine/geometry.ts'
import { closedCurve } from '../engine/path.ts'
import type { Spot } from '../engine/solid.ts'
import { fill, group } from '../engine/svg.ts'

export interface CushionOptions {
  frame: Frame
  /** Where its foot stands, in the frame. */
  at: Spot
  width: number
  height: number
  /** How far its head leans back (against `ahead`). */
  lean?: number
  colour: Colour
  /** A cushion whose face looks ahead, or to the right hand. */
  faces?: 'ahead' | 'right'
}

/** A pillow standing against something. */
export function cushion(
  canvas: Canvas,
  { frame, at: [ahead, up, right], width, height, lean = 0.16, colour, faces = 'ahead' }: CushionOptions,
): string {
  const tones = canvas.tones(colour)
  const ring = (grow: number, shift: number): Point[] =>
    steps(17)
      .slice(0, -1)
      .map((t) => {
        const [c, s] = [Math.cos(t * Math.PI * 2), Math.sin(t * Math.PI * 2)]
        const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.45
        const [across, tall] = [
          (bend(c) * width * grow) / 2,
          height / 2 + (bend(s) * height * grow) / 2 + shift,
        ]
        const back = -lean * (tall / height)
        return frame.project(
          faces === 'ahead'
            ? [ahead + back, up + tall, right + across]
            : [ahead + across, up + tall, right + back],
        )
      })
  const outline = closedCurve(ring(1, 0))
  return group([
    fill(outline, tones.shade),
    group(
      [
        fill(closedCurve(ring(0.92, height * 0.07)), tones.base),
        fill(closedCurve(ring(0.6, height * 0.16)), tones.light, 0.7),
      ],
      { clip: canvas.clip(outline) },
    ),
  ])
}
