import type { AuditEntry, AuditQuery } from '@susegad/api-client/contract'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'

function conditions({ by, enquiry, action }: AuditQuery, parameters: unknown[]): string {
  const value = (of: unknown, type: string) => `$${parameters.push(of)}::${type}`
  const parts = [
    ...(by === 'service' ? [`a.by_role = 'service'`] : []),
    ...(by && by !== 'service' ? [`a.by_id = ${value(by, 'uuid')}`] : []),
    ...(enquiry ? [`a.record = 'enquiry' and a.record_id = ${value(enquiry, 'uuid')}`] : []),
    ...(action ? [`a.action = ${value(action, 'text')}`] : []),
  ]
  return ['true', ...parts].join(' and ')
}

// Count only so far beyond the page, because an exact total would scan the whole trail.
const COUNTED_AHEAD = 10_000

/** One page of the trail, newest first. */
export async function listAudit(
  db: Queries,
  filter: AuditQuery,
  limit: number,
  skip: number,
): Promise<{ entries: AuditEntry[]; total: number; more: boolean }> {
  const most = skip + COUNTED_AHEAD
  const parameters: unknown[] = [limit, skip, most + 1]
  const where = conditions(filter, parameters)
  const rows = await db.query<Omit<AuditEntry, '_id'> & { _id: string | null; total: number }>(
    `select c.total, p.id::text as "_id", p.at, p.by_role as "byRole", p.action, p.record,
       p.record_id as "recordId", p.count, p.detail, w.name as member,
       case when u.id is not null then jsonb_build_object('_id', u.id, 'name', u.name) end as by,
       case when e.id is not null then jsonb_build_object('name', e.name, 'deleted', e.deleted_at is not null,
         'erased', e.erased_at is not null) end as enquiry
     from (
       select count(*) as total from (select from audit_entries a where ${where} limit $3::bigint) counted
     ) c
     left join lateral (
       select a.* from audit_entries a where ${where} order by a.at desc, a.id desc
       limit $1::bigint offset $2::bigint
     ) p on true
     left join users u on u.id = p.by_id
     left join enquiries e on p.record = 'enquiry' and e.id = p.record_id
     left join users w on p.record = 'member' and w.id = p.record_id
     order by p.at desc, p.id desc`,
    parameters,
  )
  const total = rows[0]?.total ?? 0
  return {
    total: Math.min(total, most),
    more: total > most,
    // Without entries on this page, the only row has the total.
    entries: rows.flatMap(({ total: _total, _id, ...entry }) =>
      _id === null ? [] : [{ ...entry, _id, at: iso(entry.at) }],
    ),
  }
}
