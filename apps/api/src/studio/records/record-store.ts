import type { ContentAuthor, ContentData, ContentName } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'
import type { Actor } from '../../db/stores/audit-store.ts'
import { keyOf, type RecordChange, type WrittenRecord } from './written-records.ts'

/** A deleted account leaves no name. */
export const AUTHOR_NAME = `coalesce(u.name, 'Somebody who has left')`

/** The author as JSON; the query joins `users u`. */
export const authorOf = (id: string): string => `jsonb_build_object('_id', ${id}, 'name', ${AUTHOR_NAME})`

export const isoTime = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export interface Published extends WrittenRecord {
  /** The release that changed it last. */
  releaseId: string
  by: ContentAuthor
}

const current = (where: string) => `
  select kind, slug, data::json as data, "releaseId", by from (
    select distinct on (r.kind, r.slug) r.kind, r.slug, r.data, r.release_id as "releaseId",
      ${authorOf('c.by_id')} as by
    from content_records r
    join content_releases c on c.id = r.release_id
    left join users u on u.id = c.by_id
    where c.number is not null and ${where}
    order by r.kind, r.slug, c.number desc
  ) newest where data is not null order by kind, slug`

/** Everything that visitors see. */
export const readPublished = (db: Queries) => db.query<Published>(current('true'))

export const listPublishedNames = (db: Queries) =>
  db.query<ContentName>(
    `select kind, slug from (
       select distinct on (r.kind, r.slug) r.kind, r.slug, r.data is not null as there
       from content_records r join content_releases c on c.id = r.release_id
       where c.number is not null order by r.kind, r.slug, c.number desc
     ) newest where there`,
  )

/** Everything that visitors saw after a release. */
export const readAsOf = (db: Queries, number: number) =>
  db.query<Published>(current('c.number <= $1::integer'), [number])

/** The number of the newest release, and of the one with this id if it is among those that were published. */
export async function readNumbers(db: Queries, id: string | null) {
  const [row] = await db.query<{ newest: number; id: string; wanted: number | null; at: string }>(
    `select c.number as newest, c.id, (select w.number from content_releases w where w.id = $1::uuid) as wanted,
       ${isoTime('c.published_at')} as at
     from content_releases c where c.number is not null order by c.number desc limit 1`,
    [id],
  )
  if (!row) throw new Error('Nothing was published')
  return row
}

export async function findPublished(db: Queries, { kind, slug }: ContentName) {
  const [row] = await db.query<Published>(current('r.kind = $1 and r.slug = $2'), [kind, slug])
  return row
}

/** A record after a release: null if the release removed it, undefined if it did not change it. */
export async function readOfRelease(db: Queries, releaseId: string, { kind, slug }: ContentName) {
  const [row] = await db.query<{ data: ContentData | null }>(
    'select data::json as data from content_records where release_id = $1::uuid and kind = $2 and slug = $3',
    [releaseId, kind, slug],
  )
  return row?.data
}

/** Serialises publishing and the first import. */
export const lockContent = (tx: Queries) =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('content', 3))`)

export const hasReleases = async (db: Queries): Promise<boolean> =>
  (await db.query('select from content_releases where number is not null limit 1')).length > 0

export async function addFirstRelease(tx: Queries, records: readonly WrittenRecord[]): Promise<void> {
  await tx.query(
    `with release as (
       insert into content_releases (number, state, note, published_at)
       values (1, 'published', 'The site as it was built', clock_timestamp()) returning id
     )
     insert into content_records (release_id, kind, slug, data)
     select release.id, r.kind, r.slug, r.data from release, jsonb_to_recordset($1::jsonb) as r(kind text, slug text, data text)`,
    [JSON.stringify(records.map(({ data, ...name }) => ({ ...name, data: JSON.stringify(data) })))],
  )
}

export const noteVisit = (db: Queries, userId: string, { kind, slug }: ContentName) =>
  db.query(
    `insert into content_visits (user_id, kind, slug) values ($1::uuid, $2, $3)
     on conflict (kind, slug, user_id) do update set at = clock_timestamp()`,
    [userId, kind, slug],
  )

/** Who else opened a record within the last two minutes. */
export const listVisitors = (db: Queries, userId: string, { kind, slug }: ContentName) =>
  db.query<{ _id: string; name: string; at: string }>(
    `select u.id as "_id", u.name, ${isoTime('v.at')} as at
     from content_visits v join users u on u.id = v.user_id
     where v.kind = $2 and v.slug = $3 and v.user_id <> $1::uuid and v.at > clock_timestamp() - interval '2 minutes'
     order by v.at desc`,
    [userId, kind, slug],
  )

/** Adds audit entries for edits. Forms autosave, so repeated edits by a person within ten minutes are one entry. */
export async function noteEdits(tx: Queries, by: Actor, changes: readonly RecordChange[]): Promise<void> {
  const edits = changes.map((change) => ({
    action: change.data === null ? 'deleted' : 'changed',
    detail: keyOf(change),
  }))
  await tx.query(
    `insert into audit_entries (by_id, by_role, action, record, address, detail)
     select $1::uuid, $2::text, e.action, 'content', $3::text, e.detail
     from jsonb_to_recordset($4::jsonb) as e(action text, detail text)
     where not exists (
       select from audit_entries a where a.by_id = $1::uuid and a.record = 'content' and a.action = e.action
         and a.detail = e.detail and a.at > clock_timestamp() - interval '10 minutes'
     )`,
    [by.id, by.role, by.address, JSON.stringify(edits)],
  )
}
