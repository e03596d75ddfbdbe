import type { Catalogue } from '@susegad/catalog-data/catalogue'
import { createCoastMap } from '@susegad/catalog-data/coast'
import type { Coordinates } from '@susegad/catalog-data/place'
import type { CoastShore, CoastStop } from '@susegad/ui/coast-map'
import type { CoastData, NearbyData, NearbyLink } from '../coast-data.ts'
import type { PlacePath } from '../place-path.ts'
import { madeOnce } from './made-once.ts'

type PlaceKind = CoastStop['kind']

interface CoastPlace extends CoastStop {
  href: string
  coordinates: Coordinates
}

const size = { width: 420, height: 1000 }
const sections = { beach: 'beaches', hotel: 'hotels', activity: 'activitys' } as const
const idOf = (kind: PlaceKind, slug: string) => `${kind}-${slug}`

/** The shore of a business, and its places from north to south. */
const coastOf = madeOnce((catalogue: Catalogue): { shore: CoastShore | null; places: CoastPlace[] } => {
  const { coast, hotelSummaries, activitySummaries, beachSummaries } = catalogue
  const map = coast && createCoastMap(coast, { ...size, padding: 24 })
  // Unused without a map.
  const pointOf = (at: Coordinates) => {
    const { x, y } = map?.project(at) ?? { x: 0, y: 0 }
    return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
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
  return {
    shore: coast && map ? { ...size, path: map.coastPath(), rivers: coast.rivers.map(map.riverPath) } : null,
    places: [
      ...placesOf('beach', beachSummaries),
      ...placesOf('hotel', hotelSummaries),
      ...placesOf('activity', activitySummaries),
    ].sort((a, b) => b.coordinates.lat - a.coordinates.lat),
  }
})

/** The whole coast with its beaches and hotels; null if there is nothing to draw. */
export function coastDataOf(catalogue: Catalogue): CoastData | null {
  const { shore, places } = coastOf(catalogue)
  const stops = places.filter(({ kind }) => kind !== 'activity')
  if (!shore || stops.length === 0) return null
  return { shore, stops: stops.map(({ coordinates, ...stop }) => stop) }
}

const NEARBY_SHOWN = 5
const NEARBY_KM = 15

/** Places near one (straight-line distance), and the nearest hotel at any distance; null if there are none. */
export function nearbyDataOf(catalogue: Catalogue, kind: PlaceKind, slug: string): NearbyData | null {
  const { shore, places } = coastOf(catalogue)
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
  return {
    current: id,
    near: near.map(linkOf),
    stay: stay && !near.includes(stay) ? linkOf(stay) : null,
    shore,
    stops: places.filter((place) => shown.has(place)).map(({ coordinates, href, ...stop }) => stop),
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
  distance,
})

const EARTH_RADIUS_KM = 6371

/** Distance in kilometres, as the crow flies. */
function distanceBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const x = radians(b.lng - a.lng) * Math.cos(radians((a.lat + b.lat) / 2))
  const y = radians(b.lat - a.lat)
  return Math.hypot(x, y) * EARTH_RADIUS_KM
}
