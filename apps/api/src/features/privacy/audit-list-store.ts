import type { AuditEntry, AuditQuery } from '@susegad/api-client/contract'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'

interface AuditRow {
  total: number
  id: number | null
  at: string
  by_id: string | null
  by_name: string | null
  by_role: AuditEntry['byRole']
  action: string
  record: string
  record_id: string | null
  name: string | null
  deleted: boolean
  erased: boolean
  member: string | null
  count: number | null
  detail: string | null
}

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

const toEntry = (row: AuditRow): AuditEntry => ({
  _id: String(row.id),
  at: iso(row.at),
  by: row.by_id === null || row.by_name === null ? null : { _id: row.by_id, name: row.by_name },
  byRole: row.by_role,
  action: row.action,
  record: row.record,
  recordId: row.record_id,
  enquiry: row.name === null ? null : { name: row.name, deleted: row.deleted, erased: row.erased },
  member: row.member,
  count: row.count,
  detail: row.detail,
})

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
  const rows = await db.query<AuditRow>(
    `select c.total, p.id, p.at, p.by_id, u.name as by_name, p.by_role, p.action, p.record, p.record_id, p.count,
       p.detail, e.name, e.deleted_at is not null as deleted, e.erased_at is not null as erased, w.name as member
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
    entries: rows.filter((row) => row.id !== null).map(toEntry),
  }
}
