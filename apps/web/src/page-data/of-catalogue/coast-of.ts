import type { Catalogue } from '@susegad/catalog-data/catalogue'
import { createCoastMap, type River } from '@susegad/catalog-data/coast'
import type { Coordinates } from '@susegad/catalog-data/place'
import type { CoastShore, CoastStop } from '@susegad/ui/coast-map'
import type { CoastData, NearbyData, NearbyLink } from '../coast-data.ts'
import type { PlacePath } from '../place-path.ts'
import { memoize } from './memoize.ts'

type PlaceKind = CoastStop['kind']

interface CoastPlace extends CoastStop {
  href: string
  coordinates: Coordinates
}

const size = { width: 420, height: 1000 }
const sections = { beach: 'beaches', hotel: 'hotels', activity: 'activitys' } as const
const idOf = (kind: PlaceKind, slug: string) => `${kind}-${slug}`

/** The shore of a business, and its places from north to south. */
const coastOf = memoize((catalogue: Catalogue) => {
  const { coast, hotelSummaries, activitySummaries, beachSummaries } = catalogue
  const map = coast && createCoastMap(coast, { ...size, padding: 24 })
  // Unused without a map.
  const pointOf = (at: Coordinates) => {
    const { x, y } = map?.project(at) ?? { x: 0, y: 0 }
    return { x: Math.round(x), y: Math.round(y) }
  }
  const placesOf = (
    kind: PlaceKind,
    records: readonly { slug: string; name: string; coordinates: Coordinates | null }[],
  ): CoastPlace[] =>
    records.flatMap(({ slug, name, coordinates }) => {
      if (!coordinates) return []
      const href = `/${sections[kind]}/${slug}` satisfies PlacePath
      return [{ id: idOf(kind, slug), name, kind, href, coordinates, ...pointOf(coordinates) }]
    })
  const shoreBetween = (from: number, to: number): CoastShore | null => {
    if (!coast || !map) return null
    const isNear = ({ line: [mouth] }: River) => {
      const y = mouth ? map.project({ lat: mouth[0], lng: mouth[1] }).y : from
      return from <= y && y <= to
    }
    const rivers = coast.rivers.filter(isNear).map(map.riverPath)
    return { ...size, path: map.coastPath(from, to), rivers }
  }
  return {
    shore: shoreBetween(-Infinity, Infinity),
    /** The shore by these places, with what a small map shows around them. */
    shoreAt(shown: readonly CoastPlace[]): CoastShore | null {
      const along = shown.map(({ y }) => y)
      const reach = Math.max(...along) - Math.min(...along)
      const beyond = Math.max(size.height * 0.22, reach * 0.55)
      return shoreBetween(Math.min(...along) - beyond, Math.max(...along) + beyond)
    },
    places: [
      ...placesOf('beach', beachSummaries),
      ...placesOf('hotel', hotelSummaries),
      ...placesOf('activity', activitySummaries),
    ].sort((a, b) => b.coordinates.lat - a.coordinates.lat),
  }
})

/** The whole coast with all its places; null if there is nothing to draw. */
export function wholeCoastOf(catalogue: Catalogue): CoastData | null {
  const { shore, places } = coastOf(catalogue)
  if (!shore || places.length === 0) return null
  return { shore, stops: places.map(({ coordinates, ...stop }) => stop) }
}

/** The whole coast with its beaches and hotels; null if there is nothing to draw. */
export function coastDataOf(catalogue: Catalogue): CoastData | null {
  const coast = wholeCoastOf(catalogue)
  const stops = coast?.stops.filter(({ kind }) => kind !== 'activity') ?? []
  return coast && stops.length > 0 ? { ...coast, stops } : null
}

const NEARBY_SHOWN = 5
const NEARBY_KM = 15

/** Places near one (straight-line distance), and the nearest hotel at any distance; null if there are none. */
export function nearbyDataOf(catalogue: Catalogue, kind: PlaceKind, slug: string): NearbyData | null {
  const { shoreAt, places } = coastOf(catalogue)
  const id = idOf(kind, slug)
  const own = places.find((place) => place.id === id)
  if (!own) return null
  const others = places
    .filter((place) => place !== own)
    .map((place) => ({ place, distance: distanceBetween(own.coordinates, place.coordinates) }))
    .sort((a, b) => a.distance - b.distance)
  const near = others.filter(({ distance }) => distance <= NEARBY_KM).slice(0, NEARBY_SHOWN)
  const stay = kind === 'hotel' ? undefined : others.find(({ place }) => place.kind === 'hotel')
  const listed = stay && !near.includes(stay) ? [...near, stay] : near
  if (listed.length === 0) return null
  const shown = new Set([own, ...listed.map(({ place }) => place)])
  const stops = places.filter((place) => shown.has(place))
  return {
    current: id,
    near: near.map(linkOf),
    stay: stay && !near.includes(stay) ? linkOf(stay) : null,
    shore: shoreAt(stops),
    stops: stops.map(({ coordinates, href, ...stop }) => stop),
  }
}

const linkOf = ({
  place: { id, name, href },
  distance,
}: {
  place: CoastPlace
  distance: number
}): NearbyLink => ({
  id,
  name,
  href,
  // In whole metres.
  distance: Math.round(distance * 1000) / 1000,
})

const EARTH_RADIUS_KM = 6371

/** Distance in kilometres, as the crow flies. */
function distanceBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const x = radians(b.lng - a.lng) * Math.cos(radians((a.lat + b.lat) / 2))
  const y = radians(b.lat - a.lat)
  return Math.hypot(x, y) * EARTH_RADIUS_KM
}
