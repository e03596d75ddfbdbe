/** Degrees north and east, true to the kilometre. */
export interface Coordinates {
  lat: number
  lng: number
}

/** An address for an embedded map centred on a place. */
export function mapEmbed({ lat, lng }: Coordinates, zoom = 15): string {
  return `https://www.google.com/maps?q=${lat},${lng}&z=${zoom}&output=embed`
}

/** An address that opens a map search for a place written in words; one that doesn't say so is in Goa. */
export function mapSearch(place: string): string {
  const query = /\bgoa\b/i.test(place) ? place : `${place}, Goa`
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
