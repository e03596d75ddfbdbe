import type { KeptTrip, KeptTripInput } from '@susegad/api-client/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { trips } from '../../../db/schema/account/trips.ts'

export async function findTrip({ drizzle }: Queries, userId: string): Promise<KeptTrip> {
  const [row] = await drizzle
    .select({ trip: trips.trip, version: trips.version })
    .from(trips)
    .where(eq(trips.userId, userId))
  return row ?? { trip: null, version: 0 }
}

/** Replaces the trip that has this version, 0 for none. Undefined if there is another one. */
export async function saveTrip(
  { drizzle }: Queries,
  userId: string,
  trip: KeptTripInput['trip'],
  version: number,
): Promise<KeptTrip | undefined> {
  const saved = { trip: trips.trip, version: trips.version }
  const [row] =
    version === 0
      ? await drizzle
          .insert(trips)
          .values({ userId, trip, version: 1 })
          .onConflictDoNothing()
          .returning(saved)
      : await drizzle
          .update(trips)
          .set({ trip, version: sql`${trips.version} + 1`, updatedAt: sql`now()` })
          .where(and(eq(trips.userId, userId), eq(trips.version, version)))
          .returning(saved)
  return row
}
