import { hash, randomBytes } from 'node:crypto'
import { and, eq, gt, gte, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { accountLinks } from '../../db/schema/operation/service.ts'
import { identityKey } from './identity.ts'

/** A mailed link. It sets a password and, with `email`, restores that address; with `confirms` it only confirms one. */
interface AccountLink {
  userId: string
  email: string | null
  createdAt: string
}

const digest = (secret: string): string => hash('sha256', secret, 'base64url')
// As text: a Date would lose the microseconds that distinguish two links.
const columns = {
  userId: accountLinks.userId,
  email: accountLinks.email,
  createdAt: sql<string>`${accountLinks.createdAt}::text`,
}
const isOpen = gt(accountLinks.expiresAt, sql`now()`)
const isLink = (secret: string, confirms = false) =>
  and(eq(accountLinks.digest, digest(secret)), eq(accountLinks.confirms, confirms), isOpen)

/** Creates a link and returns its secret; only the digest is stored. */
export async function createLink(
  db: Queries,
  userId: string,
  { email = null, confirms = false, days }: { email?: string | null; confirms?: boolean; days: number },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db.drizzle.insert(accountLinks).values({
    digest: digest(secret),
    userId,
    email,
    confirms,
    emailKey: email === null ? null : identityKey(email),
    expiresAt: sql`now() + ${days}::integer * interval '1 day'`,
  })
  return secret
}

export async function findLink(db: Queries, secret: string): Promise<AccountLink | undefined> {
  const [link] = await db.drizzle.select(columns).from(accountLinks).where(isLink(secret))
  return link
}

/** Deletes and returns a link; of two concurrent requests, only one gets it. */
async function take(db: Queries, where: SQL | undefined): Promise<AccountLink | undefined> {
  const [link] = await db.drizzle.delete(accountLinks).where(where).returning(columns)
  return link
}

export const takeLink = (db: Queries, secret: string) => take(db, isLink(secret))
/** Like `takeLink`, for a link that confirms the address of an account. */
export const takeConfirmation = (db: Queries, secret: string) => take(db, isLink(secret, true))

export const dropPasswordLinks = (db: Queries, userId: string) =>
  db.drizzle
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), isNull(accountLinks.email), eq(accountLinks.confirms, false)))

/** Deletes the links that confirm the address, because it is confirmed or was replaced. */
export const dropConfirmations = (db: Queries, userId: string) =>
  db.drizzle.delete(accountLinks).where(and(eq(accountLinks.userId, userId), eq(accountLinks.confirms, true)))

/** Drops the links to addresses that followed the restored one. */
export const dropLaterLinks = (db: Queries, { userId, createdAt }: AccountLink) =>
  db.drizzle
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), gte(accountLinks.createdAt, sql`${createdAt}::timestamptz`)))

export const dropLinks = (db: Queries, userId: string) =>
  db.drizzle.delete(accountLinks).where(eq(accountLinks.userId, userId))

/** Whether another user can still restore this address by a link. */
export async function isKept(db: Queries, emailKey: string, except?: string): Promise<boolean> {
  const others = except === undefined ? undefined : ne(accountLinks.userId, except)
  const rows = await db.drizzle
    .select({ userId: accountLinks.userId })
    .from(accountLinks)
    .where(and(eq(accountLinks.emailKey, emailKey), isOpen, others))
    .limit(1)
  return rows.length > 0
}

/** Drops the links that could restore an address. */
export const releaseAddress = (db: Queries, email: string) =>
  db.drizzle.delete(accountLinks).where(eq(accountLinks.emailKey, identityKey(email)))
