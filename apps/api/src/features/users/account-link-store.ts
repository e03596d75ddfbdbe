import { hash, randomBytes } from 'node:crypto'
import type { Queries } from '../../db/database.ts'
import { identityKey } from './identity.ts'

/** A mailed link: it sets a password and, with an `email`, restores that address. */
interface AccountLink {
  userId: string
  email: string | null
  createdAt: string
}

const digest = (secret: string): string => hash('sha256', secret, 'base64url')
const columns = 'user_id as "userId", email, created_at as "createdAt"'

/** Creates a link and returns its secret; only the digest is stored. */
export async function createLink(
  db: Queries,
  userId: string,
  { email = null, days }: { email?: string | null; days: number },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db.query(
    `insert into account_links (digest, user_id, email, email_key, expires_at)
     values ($1, $2::uuid, $3::text, $4::text, now() + $5::integer * interval '1 day')`,
    [digest(secret), userId, email, email === null ? null : identityKey(email), days],
  )
  return secret
}

export async function findLink(db: Queries, secret: string): Promise<AccountLink | undefined> {
  const [link] = await db.query<AccountLink>(
    `select ${columns} from account_links where digest = $1 and expires_at > now()`,
    [digest(secret)],
  )
  return link
}

/** Deletes and returns a link; of two concurrent requests, only one gets it. */
export async function takeLink(db: Queries, secret: string): Promise<AccountLink | undefined> {
  const [link] = await db.query<AccountLink>(
    `delete from account_links where digest = $1 and expires_at > now() returning ${columns}`,
    [digest(secret)],
  )
  return link
}

export const dropPasswordLinks = (db: Queries, userId: string) =>
  db.query('delete from account_links where user_id = $1::uuid and email is null', [userId])

/** Drops the links to addresses that followed the restored one. */
export const dropLaterLinks = (db: Queries, { userId, createdAt }: AccountLink) =>
  db.query('delete from account_links where user_id = $1::uuid and created_at >= $2::timestamptz', [
    userId,
    createdAt,
  ])

export const dropLinks = (db: Queries, userId: string) =>
  db.query('delete from account_links where user_id = $1::uuid', [userId])

/** Whether another user can still restore this address by a link. */
export async function isKept(db: Queries, emailKey: string, except?: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from account_links
     where email_key = $1 and expires_at > now() and user_id is distinct from $2::uuid limit 1`,
    [emailKey, except ?? null],
  )
  return rows.length > 0
}

/** Drops the links that could restore an address: the operator decides who owns it. */
export const releaseAddress = (db: Queries, email: string) =>
  db.query('delete from account_links where email_key = $1', [identityKey(email)])
