import { latestOf } from './latest-saved.ts'
import { possibleDays } from './trip-days.ts'
import type { SavedPlace, Trip } from './trip-type.ts'

/** What one device decides as a whole, with the days that are possible for the places. */
function planOf({ arrival, departure, rooms, stay, days }: Trip, saved: SavedPlace[]) {
  return { arrival, departure, rooms, stay, days: possibleDays({ arrival, departure, saved, days }) }
}

/** The plan with the higher rank wins: the newer one. The content breaks ties. */
const rankOf = (plan: ReturnType<typeof planOf>, changed: string): string =>
  `${changed} ${JSON.stringify(plan)}`

/**
 * Two states of a trip as one, in whichever order they come. A place is saved or gone as was decided last. Dates, people,
 * stay and days come from the trip whose plan was changed last; that of a new device dates from 1970. Places that only the
 * other one had on a day are not planned yet.
 */
export function mergeTrips(one: Trip, other: Trip): Trip {
  const saved = latestOf([...one.saved, ...other.saved])
  const [plan, otherPlan] = [planOf(one, saved), planOf(other, saved)]
  const isFirst = rankOf(plan, one.changed) > rankOf(otherPlan, other.changed)
  const { changed } = one.changed > other.changed ? one : other
  return { v: 1, changed, ...(isFirst ? plan : otherPlan), saved }
}
