import type { Canvas } from '../engine/canvas.ts'
import type { Colour } from '../engine/colour.ts'
import { mixNumbers, points, steps } from '../engine/geometry.ts'
import { inks } from '../engine/inks.ts'
import { closedCurve, ellipse, polygon } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group } from '../engine/svg.ts'
import type { Posture } from './figure-postures.ts'
import { guest } from './life-jacket.ts'
import { wake } from './wake.ts'

const clinging: Posture = { lean: -14, arms: [64, 30, -36, -20], legs: [78, 40, 88, 52], seat: 0.14 }

/** A towed ring with two riders; `size` is its width, `at` the water under it. */
export function bumperRing(canvas: Canvas, options: Placement & { colour?: Colour; tilt?: number }): string {
  const { at, size, depth = 0, colour = inks.coral, tilt = -10 } = options
  const skin = canvas.tones(colour, depth)
  const white = canvas.tones(inks.shell, depth)
  const foam = canvas.palette.foam
  const random = canvas.random(`ring/${at.join()}`)
  const patches = steps(9)
    .slice(0, -1)
    .map((t) => {
      const a = t * Math.PI * 2
      const b = a + 0.36
      const spot = (angle: number, reach: number): [number, number] => [
        Math.cos(angle) * 50 * reach,
        -10 + Math.sin(angle) * 19 * reach + (reach > 0.9 ? 6 : 0),
      ]
      return fill(polygon([spot(a, 1.1), spot(b, 1.1), spot(b, 0.5), spot(a, 0.5)]), white.base)
    })
  const ring = ellipse([0, -6], 51, 22)
  const rider = (x: number, jacket: Colour, bun: boolean) =>
    guest(canvas, {
      at: [x, -8],
      size: 54,
      posture: clinging,
      depth,
      jacket,
      outfit: { hair: bun ? 'bun' : 'short', bottom: inks.ink },
    })
  const drops = steps(40).map((t) => {
    const height = random.between(2, 34) * Math.sin(Math.PI * Math.min(1, t * 1.1))
    return ellipse([mixNumbers(-84, 60, t), 10 - height], random.between(0.8, 2.6))
  })
  return group(
    [
      group(
        [
          fill(ring, skin.shade),
          group([...patches, fill(ellipse([0, 10], 60, 14), skin.deep, 0.5)], { clip: canvas.clip(ring) }),
          fill(ellipse([0, -12], 30, 9), skin.deep),
          rider(-20, inks.marigold, true),
          rider(12, inks.azulejo, false),
          fill(closedCurve(points(-50, -6, -30, 8, 0, 13, 30, 8, 50, -6, 30, 2, 0, 4, -30, 2)), skin.base),
        ],
        { rotate: tilt },
      ),
      wake(canvas, { from: -66, to: 56, y: 15, size: 9, seed: at.join() }),
      fill(drops.join(''), foam),
    ],
    { at, scale: [(size / 100) * mirrored(options), size / 100] },
  )
}
