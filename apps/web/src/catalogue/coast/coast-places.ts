import { type ActivitySlug, activitySummaries } from '@susegad/catalog-data/activities'
import { type BeachSlug, beachSummaries } from '@susegad/catalog-data/beaches'
import { coast, createCoastMap } from '@susegad/catalog-data/coast'
import { type HotelSlug, hotelSummaries } from '@susegad/catalog-data/hotels'
import type { Coordinates } from '@susegad/catalog-data/place'
import type { CoastStop } from '@susegad/ui/coast-map'

export type PlaceKind = CoastStop['kind']

interface CoastPlace extends CoastStop {
  slug: HotelSlug | ActivitySlug | BeachSlug
  coordinates: Coordinates
}

const size = { width: 420, height: 1000 }
const map = coast && createCoastMap(coast, { ...size, padding: 24 })

/** The shoreline and the rivers as paths of the map; undefined for a business without one. */
export const shore = coast &&
  map && { ...size, path: map.coastPath(), rivers: coast.rivers.map(map.riverPath) }

// Never seen: without a map nobody draws them.
const nowhere = { x: 0, y: 0 }

const placesOf = (
  kind: PlaceKind,
  records: readonly { slug: CoastPlace['slug']; name: string; coordinates: Coordinates | null }[],
): CoastPlace[] =>
  records.flatMap(({ slug, name, coordinates }) =>
    coordinates
      ? [{ id: stopId(kind, slug), slug, name, kind, coordinates, ...(map?.project(coordinates) ?? nowhere) }]
      : [],
  )

const sections = { beach: 'beaches', hotel: 'hotels', activity: 'activitys' } as const

/** Address of the place's page. */
export function placeHref({ kind, slug }: Pick<CoastPlace, 'kind' | 'slug'>): string {
  return `/${sections[kind]}/${slug}`
}

export function stopId(kind: PlaceKind, slug: string): string {
  return `${kind}-${slug}`
}

/** Every place of the catalogue from north to south. */
export const coastPlaces: readonly CoastPlace[] = [
  ...placesOf('beach', beachSummaries),
  ...placesOf('hotel', hotelSummaries),
  ...placesOf('activity', activitySummaries),
].sort((a, b) => b.coordinates.lat - a.coordinates.lat)

const EARTH_RADIUS_KM = 6371

/** Distance in kilometres, as the crow flies. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const x = radians(b.lng - a.lng) * Math.cos(radians((a.lat + b.lat) / 2))
  const y = radians(b.lat - a.lat)
  return Math.hypot(x, y) * EARTH_RADIUS_KM
}

/** The places nearest to a place, with their distances. */
export function placesNear(id: string, count: number): { place: CoastPlace; distance: number }[] {
  const own = coastPlaces.find((place) => place.id === id)
  if (!own) return []
  return coastPlaces
    .filter((place) => place.id !== id)
    .map((place) => ({ place, distance: distanceBetween(own.coordinates, place.coordinates) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
}
