import { latestOf } from './latest-saved.ts'
import { possibleDays } from './trip-days.ts'
import type { SavedPlace, Trip } from './trip-type.ts'

/** What one device decides as a whole, with the days that are possible for the places. */
function planOf({ arrival, departure, rooms, stay, days }: Trip, saved: SavedPlace[]) {
  return { arrival, departure, rooms, stay, days: possibleDays({ arrival, departure, saved, days }) }
}
type Plan = ReturnType<typeof planOf>

const isPlanned = ({ arrival, departure, rooms, stay, days }: Plan): boolean =>
  arrival !== null || departure !== null || rooms.length > 0 || stay !== null || days.length > 0

/** The plan with the higher rank wins: any plan over none, then the newer one. The content breaks ties. */
const rankOf = (plan: Plan, changed: string): string =>
  `${isPlanned(plan) ? 1 : 0} ${changed} ${JSON.stringify(plan)}`

/**
 * Two states of a trip as one, in whichever order they come. A place is saved or gone as was decided last. Dates, people,
 * stay and days come from the trip that was changed last, unless it has none of them yet, as on a new device; places that
 * only the other one had on a day are not planned yet.
 */
export function mergeTrips(one: Trip, other: Trip): Trip {
  const saved = latestOf([...one.saved, ...other.saved])
  const [plan, otherPlan] = [planOf(one, saved), planOf(other, saved)]
  const isFirst = rankOf(plan, one.changed) > rankOf(otherPlan, other.changed)
  const { changed } = one.changed > other.changed ? one : other
  return { v: 1, changed, ...(isFirst ? plan : otherPlan), saved }
}
