import type { Point } from './geometry.ts'
import { polygon } from './path.ts'
import type { View } from './perspective.ts'

/** An upright plane in the world of a view; its own metres run along it, up, and out towards us. */
export interface Wall {
  length: number
  place(along: number, up: number, out?: number): Point
  /** The closed outline of a rectangle on it. */
  panel(from: Point, to: Point, out?: number): string
}

export type Ground = readonly [right: number, away: number]

/** `from` is the end where `along` is 0. */
export function createWall(view: View, from: Ground, to: Ground): Wall {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dz] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  // Of the two normals, the one that looks back at the eye.
  const faces = from[0] * dz - from[1] * dx > 0 ? -1 : 1
  const [nx, nz] = [dz * faces, -dx * faces]
  const place = (along: number, up: number, out = 0): Point =>
    view.project([from[0] + dx * along + nx * out, up, from[1] + dz * along + nz * out])
  return {
    length,
    place,
    panel: ([a, low], [b, high], out = 0) =>
      polygon([place(a, low, out), place(b, low, out), place(b, high, out), place(a, high, out)]),
  }
}
