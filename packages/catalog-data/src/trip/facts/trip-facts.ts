import type { Activity } from '../../activities/activity.ts'
import { isActive } from '../../activities/activity-traits.ts'
import type { Beach } from '../../beaches/beach.ts'
import type { Hotel } from '../../hotels/hotel.ts'
import type { Coordinates } from '../../place/coordinates.ts'
import type { CoastRecord } from '../../schema/coast-schema.ts'
import type { PlaceKey } from '../plan/trip-type.ts'

export type Outing = NonNullable<Activity['outing']>

/** What a plan of days has to know of a place. */
export interface PlaceFacts {
  name: string
  coordinates: Coordinates | null
  /** An activity that is not offered at the moment. */
  isClosed?: boolean
  outing?: Outing
  bathing?: NonNullable<Beach['bathing']>
}

/** The published places, and the times between the areas of the coast. */
export interface TripFacts extends Pick<CoastRecord, 'roads'> {
  places: Readonly<Record<PlaceKey, PlaceFacts>>
}

/** Names of the published places. */
export type PlaceNames = Readonly<Record<PlaceKey, string>>

interface Records {
  hotels?: readonly Pick<Hotel, 'slug' | 'name' | 'coordinates'>[]
  activities?: readonly Pick<Activity, 'slug' | 'name' | 'coordinates' | 'status' | 'outing'>[]
  beaches?: readonly Pick<Beach, 'slug' | 'name' | 'coordinates' | 'bathing'>[]
  coast?: Pick<CoastRecord, 'roads'>
}

/** The facts of records: of a whole catalogue, or of those that a trip has. */
export function tripFactsOf({ hotels = [], activities = [], beaches = [], coast = {} }: Records): TripFacts {
  const places: Record<PlaceKey, PlaceFacts> = {}
  for (const { slug, name, coordinates } of hotels) places[`hotel/${slug}`] = { name, coordinates }
  for (const { slug, name, coordinates, status, outing } of activities)
    places[`activity/${slug}`] = {
      name,
      coordinates,
      isClosed: !isActive({ status }),
      ...(outing && { outing }),
    }
  for (const { slug, name, coordinates, bathing } of beaches)
    places[`beach/${slug}`] = { name, coordinates, ...(bathing && { bathing }) }
  return { places, ...(coast.roads && { roads: coast.roads }) }
}

export const namesOf = ({ places }: TripFacts): PlaceNames =>
  Object.fromEntries(Object.entries(places).map(([place, { name }]) => [place, name]))
