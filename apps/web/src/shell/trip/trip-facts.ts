import { type TripFacts, tripFactsOf } from '@susegad/catalog-data/trip'
import type { TripPlaces } from './trip-places.ts'

/** The facts that a plan is checked with. */
export const factsOf = ({ hotels, activities, beaches, roads }: TripPlaces): TripFacts =>
  tripFactsOf({ hotels, activities, beaches, coast: roads ? { roads } : {} })
