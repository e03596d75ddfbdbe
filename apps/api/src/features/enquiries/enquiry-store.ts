import type { Change, MergedEnquiry, StaffDetail } from '@susegad/api-client/contract'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import { type EnquiryRow, rowColumns, toEnquiry } from './enquiry-rows.ts'
import { planColumns, planIn } from './sent-plan.ts'
import { threadParts } from './thread-parts.ts'

export async function findEnquiry(db: Queries, id: string): Promise<EnquiryRow | undefined> {
  const [row] = await db.query<EnquiryRow>(
    `select ${rowColumns}, ${planColumns}, a.name as assignee_name from enquiries e left join users a on a.id = e.assigned_to
     where e.id = $1::uuid and e.deleted_at is null`,
    [id],
  )
  return row
}

/** Filters by owner: another customer's enquiry counts as missing. */
export async function findOwnEnquiry(
  db: Queries,
  id: string,
  userId: string,
): Promise<EnquiryRow | undefined> {
  const [row] = await db.query<EnquiryRow>(
    `select ${rowColumns}, ${planColumns}, null as assignee_name from enquiries e
     where e.id = $1::uuid and e.user_id = $2::uuid and e.deleted_at is null`,
    [id, userId],
  )
  return row
}

/**
 * Links enquiries that were sent without an account to the account that has just confirmed their address. Locks them in
 * the order of other changes, to avoid a deadlock.
 */
export const claimEnquiries = (tx: Queries, userId: string) =>
  tx.query(
    `update enquiries set user_id = $1::uuid where id in (
       select e.id from enquiries e join users u on lower(normalize(btrim(e.email), NFKC)) = u.email_key
       where u.id = $1::uuid and u.role = 'customer' and u.email_verified_at is not null
         and e.user_id is null and e.entered_by is null and e.erased_at is null
       order by e.id for no key update of e
     )`,
    [userId],
  )

/** Keeps how far somebody has read an enquiry; false if there is none. */
export async function noteRead(db: Queries, id: string, userId: string, place: number): Promise<boolean> {
  const read = await db.query(
    `insert into enquiry_reads as r (enquiry_id, user_id, place)
     select id, $2::uuid, $3::bigint from enquiries where id = $1::uuid and deleted_at is null
     on conflict (enquiry_id, user_id) do update set place = greatest(r.place, excluded.place)
     returning 1`,
    [id, userId, place],
  )
  return read.length > 0
}

/** Limit of changes; the newest are shown. */
const MOST_SHOWN = 5000

export async function listChanges(db: Queries, id: string): Promise<Change[]> {
  type Row = Omit<Change, '_id' | 'of'> & { id: number; of: string | null }
  const rows = await db.query<Row>(
    `select c.id, c.change, c.at, b.name as by,
       coalesce(f.name, case when c.change = 'unlabelled' then g.name end, c.from_value) as from,
       case c.change when 'routedTo' then v.name when 'labelled' then g.name when 'mergedInto' then i.subject
         else coalesce(t.name, c.to_value) end as to,
       case when c.enquiry_id <> $1::uuid then o.subject end as of
     from enquiry_changes c
     left join users b on b.id = c.by_id
     left join users f on c.change = 'assignedTo' and f.id::text = c.from_value
     left join users t on c.change = 'assignedTo' and t.id::text = c.to_value
     left join saved_views v on c.change = 'routedTo' and v.id::text = c.to_value and v.owner_id is null
     left join labels g on c.change in ('labelled', 'unlabelled') and g.id::text = coalesce(c.to_value, c.from_value)
     left join enquiries i on c.change = 'mergedInto' and i.id::text = c.to_value
     left join enquiries o on o.id = c.enquiry_id
     where c.enquiry_id = any(${threadParts('$1::uuid')}) order by c.id desc limit ${MOST_SHOWN}`,
    [id],
  )
  return rows.reverse().map(({ id: number, of, ...row }) => ({
    ...row,
    ...(of && { of }),
    _id: String(number),
    at: iso(row.at),
  }))
}

/** What was merged into an enquiry, oldest first. */
export async function listMerged(db: Queries, id: string, forCustomer: boolean): Promise<MergedEnquiry[]> {
  const rows = await db.query<EnquiryRow>(
    `select ${rowColumns}, ${planColumns} from enquiries e
     where e.id = any(${threadParts('$1::uuid', forCustomer)}) and e.id <> $1::uuid order by e.created_at, e.id`,
    [id],
  )
  return rows.map((row) => {
    const { _id, subject, message, dateOfPlan, createdAt } = toEnquiry(row)
    return { _id, source: row.source, subject, message, dateOfPlan, plan: planIn(row), createdAt }
  })
}

/** Where an enquiry went. */
export async function findMergedInto(
  db: Queries,
  { merged_into: id, before_merge: before }: EnquiryRow,
): Promise<StaffDetail['mergedInto']> {
  if (id === null || before === null) return undefined
  const [into] = await db.query<{ subject: string; gone: boolean }>(
    `select subject, deleted_at is not null or erased_at is not null as gone from enquiries where id = $1::uuid`,
    [id],
  )
  return { _id: id, subject: into?.subject ?? '', at: before.at, gone: into?.gone ?? true }
}

/** Claims unannounced enquiries, each once; skips deleted ones and spam. */
export const takeUnannounced = (tx: Queries, most: number) =>
  tx.query<EnquiryRow>(
    `with due as (
       update new_enquiries set announced = true where enquiry_id in (
         select enquiry_id from new_enquiries where not announced limit $1::bigint for update skip locked
       )
       returning enquiry_id
     )
     select ${rowColumns}, ${planColumns}, null as assignee_name from enquiries e join due on due.enquiry_id = e.id
     where e.deleted_at is null and e.spam is null and e.erased_at is null
     order by e.created_at, e.id`,
    [most],
  )
