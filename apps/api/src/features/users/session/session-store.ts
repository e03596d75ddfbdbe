import type { OwnSession } from '@susegad/api-client/contract'
import type { SessionMethod } from '@susegad/api-client/rules'
import { iso } from '../../../dates/iso.ts'
import type { Queries } from '../../../db/database.ts'
import type { SessionUser } from '../../../http/session.ts'

export interface NewSession {
  id: string
  userId: string
  tokenVersion: number
  device: string
  method: SessionMethod
  expiresAt: Date
}

/** Interval for storing a session's last use, to avoid a write on each request. */
const SEEN_EVERY = '5 minutes'

/** Read on each request: the token holds the identity, the database the current role. */
export async function findSession(
  db: Queries,
  token: { id: string; sub: string; version: number },
): Promise<SessionUser | undefined> {
  const [row] = await db.query<SessionUser & { unseen: boolean }>(
    `select u.id, u.name, u.role,
       case when u.role = 'admin' then coalesce(u.staff_role, 'agent') end as "staffRole",
       u.role = 'admin' and (u.site_editor or coalesce(u.staff_role = 'owner', false)) as "editsSite",
       u.token_version as "tokenVersion", coalesce(s.method, 'password') as method,
       u.role = 'admin' and coalesce(s.method, 'password') = 'password'
         and exists (select from staff_rules r where r.second_factor) as "secondFactorDue",
       coalesce(s.seen_at < clock_timestamp() - interval '${SEEN_EVERY}', false) as unseen
     from users u left join sessions s on s.id = $3::uuid and s.user_id = u.id
     where u.id = $1::uuid and u.token_version = $2::integer and u.disabled_at is null
       and not exists (select from ended_tokens where id = $3::uuid)`,
    [token.sub, token.version, token.id],
  )
  if (row === undefined) return undefined
  const { unseen, ...user } = row
  if (unseen)
    await db.query('update sessions set seen_at = clock_timestamp() where id = $1::uuid', [token.id])
  return user
}

export const storeSession = (
  db: Queries,
  { id, userId, tokenVersion, device, method, expiresAt }: NewSession,
) =>
  db.query(
    `insert into sessions (id, user_id, token_version, device, method, expires_at)
     values ($1::uuid, $2::uuid, $3::integer, $4, $5, $6::timestamptz)`,
    [id, userId, tokenVersion, device, method, expiresAt.toISOString()],
  )

/** The open sessions of a person: the current one first, then by last use. */
export async function listSessions(db: Queries, user: SessionUser, current: string): Promise<OwnSession[]> {
  const rows = await db.query<OwnSession>(
    `select id as "_id", device, method, id = $3::uuid as current, signed_in_at as "signedInAt", seen_at as "seenAt"
     from sessions where user_id = $1::uuid and token_version = $2::integer and expires_at > clock_timestamp()
     order by (id = $3::uuid) desc, sessions.seen_at desc, id limit 100`,
    [user.id, user.tokenVersion, current],
  )
  return rows.map((row) => ({ ...row, signedInAt: iso(row.signedInAt), seenAt: iso(row.seenAt) }))
}

/** Ends one session of this person; false if there is none by that id. */
export async function endSession(db: Queries, userId: string, id: string): Promise<boolean> {
  const rows = await db.query(
    `with gone as (
       delete from sessions where id = $1::uuid and user_id = $2::uuid returning id, expires_at
     ), ended as (
       insert into ended_tokens (id, expires_at) select id, expires_at from gone on conflict do nothing
     )
     select id from gone`,
    [id, userId],
  )
  return rows.length > 0
}

/** Ends all sessions of this person except the current one, which continues under the id of its new token. */
export async function replaceSession(tx: Queries, current: string, next: NewSession): Promise<void> {
  const { id, userId, tokenVersion, expiresAt, method } = next
  const moved = await tx.query(
    `update sessions set id = $1::uuid, token_version = $2::integer, seen_at = clock_timestamp(),
       expires_at = $3::timestamptz, method = $6::text
     where id = $4::uuid and user_id = $5::uuid returning id`,
    [id, tokenVersion, expiresAt.toISOString(), current, userId, method],
  )
  if (moved.length === 0) await storeSession(tx, next)
  await tx.query('delete from sessions where user_id = $1::uuid and id <> $2::uuid', [userId, id])
}
