/** A search on the map for a place written in words. */
export function mapsSearch(place: string): string {
  const query = /\bgoa\b/i.test(place) ? place : `${place}, Goa`
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
