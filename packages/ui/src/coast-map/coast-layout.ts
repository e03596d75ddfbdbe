import { spreadLabels } from '../logic/spread-labels.ts'

/** A place along the shore, in the units of the shore's drawing. */
export interface CoastStop {
  id: string
  name: string
  kind: 'beach' | 'hotel' | 'activity'
  x: number
  y: number
}

/** The shore as one open line from north to south, the sea on its west, and the size it is drawn in. */
export interface CoastShore {
  path: string
  width: number
  height: number
  /** Closed shapes, wide at the sea. */
  rivers?: readonly string[] | undefined
}

/** Percent of the map's width, pixels of its height. */
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
  /** Pixels. */
  height: number
  /** From the shore's drawing to percent and pixels, as an SVG matrix. */
  matrix: string
  placed: ReadonlyMap<string, PlacedStop>
  pointOf: (stop: CoastStop) => CoastPoint
}

interface Frame {
  /** Between which places along the shore names may stand. */
  along: { least: number; most: number }
  gap: { sea: number; land: number }
  height: number
  matrix: string
  point: (stop: { x: number; y: number }) => CoastPoint
  /** Which of the point's numbers runs along the shore. */
  axis: 'x' | 'y'
  seaLabel: (at: number, shoreAt: number) => CoastPoint
  landLabel: (at: number) => CoastPoint
}

const sideOf = ({ kind }: CoastStop) => (kind === 'beach' ? 'sea' : 'land')

/** The shore around these stops, and enough of it to be known; in the units of its drawing. */
function stretchAround(shore: CoastShore, stops: readonly CoastStop[]): { from: number; to: number } {
  const along = stops.map(({ y }) => y)
  if (along.length === 0) return { from: 0, to: shore.height }
  const [least, most] = [Math.min(...along), Math.max(...along)]
  const length = Math.min(shore.height, Math.max((most - least) * 1.4, shore.height * 0.2))
  const from = Math.min(Math.max((least + most - length) / 2, 0), shore.height - length)
  return { from, to: from + length }
}

/**
 * North at the top: the shore in a band down the middle, beaches named in the sea, the rest on the land. The small
 * map shows the stretch of its stops alone.
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

/** North at the left: the shore lies like a horizon, the sea in front of it, names at a slant on both sides. */
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

/** Where the shore is at a place between two beaches, so that a name that had to move still keeps out of the land. */
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
