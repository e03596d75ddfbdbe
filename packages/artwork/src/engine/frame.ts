import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { type Point, radians } from './geometry.ts'
import type { Tones } from './palette.ts'
import { polygon } from './path.ts'
import type { View } from './perspective.ts'
import type { Spot } from './solid.ts'
import { type Fill, fill, group } from './svg.ts'

/** A thing's own space inside the space of a view, so that furniture vanishes with its room. */
export interface Frame {
  project(spot: Spot): Point
  /** Pixels of one metre where it stands. */
  metre: number
}

export interface FrameSetting {
  /** Metres to the right and away. */
  at: readonly [right: number, away: number]
  up?: number
  /** 0 faces right with its right side to us, 90 comes towards us, 180 faces left. */
  heading?: number
}

export function createFrame(view: View, { at: [right, away], up = 0, heading = 0 }: FrameSetting): Frame {
  const [cos, sin] = [Math.cos(radians(heading)), Math.sin(radians(heading))]
  const project = ([ahead, height, aside]: Spot) =>
    view.project([right + ahead * cos - aside * sin, up + height, away - ahead * sin - aside * cos])
  return { project, metre: Math.abs(project([0, 0, 0])[1] - project([0, 1, 0])[1]) }
}

/** A flat face through some spots. */
export const facet = (frame: Frame, spots: readonly Spot[], paint: Fill, opacity = 1): string =>
  fill(polygon(spots.map(frame.project)), paint, opacity)

/** Twice the signed area: its sign tells which face of a plane we see. */
const turn = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)

const middleX = (points: readonly Point[]) => points.reduce((sum, [x]) => sum + x, 0) / points.length

export interface SolidBlock {
  /** The corner behind, below, left. */
  from: Spot
  /** The corner ahead, above, right. */
  to: Spot
  tones: Tones
  /** Lets light through, as glass and gauze do. */
  opacity?: number
}

/** A box with the faces that the eye of the view can see. */
export function solidBlock(
  canvas: Canvas,
  frame: Frame,
  { from, to, tones, opacity = 1 }: SolidBlock,
): string {
  const [b, l, s] = from
  const [f, h, r] = to
  const flat = (up: number): Spot[] => [
    [b, up, s],
    [f, up, s],
    [f, up, r],
    [b, up, r],
  ]
  const across = (ahead: number): Spot[] => [
    [ahead, l, s],
    [ahead, l, r],
    [ahead, h, r],
    [ahead, h, s],
  ]
  const along = (right: number): Spot[] => [
    [b, l, right],
    [f, l, right],
    [f, h, right],
    [b, h, right],
  ]
  const faces = [
    { spots: flat(l), sign: -1, plane: 'under' },
    { spots: across(b), sign: -1, plane: 'side' },
    { spots: across(f), sign: 1, plane: 'side' },
    { spots: along(s), sign: 1, plane: 'side' },
    { spots: along(r), sign: -1, plane: 'side' },
    { spots: flat(h), sign: 1, plane: 'top' },
  ].map(({ spots, sign, plane: kind }) => ({ points: spots.map(frame.project), sign, kind }))
  const xs = faces.flatMap(({ points }) => points.map(([x]) => x))
  const [low, high] = [Math.min(...xs), Math.max(...xs)]
  const centre = (low + high) / 2
  const lit = canvas.side(centre)
  return group(
    faces
      .filter(({ points, sign }) => turn(points) * sign > 0)
      .map(({ points, kind }) => {
        const towards = ((middleX(points) - centre) / Math.max(1, high - low)) * lit
        const side =
          towards > 0.2
            ? mix(tones.base, tones.light, 0.3)
            : towards < -0.2
              ? tones.shade
              : mix(tones.base, tones.shade, 0.34)
        return fill(polygon(points), kind === 'top' ? tones.light : kind === 'under' ? tones.deep : side)
      }),
    opacity < 1 ? { opacity } : {},
  )
}

/** The convex outline around some points. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (row: readonly Point[]) => {
    const line: Point[] = []
    for (const point of row) {
      for (
        let last = line.at(-1), before = line.at(-2);
        last && before;
        last = line.at(-1), before = line.at(-2)
      ) {
        if (
          (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]) >
          0
        )
          break
        line.pop()
      }
      line.push(point)
    }
    return line.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

export interface FootShade {
  from: readonly [ahead: number, right: number]
  to: readonly [ahead: number, right: number]
  /** How far it reaches away from the light, in metres. */
  reach?: number
  opacity?: number
}

/** The shade at the foot of a thing, drawn out away from the light. */
export function footShade(
  canvas: Canvas,
  frame: Frame,
  { from: [b, s], to: [f, r], reach = 0.3, opacity = 0.28 }: FootShade,
): string {
  const corners = [
    [b, 0, s],
    [f, 0, s],
    [f, 0, r],
    [b, 0, r],
  ].map(([ahead = 0, up = 0, right = 0]) => frame.project([ahead, up, right]))
  const way = -canvas.side(middleX(corners)) * frame.metre * reach
  const moved = corners.map(([x, y]): Point => [x + way, y + Math.abs(way) * 0.08])
  return fill(polygon(hull([...corners, ...moved])), canvas.palette.shadow, opacity)
}

/** The same drawing upside down below the page's line `y`, as still water shows it. */
export const mirrorBelow = (drawing: readonly string[], y: number, squash = 1): string =>
  group(drawing, { at: [0, y * (1 + squash)], scale: [1, -squash] })
