import { hash, randomBytes } from 'node:crypto'
import type { Invite } from '@susegad/api-client/contract'
import type { StaffRole } from '@susegad/api-client/rules'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import { INVITE_DAYS } from '../users/account-letters.ts'
import { identityKey } from '../users/identity.ts'

const digest = (secret: string): string => hash('sha256', secret, 'base64url')
const columns = `i.id as "_id", i.email, i.staff_role as "staffRole", u.name as "invitedBy",
  i.expires_at as "expiresAt"`
const isOpen = 'i.expires_at > now()'
const toInvite = (row: Invite): Invite => ({ ...row, expiresAt: iso(row.expiresAt) })

/** Stores an invitation and returns it with its secret; replaces one to the same address. */
export async function createInvite(
  tx: Queries,
  invitedBy: string,
  { email, staffRole }: { email: string; staffRole: StaffRole },
): Promise<{ invite: Invite; secret: string }> {
  const secret = randomBytes(32).toString('base64url')
  const [row] = await tx.query<Invite>(
    `with i as (
       insert into staff_invites (digest, email, email_key, staff_role, invited_by, expires_at)
       values ($1, $2, $3, $4, $5::uuid, now() + interval '${INVITE_DAYS} days')
       on conflict (email_key) do update set id = gen_random_uuid(), digest = excluded.digest,
         email = excluded.email, staff_role = excluded.staff_role, invited_by = excluded.invited_by,
         created_at = now(), expires_at = excluded.expires_at
       returning *
     )
     select ${columns} from i join users u on u.id = i.invited_by`,
    [digest(secret), email, identityKey(email), staffRole, invitedBy],
  )
  if (!row) throw new Error('The invitation was not stored')
  return { invite: toInvite(row), secret }
}

export async function listInvites(db: Queries): Promise<Invite[]> {
  const rows = await db.query<Invite>(
    `select ${columns} from staff_invites i join users u on u.id = i.invited_by where ${isOpen} order by i.created_at`,
  )
  return rows.map(toInvite)
}

export async function findInvite(db: Queries, secret: string): Promise<Invite | undefined> {
  const [row] = await db.query<Invite>(
    `select ${columns} from staff_invites i join users u on u.id = i.invited_by where i.digest = $1 and ${isOpen}`,
    [digest(secret)],
  )
  return row && toInvite(row)
}

/** Deletes and returns an invitation; of two concurrent requests, only one gets it. */
export async function takeInvite(tx: Queries, secret: string) {
  const [row] = await tx.query<{ email: string; staffRole: StaffRole }>(
    `delete from staff_invites i where i.digest = $1 and ${isOpen} returning i.email, i.staff_role as "staffRole"`,
    [digest(secret)],
  )
  return row
}

export async function dropInvite(tx: Queries, id: string): Promise<boolean> {
  const rows = await tx.query('delete from staff_invites where id = $1::uuid returning id', [id])
  return rows.length > 0
}
