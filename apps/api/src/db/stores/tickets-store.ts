import type { Queries } from '../database.ts'
import { endedTokens } from '../schema/operation/service.ts'

/** Ends a signed ticket as a sign-out ends a token; false if it had ended, also in another process. */
export async function takeTicket(
  db: Queries,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<boolean> {
  const taken = await db.drizzle
    .insert(endedTokens)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: endedTokens.id })
  return taken.length > 0
}
