import type { Passkey } from '@susegad/api-client/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { passkeys } from '../../db/schema/account/passkeys.ts'
import { HttpError } from '../../http/http-error.ts'
import type { SessionUser } from '../../http/session.ts'

type PasskeyRow = typeof passkeys.$inferSelect

export const toPasskey = (row: PasskeyRow): Passkey => ({
  _id: row.id,
  name: row.name,
  createdAt: new Date(row.createdAt).toISOString(),
  lastUsedAt: row.lastUsedAt === null ? null : new Date(row.lastUsedAt).toISOString(),
})

export const listPasskeys = (db: Queries, userId: string) =>
  db.drizzle
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

/**
 * Requires sign-in by passkey, if there is one, to change sign-in methods: otherwise the password alone would
 * be enough to set up another factor.
 */
export async function assertBySecondFactor(
  db: Queries,
  { id, secondFactorDue }: Pick<SessionUser, 'id' | 'secondFactorDue'>,
): Promise<void> {
  if (secondFactorDue && (await listPasskeys(db, id)).length > 0)
    throw new HttpError(403, 'Sign in with your passkey to change how you sign in.')
}

export async function findPasskey(db: Queries, credentialId: string) {
  const [row] = await db.drizzle.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

/** Returns undefined if the passkey is already registered. */
export async function addPasskey(tx: Queries, values: typeof passkeys.$inferInsert) {
  const [row] = await tx.drizzle.insert(passkeys).values(values).onConflictDoNothing().returning()
  return row
}

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId))

export async function renamePasskey(db: Queries, userId: string, id: string, name: string) {
  const [row] = await db.drizzle.update(passkeys).set({ name }).where(own(userId, id)).returning()
  return row
}

export async function removePasskey(tx: Queries, userId: string, id: string): Promise<boolean> {
  const gone = await tx.drizzle.delete(passkeys).where(own(userId, id)).returning({ id: passkeys.id })
  return gone.length > 0
}

export const dropPasskeys = (tx: Queries, userId: string) =>
  tx.drizzle.delete(passkeys).where(eq(passkeys.userId, userId))

/** Removes passkeys added after the email address was changed, perhaps by an attacker. */
export const dropPasskeysSince = (tx: Queries, userId: string, since: string) =>
  tx.query('delete from passkeys where user_id = $1::uuid and created_at >= $2::timestamptz', [userId, since])

/** Stores the new counter if it has not changed meanwhile: of two concurrent uses, one fails. */
export async function noteUse(
  db: Queries,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  newCounter: number,
): Promise<boolean> {
  const used = await db.drizzle
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: sql`clock_timestamp()` })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  return used.length > 0
}
