import type { CoastShore, CoastStop } from '../../travel/coast-map/coast-layout.ts'

const width = 460
const height = 1000

function project(lat: number, lng: number): { x: number; y: number } {
  return { x: (lng - 73.66) * 1080, y: (15.76 - lat) * 1130 }
}

type Place = readonly [lat: number, lng: number]

/** A smooth path through the places. */
function through(places: readonly Place[]): string {
  const points = places.map(([lat, lng]) => project(lat, lng))
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 }
  const text = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const first = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 }
    const second = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 }
    return `C${text(first)} ${text(second)} ${text(end)}`
  })
  return `M${text(at(0))}${curves.join('')}`
}

/** A river that narrows inland: up one bank and down the other. */
function river(places: readonly Place[]): string {
  const other = places.map(([lat, lng], place): Place => [lat - 0.012 / (place + 1), lng])
  return `${through(places)}L${through(other.toReversed()).slice(1)}Z`
}

const shore: readonly Place[] = [
  [15.74, 73.67],
  [15.722, 73.684],
  [15.71, 73.69],
  [15.687, 73.703],
  [15.645, 73.714],
  [15.622, 73.727],
  [15.61, 73.745],
  [15.598, 73.733],
  [15.575, 73.739],
  [15.556, 73.75],
  [15.543, 73.755],
  [15.518, 73.762],
  [15.492, 73.774],
  [15.486, 73.768],
  [15.497, 73.81],
  [15.5, 73.835],
  [15.48, 73.807],
  [15.452, 73.803],
  [15.43, 73.87],
  [15.412, 73.8],
  [15.37, 73.832],
  [15.345, 73.868],
  [15.305, 73.902],
  [15.277, 73.915],
  [15.22, 73.93],
  [15.155, 73.945],
  [15.14, 73.955],
  [15.09, 73.918],
  [15.043, 73.988],
  [15.02, 74.0],
  [15.01, 74.023],
  [14.97, 74.045],
  [14.9, 74.07],
]

const rivers: readonly (readonly Place[])[] = [
  [
    [15.61, 73.745],
    [15.63, 73.8],
    [15.66, 73.86],
    [15.68, 73.95],
  ],
  [
    [15.5, 73.835],
    [15.49, 73.9],
    [15.53, 73.97],
    [15.5, 74.08],
  ],
  [
    [15.43, 73.87],
    [15.41, 73.93],
    [15.36, 74.0],
    [15.3, 74.09],
  ],
  [
    [15.155, 73.948],
    [15.2, 73.965],
    [15.26, 73.97],
  ],
]

/** A rough shore of Goa, for stories and tests. */
export const sampleShore: CoastShore = { path: through(shore), width, height, rivers: rivers.map(river) }

const stop = (id: string, name: string, kind: CoastStop['kind'], lat: number, lng: number): CoastStop => ({
  id,
  name,
  kind,
  ...project(lat, lng),
})

export const sampleStops: readonly CoastStop[] = [
  stop('arambol', 'Arambol', 'beach', 15.687, 73.703),
  stop('ashwem', 'Ashwem', 'beach', 15.645, 73.714),
  stop('vagator', 'Vagator', 'beach', 15.598, 73.733),
  stop('anjuna', 'Anjuna', 'beach', 15.575, 73.739),
  stop('baga', 'Baga', 'beach', 15.556, 73.75),
  stop('calangute', 'Calangute', 'beach', 15.543, 73.755),
  stop('candolim', 'Candolim', 'beach', 15.518, 73.762),
  stop('miramar', 'Miramar', 'beach', 15.48, 73.807),
  stop('colva', 'Colva', 'beach', 15.277, 73.915),
  stop('agonda', 'Agonda', 'beach', 15.043, 73.988),
  stop('butterfly', 'Butterfly', 'beach', 15.02, 74.0),
  stop('palolem', 'Palolem', 'beach', 15.01, 74.023),
  stop('tree-house', 'Tree House Hotel', 'hotel', 15.585, 73.755),
  stop('la-view', 'La View Hotel', 'hotel', 15.562, 73.757),
  stop('wotel', 'Wotel Calangute', 'hotel', 15.545, 73.764),
  stop('regent-laguna', 'Regent Laguna Hotel', 'hotel', 15.54, 73.766),
  stop('amara-grand', 'Amara Grand Hotel', 'hotel', 15.516, 73.77),
  stop('paragliding', 'Paragliding', 'activity', 15.69, 73.712),
  stop('north-explorer', 'North Goa Explorer', 'activity', 15.6, 73.76),
  stop('bungee', 'Bungee Jumping', 'activity', 15.65, 73.86),
  stop('kayaking', 'Kayaking', 'activity', 15.564, 73.752),
  stop('watersports', 'Ultimate 5 Watersports Adventure', 'activity', 15.55, 73.756),
  stop('snow-park', 'Snow Park', 'activity', 15.551, 73.768),
  stop('flyboarding', 'Flyboarding', 'activity', 15.5, 73.775),
  stop('dolphins', 'Dolphin Watching Cruise', 'activity', 15.495, 73.778),
  stop('sunset-cruise', 'Sunset Cruise', 'activity', 15.501, 73.83),
  stop('dinner-cruise', 'Mandovi Dinner Cruise', 'activity', 15.5, 73.835),
  stop('boat-party', 'Boat Party', 'activity', 15.499, 73.84),
  stop('scuba', 'Scuba Diving Combo', 'activity', 15.41, 73.805),
  stop('south-tour', 'South Goa Sightseeing', 'activity', 15.28, 73.96),
  stop('dudhsagar', 'Dudhsagar Waterfall', 'activity', 15.314, 74.314),
]
