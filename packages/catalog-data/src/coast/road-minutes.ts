import { areaOf, type Coordinates } from '../place/coordinates.ts'
import type { CoastRecord } from '../schema/coast-schema.ts'

/** Minutes by road between two places by the table of the coast, in either direction; null where it has none. */
export function roadMinutes(
  { roads }: Pick<CoastRecord, 'roads'>,
  one: Coordinates,
  other: Coordinates,
): number | null {
  if (!roads) return null
  const [from, to] = [one, other].map((place) => areaOf(place, roads.areas)?.key ?? '')
  return roads.minutes[from ?? '']?.[to ?? ''] ?? roads.minutes[to ?? '']?.[from ?? ''] ?? null
}
