import { spreadLabels } from '../../logic/spread-labels.ts'

/** A place along the shore; `x` and `y` are in the units of `CoastShore`. */
export interface CoastStop {
  id: string
  name: string
  kind: 'beach' | 'hotel' | 'activity'
  x: number
  y: number
  /** URL of its page; without it the name is plain text. */
  href?: string | undefined
}

/** The shore as one open path from north to south with the sea to the west, and the size of its drawing. */
export interface CoastShore {
  path: string
  width: number
  height: number
  /** Closed paths, wide at the sea. */
  rivers?: readonly string[] | undefined
}

/** `x` in percent of the map's width, `y` in pixels. */
export interface CoastPoint {
  x: number
  y: number
}

export interface PlacedStop {
  dot: CoastPoint
  label: CoastPoint
  side: 'sea' | 'land'
}

export interface CoastLayout {
  /** In pixels. */
  height: number
  /** SVG matrix from the units of the shore to percent and pixels. */
  matrix: string
  placed: ReadonlyMap<string, PlacedStop>
  pointOf: (stop: CoastStop) => CoastPoint
}

interface Frame {
  /** Limits along the shore between which labels may be placed. */
  along: { least: number; most: number }
  gap: { sea: number; land: number }
  height: number
  matrix: string
  point: (stop: { x: number; y: number }) => CoastPoint
  /** The axis that runs along the shore. */
  axis: 'x' | 'y'
  seaLabel: (at: number, shoreAt: number) => CoastPoint
  landLabel: (at: number) => CoastPoint
}

const sideOf = ({ kind }: CoastStop) => (kind === 'beach' ? 'sea' : 'land')

/** The stretch of shore around these stops, long enough to be recognised, in the units of the shore. */
function stretchAround(shore: CoastShore, stops: readonly CoastStop[]): { from: number; to: number } {
  const along = stops.map(({ y }) => y)
  if (along.length === 0) return { from: 0, to: shore.height }
  const [least, most] = [Math.min(...along), Math.max(...along)]
  const length = Math.min(shore.height, Math.max((most - least) * 1.4, shore.height * 0.2))
  const from = Math.min(Math.max((least + most - length) / 2, 0), shore.height - length)
  return { from, to: from + length }
}

/**
 * North at the top: the shore in a band down the middle, beaches named in the sea, other stops on land. The small
 * map shows only the stretch around its stops.
 */
export function tallLayout(
  shore: CoastShore,
  stops: readonly CoastStop[],
  size: 'full' | 'small',
): CoastLayout {
  const isFull = size === 'full'
  const stretch = isFull ? { from: 0, to: shore.height } : stretchAround(shore, stops)
  const gap = isFull ? { sea: 30, land: 32 } : { sea: 36, land: 46 }
  const onLand = stops.filter((stop) => sideOf(stop) === 'land').length
  const height = Math.max(isFull ? 720 : 340, onLand * gap.land + 140)
  const pad = isFull ? 44 : 28
  const [left, right] = isFull ? [40, 56] : [42, 55]
  const scale = (height - 2 * pad) / (stretch.to - stretch.from)
  const top = pad - stretch.from * scale
  return place(stops, {
    along: { least: 24, most: height - (isFull ? 104 : 24) },
    gap,
    height,
    matrix: `matrix(${(right - left) / shore.width} 0 0 ${scale} ${left} ${top})`,
    point: ({ x, y }) => ({
      x: left + (Math.min(x, shore.width) / shore.width) * (right - left),
      y: top + y * scale,
    }),
    axis: 'y',
    seaLabel: (at, shoreAt) => ({ x: shoreAt - 2.5, y: at }),
    landLabel: (at) => ({ x: right + 3, y: at }),
  })
}

/** North at the left: the shore runs across, the sea in front, slanted names on both sides. */
export function wideLayout(shore: CoastShore, stops: readonly CoastStop[]): CoastLayout {
  const [left, right] = [7, 88]
  const [top, band] = [194, 136]
  return place(stops, {
    along: { least: 3, most: 87 },
    gap: { sea: 3, land: 2.9 },
    height: 490,
    matrix: `matrix(0 ${-band / shore.width} ${(right - left) / shore.height} 0 ${left} ${top + band})`,
    point: ({ x, y }) => ({
      x: left + (y / shore.height) * (right - left),
      y: top + band - (Math.min(x, shore.width) / shore.width) * band,
    }),
    axis: 'x',
    seaLabel: (at, shoreAt) => ({ x: at, y: shoreAt + 28 }),
    landLabel: (at) => ({ x: at, y: top - 30 }),
  })
}

function place(stops: readonly CoastStop[], frame: Frame): CoastLayout {
  const points = stops
    .map((stop) => ({ stop, dot: frame.point(stop), side: sideOf(stop) }) as const)
    .sort((a, b) => a.dot[frame.axis] - b.dot[frame.axis])
  const shoreline = points.filter(({ side }) => side === 'sea').map(({ dot }) => dot)
  const placed = new Map<string, PlacedStop>()
  for (const side of ['sea', 'land'] as const) {
    const here = points.filter((point) => point.side === side)
    const wanted = here.map(({ dot }) => dot[frame.axis])
    const at = spreadLabels(wanted, frame.gap[side], frame.along.least, frame.along.most)
    for (const [index, { stop, dot }] of here.entries()) {
      const position = at[index] ?? dot[frame.axis]
      const label =
        side === 'sea'
          ? frame.seaLabel(position, shoreAt(shoreline, position, frame.axis))
          : frame.landLabel(position)
      placed.set(stop.id, { dot, label, side })
    }
  }
  return { height: frame.height, matrix: frame.matrix, placed, pointOf: frame.point }
}

/** Interpolates the shore between two beaches, so that a name that was moved stays off the land. */
function shoreAt(beaches: readonly CoastPoint[], at: number, axis: 'x' | 'y'): number {
  const across = axis === 'x' ? 'y' : 'x'
  const after = beaches.findIndex((beach) => beach[axis] >= at)
  const next = beaches[after === -1 ? beaches.length - 1 : after]
  const before = beaches[after === -1 ? beaches.length - 1 : Math.max(after - 1, 0)]
  if (!next || !before) return 0
  const stretch = next[axis] - before[axis]
  const part = stretch === 0 ? 0 : Math.min(Math.max((at - before[axis]) / stretch, 0), 1)
  return before[across] + (next[across] - before[across]) * part
}
