import type { Member } from '@susegad/api-client/contract'
import type { StaffRole } from '@susegad/api-client/rules'
import { eq, sql } from 'drizzle-orm'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import { users } from '../../db/schema/account/users.ts'
import { absences } from '../../db/schema/desk/routing.ts'

const OPEN_OF = `from enquiries e where e.assigned_to = u.id and e.status in ('pending', 'in_progress')
  and e.deleted_at is null and e.spam is null`

/** Suspended members who still have open enquiries. */
export const listSuspended = (db: Queries) =>
  db.query<{ _id: string; name: string }>(
    `select u.id as "_id", u.name from users u
     where u.role = 'admin' and u.disabled_at is not null and exists (select ${OPEN_OF})
     order by u.name, u.id`,
  )

/** All staff, including suspended members, or one of them. */
export async function listMembers(db: Queries, id?: string): Promise<Member[]> {
  const rows = await db.query<Member>(
    `select u.id as "_id", u.name, u.email, coalesce(u.staff_role, 'agent') as "staffRole",
       u.disabled_at is not null as suspended,
       u.site_editor or coalesce(u.staff_role = 'owner', false) as "editsSite",
       exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
         or exists (select from passkeys p where p.user_id = u.id) as "secondFactor",
       (select max(seen_at) from sessions s where s.user_id = u.id) as "seenAt",
       (select count(*)::integer ${OPEN_OF}) as "openEnquiries"
     from users u where u.role = 'admin' and ($1::uuid is null or u.id = $1::uuid)
     order by u.disabled_at is not null, u.name, u.id`,
    [id ?? null],
  )
  return rows.map((row) => ({ ...row, seenAt: row.seenAt && iso(row.seenAt) }))
}

/** Who is away today, and until which day. */
export async function awayToday(db: Queries): Promise<Map<string, string>> {
  const rows = await db.drizzle
    .select({ id: absences.userId, until: absences.lastDay })
    .from(absences)
    .where(sql`enquiry_day(now()) between ${absences.firstDay} and ${absences.lastDay}`)
  return new Map(rows.map(({ id, until }) => [id, until]))
}

export const setStaffRole = (tx: Queries, id: string, staffRole: StaffRole) =>
  tx.drizzle.update(users).set({ staffRole }).where(eq(users.id, id))

export const letEditSite = (tx: Queries, id: string, editsSite: boolean) =>
  tx.drizzle.update(users).set({ siteEditor: editsSite }).where(eq(users.id, id))
