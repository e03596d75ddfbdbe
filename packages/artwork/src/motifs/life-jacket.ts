import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { between, type Point } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { polyline } from '../engine/path.ts'
import { mirrored } from '../engine/placement.ts'
import { group, line } from '../engine/svg.ts'
import { type FigureOptions, figure } from './figure.ts'
import { type Posture, postures } from './figure-postures.ts'
import { skeleton, torso } from './figure-skeleton.ts'

/** Someone in a life jacket: the belts and the zip lie over the trunk. */
export function guest(
  canvas: Canvas,
  { jacket = inks.coral, ...options }: FigureOptions & { jacket?: Colour },
): string {
  const {
    at,
    size,
    posture: wanted = 'standing',
    rotate,
    depth = 0,
    outfit = {},
    silhouette = false,
  } = options
  const person = figure(canvas, {
    ...options,
    outfit: { legs: 'shorts', ...outfit, top: jacket, sleeves: 'none' },
  })
  if (silhouette) return person
  const posture: Posture = typeof wanted === 'string' ? postures[wanted] : wanted
  const joints = skeleton(posture)
  const { hip, neck } = joints
  const axis: Point = [neck[0] - hip[0], neck[1] - hip[1]]
  const belt = (t: number) => {
    const middle = between(hip, neck, t)
    return polyline([
      [middle[0] - axis[1] * 0.5, middle[1] + axis[0] * 0.5],
      [middle[0] + axis[1] * 0.5, middle[1] - axis[0] * 0.5],
    ])
  }
  const dark = canvas.tones(inks.ink, depth).base
  const pale = canvas.tones(inks.shell, depth).light
  const zip =
    posture.view === 'front' ? line(polyline([between(hip, neck, 0), neck]), dark, { width: 0.01 }) : ''
  const belts = group(
    [zip, line(belt(0.28) + belt(0.56), dark, { width: 0.017 }), line(belt(0.82), pale, { width: 0.02 })],
    { clip: canvas.clip(torso(joints, posture.view)) },
  )
  const scale: Point = [size * mirrored(options), size]
  return person + group([belts], { at, scale, ...(rotate ? { rotate } : {}) })
}
