/** In degrees north and east, accurate to a kilometre. */
export interface Coordinates {
  lat: number
  lng: number
}

/** URL of an embedded map centred on a place. */
export function mapEmbed({ lat, lng }: Coordinates, zoom = 15): string {
  return `https://www.google.com/maps?q=${lat},${lng}&z=${zoom}&output=embed`
}

/** URL of a map search for a place; adds Goa if the text does not contain it. */
export function mapSearch(place: string): string {
  const query = /\bgoa\b/i.test(place) ? place : `${place}, Goa`
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
