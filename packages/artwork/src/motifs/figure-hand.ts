import type { Point } from '../engine/geometry.ts'
import { mirrored, type Placement } from '../engine/placement.ts'
import { type Posture, type PostureName, postures } from './figure-postures.ts'
import { skeleton } from './figure-skeleton.ts'

/** Where a figure's hand is on the page, so that it can hold something. */
export function handOf(
  options: Placement & { posture: PostureName | Posture },
  arm: 'near' | 'far' = 'near',
): Point {
  const { at, size, posture } = options
  const joints = skeleton(typeof posture === 'string' ? postures[posture] : posture)
  const [x, y] = joints.arms[arm === 'near' ? 0 : 1]?.[2] ?? [0, 0]
  return [at[0] + x * size * mirrored(options), at[1] + y * size]
}
