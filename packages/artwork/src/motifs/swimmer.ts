import type { Canvas } from '../engine/canvas.ts'
import { box, ellipse, leaf } from '../engine/path.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { fill, group } from '../engine/svg.ts'
import { figure } from './figure.ts'
import type { Outfit } from './figure-outfit.ts'
import type { Posture } from './figure-postures.ts'

/** One arm over the water, the other reaching ahead of the face. */
const crawl: Posture = {
  lean: 80,
  arms: [222, 122, 88, 96],
  legs: [-84, -96, -98, -84],
  seat: 0.2,
  nod: -16,
}

/** Someone who swims: what is under the surface is seen through it; `size` is the height standing, `at` the water. */
export function swimmer(canvas: Canvas, options: Placement & { outfit?: Outfit }): string {
  const { at, size, depth = 0, outfit = {} } = options
  const [x, y] = at
  const way = mirrored(options)
  const { foam, sea } = canvas.palette
  const person = figure(canvas, {
    ...options,
    at: [x, y + size * 0.235],
    posture: crawl,
    depth,
    outfit: { sleeves: 'none', legs: 'bare', ...outfit },
  })
  const above = canvas.clip(box(x - size, y - size, size * 2, size))
  const ahead = x + way * size * 0.42
  return group([
    fill(ellipse([x + way * size * 0.02, y + size * 0.05], size * 0.5, size * 0.06), sea[2], 0.28),
    group([person], { opacity: 0.42 }),
    group([person], { clip: above }),
    fill(
      leaf([x - size * 0.1, y], [ahead, y + size * 0.005], size * 0.012) +
        leaf(
          [ahead - way * size * 0.22, y + size * 0.035],
          [ahead + way * size * 0.1, y + size * 0.02],
          size * 0.012,
        ) +
        leaf(
          [x - way * size * 0.62, y + size * 0.02],
          [x - way * size * 0.36, y + size * 0.01],
          size * 0.016,
        ) +
        leaf([x - way * size * 0.95, y + size * 0.05], [x - way * size * 0.5, y + size * 0.04], size * 0.006),
      foam,
      0.9,
    ),
  ])
}
