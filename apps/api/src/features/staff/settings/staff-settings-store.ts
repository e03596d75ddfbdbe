import type { StaffSettings } from '@susegad/api-client/contract'
import { asArray, type Queries } from '../../../db/database.ts'

const defaults: StaffSettings = { notifications: 'each', mentionEmails: true, signature: '' }

export async function readSettings(db: Queries, userId: string): Promise<StaffSettings> {
  const [row] = await db.query<StaffSettings>(
    `select notifications, mention_emails as "mentionEmails", signature from staff_settings
     where user_id = $1::uuid`,
    [userId],
  )
  return row ?? defaults
}

export const saveSettings = (
  db: Queries,
  userId: string,
  { notifications, mentionEmails, signature }: StaffSettings,
) =>
  db.query(
    `insert into staff_settings (user_id, notifications, mention_emails, signature)
     values ($1::uuid, $2::text, $3::boolean, $4::text)
     on conflict (user_id) do update set notifications = excluded.notifications,
       mention_emails = excluded.mention_emails, signature = excluded.signature`,
    [userId, notifications, mentionEmails, signature],
  )

export const dropSettings = (tx: Queries, userId: string) =>
  tx.query('delete from staff_settings where user_id = $1::uuid', [userId])

/** Those of these people who want an email when a note mentions them. */
export async function wantMentionEmails(db: Queries, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select id from unnest($1::uuid[]) as u (id)
     where not exists (select from staff_settings s where s.user_id = u.id and not s.mention_emails)`,
    [asArray(ids)],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Staff at work, and which emails each of them gets about enquiries. */
export const listNotified = (db: Queries) =>
  db.query<{ id: string; email: string; notifications: StaffSettings['notifications'] }>(
    `select u.id, u.email, coalesce(s.notifications, 'each') as notifications
     from users u left join staff_settings s on s.user_id = u.id
     where u.role = 'admin' and u.disabled_at is null order by u.name, u.id`,
  )
