import { eq } from 'drizzle-orm'
import { asArray, type Queries } from '../../db/database.ts'
import { unsubscribedAddresses } from '../../db/schema/account/privacy.ts'
import { identityKey } from '../users/identity.ts'

/** Unsubscribes an address from emails about enquiries, or subscribes it again. Idempotent. */
export async function setSubscribed(tx: Queries, email: string, subscribed: boolean): Promise<void> {
  const address = identityKey(email)
  if (subscribed)
    await tx.drizzle.delete(unsubscribedAddresses).where(eq(unsubscribedAddresses.address, address))
  else await tx.drizzle.insert(unsubscribedAddresses).values({ address }).onConflictDoNothing()
}

/** Which of these addresses have unsubscribed, as `identityKey` writes them. */
export async function unsubscribedOf(db: Queries, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ address: string }>(
    'select address from unsubscribed_addresses where address = any($1::text[])',
    [asArray(emails.map(identityKey))],
  )
  return new Set(rows.map(({ address }) => address))
}

export const isUnsubscribed = async (db: Queries, email: string): Promise<boolean> =>
  (await unsubscribedOf(db, [email])).size > 0

/** An enquiry by its id, including deleted ones, whose emails are still in mailboxes. */
export async function findAsked(db: Queries, id: string): Promise<{ id: string; email: string } | undefined> {
  const [row] = await db.query<{ id: string; email: string }>(
    'select id, email from enquiries where id = $1::uuid and erased_at is null',
    [id],
  )
  return row
}
