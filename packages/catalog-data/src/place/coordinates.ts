/** In degrees north and east, accurate to a kilometre. */
export interface Coordinates {
  lat: number
  lng: number
}

/** A bounding box in degrees. */
export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

export function isWithin({ lat, lng }: Coordinates, { south, west, north, east }: Bounds): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/** The first area that contains the place. */
export function areaOf<Area extends { bounds: Bounds }>(
  place: Coordinates,
  areas: readonly Area[],
): Area | undefined {
  return areas.find(({ bounds }) => isWithin(place, bounds))
}

/** URL of an embedded map centred on a place. */
export function mapEmbed({ lat, lng }: Coordinates, zoom = 15): string {
  return `https://www.google.com/maps?q=${lat},${lng}&z=${zoom}&output=embed`
}

/** URL of a map search for a place; adds the region if the text does not name it. */
export function mapSearch(place: string, region: string): string {
  const named = new Set(place.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  const missing = region
    .toLowerCase()
    .split(/\s+/)
    .some((word) => !named.has(word))
  const query = missing ? `${place}, ${region}` : place
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
