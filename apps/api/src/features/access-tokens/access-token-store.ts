import type { AccessToken } from '@susegad/api-client/contract'
import { TIME_ZONE, TOKEN_DAYS_MAX, type TokenScope } from '@susegad/api-client/rules'
import { iso } from '../../dates/iso.ts'
import { asArray, type Queries } from '../../db/database.ts'
import type { Session } from '../../http/session.ts'
import { beginningOf, isSameDigest, newToken, readToken } from './token-text.ts'

export const MOST_TOKENS = 20

const toAccessToken = (row: Omit<AccessToken, 'begins'>): AccessToken => ({
  ...row,
  begins: beginningOf(row._id),
  createdAt: iso(row.createdAt),
  expiresAt: iso(row.expiresAt),
  lastUsedAt: row.lastUsedAt && iso(row.lastUsedAt),
})

/** The owner of a valid token, if they are still on the staff. */
export async function findHolder(db: Queries, text: string): Promise<Session | undefined> {
  const token = readToken(text)
  if (token === undefined) return undefined
  type Found = Omit<Session, 'token'> & {
    digest: string
    scopes: TokenScope[]
    expiresAt: string
    isUsed: boolean
  }
  const [row] = await db.query<Found>(
    // No second factor is due: scopes were chosen in a signed-in session.
    `select u.id, u.name, u.role, coalesce(u.staff_role, 'agent') as "staffRole", false as "editsSite",
       u.token_version as "tokenVersion", 'password' as method, false as "secondFactorDue",
       t.digest, t.scopes, t.expires_at as "expiresAt",
       coalesce(t.last_used_at > now() - interval '1 minute', false) as "isUsed"
     from access_tokens t join users u on u.id = t.user_id
     where t.id = $1 and t.expires_at > now() and t.version = u.token_version
       and u.role = 'admin' and u.disabled_at is null`,
    [token.id],
  )
  if (row === undefined || !isSameDigest(row.digest, token.digest)) return undefined
  const { digest: _digest, scopes, expiresAt, isUsed, ...holder } = row
  // At most once a minute, so that a busy program doesn't cause a write on each call.
  if (!isUsed) await db.query('update access_tokens set last_used_at = now() where id = $1', [token.id])
  return { ...holder, token: { id: token.id, expiresAt: new Date(iso(expiresAt)), scopes } }
}

export async function listTokens(db: Queries, userId: string): Promise<AccessToken[]> {
  const rows = await db.query<Omit<AccessToken, 'begins'>>(
    `select t.id as "_id", t.name, t.scopes, t.created_at as "createdAt", t.expires_at as "expiresAt",
       t.last_used_at as "lastUsedAt", case when t.version <> u.token_version then 'ended'
         when t.expires_at <= now() then 'expired' else 'active' end as state
     from access_tokens t join users u on u.id = t.user_id
     where u.id = $1::uuid order by t.created_at desc, t.id`,
    [userId],
  )
  return rows.map(toAccessToken)
}

/** Why a token can't end on this day; undefined if it can. */
export async function lastDayProblem(db: Queries, lastDay: string): Promise<string | undefined> {
  const [row] = await db.query<{ days: number }>(
    `select $1::date - (now() at time zone '${TIME_ZONE}')::date as days`,
    [lastDay],
  )
  const days = row?.days ?? -1
  if (days < 0) return 'The expiry date must not be in the past'
  return days > TOKEN_DAYS_MAX ? 'The expiry date must be within a year' : undefined
}

/** Creates a token; undefined if its owner has too many. Locked against concurrent calls. */
export async function addToken(
  tx: Queries,
  owner: Pick<Session, 'id' | 'tokenVersion'>,
  { name, scopes, lastDay }: { name: string; scopes: TokenScope[]; lastDay: string },
): Promise<{ token: AccessToken; secret: string } | undefined> {
  const { id, digest, text } = newToken()
  await tx.query('select id from users where id = $1::uuid for no key update', [owner.id])
  const added = await tx.query(
    `insert into access_tokens (id, user_id, name, digest, scopes, version, expires_at)
     select $1, $2::uuid, $3, $4, $5::text[], $6::integer, ($7::date + 1)::timestamp at time zone '${TIME_ZONE}'
     where (select count(*) from access_tokens where user_id = $2::uuid) < ${MOST_TOKENS} returning id`,
    [id, owner.id, name, digest, asArray(scopes), owner.tokenVersion, lastDay],
  )
  if (added.length === 0) return undefined
  const token = (await listTokens(tx, owner.id)).find(({ _id }) => _id === id)
  return token && { token, secret: text }
}

export async function removeToken(db: Queries, userId: string, id: string): Promise<boolean> {
  const removed = await db.query(
    'delete from access_tokens where id = $1 and user_id = $2::uuid returning id',
    [id, userId],
  )
  return removed.length > 0
}
