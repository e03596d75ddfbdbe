import type { ContentData, ContentName, Release } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { isId } from '../../http/ids.ts'
import { authorOf, isoTime } from '../records/record-store.ts'
import type { RecordChange } from '../records/written-records.ts'

/** Whether the author of a scheduled release may no longer edit the site; a scheduled revert needs no author. */
export const authorLostAccess = (release: string): string => `${release}.ends is null and not exists (
    select from users a where a.id = ${release}.by_id and a.role = 'admin' and a.disabled_at is null
      and (a.site_editor or a.staff_role = 'owner')
  )`

const view = `
  select c.id as "_id", c.number, c.state, c.note, c.reason, c.restores,
    case when c.number = 1 or c.ends is not null
      then jsonb_build_object('_id', null, 'name', 'the service')
      else ${authorOf('c.by_id')} end as by,
    ${isoTime('c.created_at')} as "createdAt", ${isoTime('c.publish_at')} as "publishAt", ${isoTime('c.until')} as until,
    ${isoTime('c.published_at')} as "publishedAt",
    (select count(*) from content_records r where r.release_id = c.id)::integer as records,
    c.state = 'scheduled' and (c.held_at is not null or ${authorLostAccess('c')}) as held,
    c.number is not null and c.number = (select max(number) from content_releases) as current
  from content_releases c left join users u on u.id = c.by_id`

/** A release by id, or 404. */
export async function findRelease(db: Queries, id: string): Promise<Release> {
  const [row] = isId(id) ? await db.query<Release>(`${view} where c.id = $1::uuid`, [id]) : []
  if (!row) throw notFound('This version')
  return row
}

/** Newest first. */
export const listReleases = (db: Queries, limit: number, offset: number) =>
  db.query<Release>(`${view} order by c.created_at desc, c.id limit $1::integer offset $2::integer`, [
    limit,
    offset,
  ])

export async function countReleases(db: Queries): Promise<number> {
  const [row] = await db.query<{ n: number }>('select count(*) as n from content_releases')
  return row?.n ?? 0
}

/** The current release, the one being published, and scheduled ones. */
export const listOpenReleases = (db: Queries) =>
  db.query<Release>(
    `${view} where c.state in ('publishing', 'scheduled') or c.number = (select max(number) from content_releases)
     order by c.publish_at nulls first, c.created_at`,
  )

export interface ReleaseRow extends RecordChange {
  /** The release whose record was changed. */
  base: string | null
  /** The draft that it came from. */
  revision: number | null
}

/** A change of a release, with the record that it changed. */
export interface WrittenRow extends ReleaseRow {
  before: ContentData | null
}

interface NewRelease {
  state: 'scheduled' | 'publishing'
  by: string | null
  note: string
  publishAt?: string | null | undefined
  until?: string | null | undefined
  restores?: number
  ends?: string
}

/** Adds a release and returns its id; 409 if it would be published while another one is. */
export async function addRelease(
  tx: Queries,
  { state, by, note, publishAt, until, restores, ends }: NewRelease,
  rows: readonly ReleaseRow[],
): Promise<string> {
  const [made] = await tx.query<{ id: string }>(
    `insert into content_releases (state, by_id, note, publish_at, until, restores, ends)
     values ($1, $2::uuid, $3, $4::timestamptz, $5::timestamptz, $6::integer, $7::uuid)
     on conflict (state) where state = 'publishing' do nothing returning id`,
    [state, by, note, publishAt ?? null, until ?? null, restores ?? null, ends ?? null],
  )
  if (!made) throw new HttpError(409, 'Other changes are being published. Try again when that is done.')
  await putRows(tx, made.id, rows)
  return made.id
}

/** Replaces the changes of a release. */
export async function putRows(tx: Queries, id: string, rows: readonly ReleaseRow[]): Promise<void> {
  const written = rows.map(({ data, ...row }) => ({
    ...row,
    data: data === null ? null : JSON.stringify(data),
  }))
  await tx.query(
    `insert into content_records (release_id, kind, slug, data, base, revision)
     select $1::uuid, r.kind, r.slug, r.data, r.base, r.revision
     from jsonb_to_recordset($2::jsonb) as r(kind text, slug text, data text, base uuid, revision bigint)
     on conflict (release_id, kind, slug) do update set data = excluded.data, base = excluded.base`,
    [id, JSON.stringify(written)],
  )
}

/** The changes of a release, with the previous values. */
export const readRows = (db: Queries, id: string) =>
  db.query<WrittenRow>(
    `select r.kind, r.slug, r.data::json as data, r.base, r.revision, b.data::json as before
     from content_records r
     left join content_records b on b.release_id = r.base and b.kind = r.kind and b.slug = r.slug
     where r.release_id = $1::uuid order by r.kind, r.slug`,
    [id],
  )

/** Every record that changed since a release, with its value then and now. */
export const readSince = (db: Queries, number: number) =>
  db.query<ContentName & { then: ContentData | null; now: ContentData | null; releaseId: string | null }>(
    `select t.kind, t.slug, was.data::json as then, cur.data::json as now, cur.release_id as "releaseId"
     from (
       select distinct r.kind, r.slug from content_records r
       join content_releases c on c.id = r.release_id where c.number > $1::integer
     ) t
     left join lateral (
       select r.data from content_records r join content_releases c on c.id = r.release_id
       where r.kind = t.kind and r.slug = t.slug and c.number <= $1::integer order by c.number desc limit 1
     ) was on true
     left join lateral (
       select r.data, r.release_id from content_records r join content_releases c on c.id = r.release_id
       where r.kind = t.kind and r.slug = t.slug and c.number is not null order by c.number desc limit 1
     ) cur on true
     order by t.kind, t.slug`,
    [number],
  )

/** Cancels a scheduled release; false if it is not scheduled. */
export async function cancelScheduled(tx: Queries, id: string): Promise<boolean> {
  const rows = await tx.query(
    `update content_releases set state = 'cancelled' where id = $1::uuid and state = 'scheduled' returning id`,
    [id],
  )
  return rows.length > 0
}

export const setAuthor = (tx: Queries, id: string, by: string) =>
  tx.query(`update content_releases set by_id = $2::uuid, held_at = null where id = $1::uuid`, [id, by])

/** Whether a release reverts another one, so that its changes were never drafts. */
export const isRevert = async (db: Queries, id: string): Promise<boolean> =>
  (await db.query('select from content_releases where id = $1::uuid and ends is not null', [id])).length > 0
