import type { Queries } from '../database.ts'
import { endedTokens } from '../schema/operation/service.ts'

/** Uses up a signed ticket; false if any process has used it. */
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
