export interface Point {
  x: number
  y: number
}

/** The place whose middle is nearest to that of the dragged entry. */
export function nearestPlace(places: readonly Point[], from: number, by: Point): number {
  const own = places[from]
  if (!own) return from
  const distances = places.map(({ x, y }) => Math.hypot(own.x + by.x - x, own.y + by.y - y))
  return distances.indexOf(Math.min(...distances))
}
