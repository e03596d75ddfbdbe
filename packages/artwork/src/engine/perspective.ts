import type { Point } from './geometry.ts'

export type Quad = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point]

/** Maps a flat drawing (0–1 across, 0–1 down) on a plane seen at an angle. */
export function onPlane([a, b, c, d]: Quad): (u: number, v: number) => Point {
  const dx1 = b[0] - c[0]
  const dx2 = d[0] - c[0]
  const dx3 = a[0] - b[0] + c[0] - d[0]
  const dy1 = b[1] - c[1]
  const dy2 = d[1] - c[1]
  const dy3 = a[1] - b[1] + c[1] - d[1]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / determinant
  const h = (dx1 * dy3 - dx3 * dy1) / determinant
  const [p, q, r, s] = [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
  ]
  return (u, v) => {
    const w = g * u + h * v + 1
    return [(p * u + q * v + a[0]) / w, (r * u + s * v + a[1]) / w]
  }
}

/** Metres: to the right, above the ground, away from the eye. */
export type Place = readonly [right: number, up: number, away: number]

export interface View {
  horizon: number
  /** Where a place in the world lands on the page. */
  project(place: Place): Point
  /** Height in pixels of something `metres` tall whose foot is drawn at `y`. */
  tall(metres: number, y: number): number
  /** Pixels of one metre at a distance. */
  metre(away: number): number
}

export interface ViewSetting {
  /** The page's y of eye level. */
  horizon: number
  /** Height of the eye above the ground in metres. */
  eye?: number
  /** The page's x of the vanishing point. */
  centre?: number
  /** Focal length in pixels: small is wide, large is tele. */
  focal?: number
  /** Degrees the eye has turned to the right. */
  turn?: number
}

/** A camera for all that stands in one space, so that nothing floats and sizes agree. */
export function createView({ horizon, eye = 1.7, centre = 960, focal = 1500, turn = 0 }: ViewSetting): View {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return {
    horizon,
    project([right, up, away]) {
      const x = right * cos - away * sin
      const z = Math.max(0.05, right * sin + away * cos)
      return [centre + (focal * x) / z, horizon + (focal * (eye - up)) / z]
    },
    tall: (metres, y) => (metres / eye) * (y - horizon),
    metre: (away) => focal / away,
  }
}
