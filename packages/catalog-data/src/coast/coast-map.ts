import type { Coordinates } from '../place/coordinates.ts'
import type { CoastRecord } from '../schema/coast-schema.ts'

type River = CoastRecord['rivers'][number]
type LatLng = CoastRecord['shore'][number]

export interface MapPoint {
  x: number
  y: number
}

export interface CoastMapSetting {
  width: number
  height: number
  /** `up` puts north at the top; `left` turns the coast sideways, with the sea at the bottom. @default 'up' */
  north?: 'up' | 'left'
  /** Free space inside the edges. @default 0 */
  padding?: number
  /** Places that must fit inside. @default the whole shoreline */
  around?: readonly Coordinates[]
}

export interface CoastAnchor extends MapPoint {
  /** Nearest point on the shoreline. */
  shore: MapPoint
  /** Unit vector out to sea, where a label has room. */
  seaward: MapPoint
}

export interface CoastMap {
  project(place: Coordinates): MapPoint
  /** Positions for a place's dot and label. */
  anchor(place: Coordinates): CoastAnchor
  /** The shoreline as an open SVG path; with two limits only the part between them, from the top of the page. */
  coastPath(from?: number, to?: number): string
  /** The land as an SVG path, closed along the hills. */
  landPath(): string
  /** A river as a closed SVG path that narrows inland. */
  riverPath(river: River): string
  /** Length of a kilometre in page units. */
  kilometre: number
}

const kilometresOfDegree = 111.32

/** Equirectangular projection: away from the equator, a degree of longitude is shorter than one of latitude. */
function flattening(shore: readonly LatLng[]): (place: Coordinates) => MapPoint {
  const latitudes = shore.map(([lat]) => lat)
  const middle = Math.round((Math.min(...latitudes) + Math.max(...latitudes)) * 5) / 10
  const narrowing = Math.cos((middle * Math.PI) / 180)
  return ({ lat, lng }) => ({ x: lng * narrowing * kilometresOfDegree, y: -lat * kilometresOfDegree })
}

const turned = ({ x, y }: MapPoint): MapPoint => ({ x: y, y: -x })
const coordinates = ([lat, lng]: LatLng): Coordinates => ({ lat, lng })
const pair = ({ x, y }: MapPoint) => `${Math.round(x)} ${Math.round(y)}`

/** Offset between two points. Both are rounded first, so that rounding errors don't add up along a path. */
const step = (from: MapPoint, to: MapPoint) =>
  `${Math.round(to.x) - Math.round(from.x)} ${Math.round(to.y) - Math.round(from.y)}`

/**
 * A smooth curve through the points, without the initial `M` command. Relative, and after the first piece with `s`, which
 * mirrors the control point before it: half as long as absolute curves.
 */
function curveThrough(points: readonly MapPoint[]): string {
  return points
    .slice(1)
    .map((end, index) => {
      const start = points[index] ?? end
      const after = points[index + 2] ?? end
      const leaving = { x: start.x + (end.x - start.x) / 6, y: start.y + (end.y - start.y) / 6 }
      const arriving = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 }
      const [command, controls] = index === 0 ? ['c', [leaving, arriving]] : ['s', [arriving]]
      return command + [...controls, end].map((point) => step(start, point)).join(' ')
    })
    .join('')
}

const opening = (points: readonly MapPoint[]) => (points[0] ? `M${pair(points[0])}` : '')

/** A band that tapers from `width` to a seventh of it. */
function taper(points: readonly MapPoint[], width: number): string {
  const banks = points.map((here, index) => {
    const [before, after] = [points[index - 1] ?? here, points[index + 1] ?? here]
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const half = (width / 2) * (1 - (0.86 * index) / Math.max(1, points.length - 1))
    const aside = { x: ((after.y - before.y) / length) * half, y: (-(after.x - before.x) / length) * half }
    return {
      left: { x: here.x + aside.x, y: here.y + aside.y },
      right: { x: here.x - aside.x, y: here.y - aside.y },
    }
  })
  const left = banks.map((bank) => bank.left)
  const right = banks.map((bank) => bank.right).reverse()
  return `${opening(left)}${curveThrough(left)}${opening(right).replace('M', 'L')}${curveThrough(right)}Z`
}

/** Fits a coast into a box and projects places onto it. */
export function createCoastMap(
  { shore: shoreline, inlandBorder }: Pick<CoastRecord, 'shore' | 'inlandBorder'>,
  setting: CoastMapSetting,
): CoastMap {
  const { width, height, north = 'up', padding = 0, around = shoreline.map(coordinates) } = setting
  const flat = flattening(shoreline)
  const lay = (place: Coordinates) => (north === 'up' ? flat(place) : turned(flat(place)))
  const laid = around.map(lay)
  const [xs, ys] = [laid.map(({ x }) => x), laid.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, tall] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1]
  const kilometre = Math.min((width - padding * 2) / wide, (height - padding * 2) / tall)
  const [offsetX, offsetY] = [(width - wide * kilometre) / 2, (height - tall * kilometre) / 2]
  const project = (place: Coordinates): MapPoint => {
    const { x, y } = lay(place)
    return { x: offsetX + (x - left) * kilometre, y: offsetY + (y - top) * kilometre }
  }
  const line = (points: readonly LatLng[]) => points.map((point) => project(coordinates(point)))
  const shore = line(shoreline)
  const sea: MapPoint = north === 'up' ? { x: -1, y: 0 } : { x: 0, y: 1 }
  return {
    project,
    kilometre,
    anchor(place) {
      const dot = project(place)
      const apart = ({ x, y }: MapPoint) => Math.hypot(x - dot.x, y - dot.y)
      const nearest = shore.reduce(
        (best, point) => (apart(point) < apart(best) ? point : best),
        shore[0] ?? dot,
      )
      return { ...dot, shore: nearest, seaward: sea }
    },
    coastPath(from = -Infinity, to = Infinity) {
      const part = shore.filter(({ y }) => from <= y && y <= to)
      return opening(part) + curveThrough(part)
    },
    landPath: () =>
      `${opening(shore)}${curveThrough(shore)}${line(inlandBorder)
        .map((point) => `L${pair(point)}`)
        .join('')}Z`,
    riverPath: ({ line: course, mouth }) => taper(line(course), mouth * kilometre),
  }
}
