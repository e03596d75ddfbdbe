import type { ContentAuthor, ContentData, ContentName } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'
import { AUTHOR_NAME, authorOf, isoTime } from '../records/record-store.ts'
import { byKey, type RecordChange } from '../records/written-records.ts'
import { deleteOldRevisions } from './draft-limits.ts'

export interface Draft extends RecordChange {
  base: string | null
  revision: number
  by: ContentAuthor
  at: string
}

export type DraftName = Pick<Draft, 'kind' | 'slug' | 'revision'>

const drafts = `
  select d.kind, d.slug, d.data::json as data, d.base, d.revision, ${authorOf('d.by_id')} as by, ${isoTime('d.at')} as at
  from content_drafts d left join users u on u.id = d.by_id`

/** A condition for the records that `$1` names, however many there are. */
const NAMED = `(kind, slug) in (select kind, slug from jsonb_to_recordset($1::jsonb) as n(kind text, slug text))`
const namesJson = (names: readonly ContentName[]) =>
  JSON.stringify(names.map(({ kind, slug }) => ({ kind, slug })))

export const listDrafts = (db: Queries) => db.query<Draft>(`${drafts} order by d.kind, d.slug`)

export const listDraftNames = (db: Queries) =>
  db.query<DraftName>('select kind, slug, revision from content_drafts order by kind, slug')

export async function findDraft(db: Queries, { kind, slug }: ContentName): Promise<Draft | undefined> {
  const [row] = await db.query<Draft>(`${drafts} where d.kind = $1 and d.slug = $2`, [kind, slug])
  return row
}

/** The drafts of these records, by `keyOf`. */
export const findDrafts = async (db: Queries, names: readonly ContentName[]): Promise<Map<string, Draft>> =>
  byKey(await db.query<Draft>(`${drafts} where ${NAMED}`, [namesJson(names)]))

/** Serialises saves of a record, and blocks them while a release starts. */
export async function lockRecord(tx: Queries, { kind, slug }: ContentName): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(hashtextextended('content', 3))`)
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 3))`, [`content ${kind}/${slug}`])
}

export interface NewDraft extends RecordChange {
  base: string | null
  by: string | null
}

/** Stores drafts in one statement, however many there are. */
export async function storeDrafts(tx: Queries, news: readonly NewDraft[]): Promise<void> {
  if (news.length === 0) return
  const rows = news.map(({ data, ...row }) => ({ ...row, data: data === null ? null : JSON.stringify(data) }))
  await storeDraftsFrom(
    tx,
    'select * from jsonb_to_recordset($1::jsonb) as g(kind text, slug text, data text, base uuid, by uuid)',
    [JSON.stringify(rows)],
  )
}

/** Stores the drafts that a query returns with the columns of a `NewDraft`. */
export async function storeDraftsFrom(tx: Queries, query: string, parameters: unknown[]): Promise<void> {
  const saved = await tx.query<DraftName>(
    `with given as (${query}), saved as (
       insert into content_revisions (kind, slug, data, by_id)
       select kind, slug, data, by from given order by kind, slug returning id, kind, slug
     )
     insert into content_drafts as d (kind, slug, data, base, revision, by_id)
     select g.kind, g.slug, g.data, g.base, s.id, g.by from given g join saved s using (kind, slug)
     on conflict (kind, slug) do update set data = excluded.data, base = excluded.base,
       revision = excluded.revision, by_id = excluded.by_id, at = clock_timestamp()
     returning kind, slug, revision`,
    parameters,
  )
  await deleteOldRevisions(tx, saved)
}

export const deleteDrafts = (tx: Queries, names: readonly ContentName[]) =>
  tx.query(`delete from content_drafts where ${NAMED}`, [namesJson(names)])

/** The record at a revision; undefined if the revision was deleted. */
export async function readRevision(db: Queries, { kind, slug }: ContentName, revision: number) {
  const [row] = await db.query<{ data: ContentData | null }>(
    'select data::json as data from content_revisions where id = $1::bigint and kind = $2 and slug = $3',
    [revision, kind, slug],
  )
  return row?.data
}

/** Everybody who saved a record after a revision. */
export const listAuthorsSince = (db: Queries, { kind, slug }: ContentName, revision: number) =>
  db.query<ContentAuthor>(
    `select r.by_id as "_id", ${AUTHOR_NAME} as name
     from content_revisions r left join users u on u.id = r.by_id
     where r.kind = $1 and r.slug = $2 and r.id > $3::bigint group by r.by_id, u.name order by max(r.id)`,
    [kind, slug, revision],
  )

/** Editors of every record that has a draft, in one query, because there may be thousands. */
export const listDraftAuthors = (db: Queries) =>
  db.query<ContentName & { authors: ContentAuthor[] }>(
    `select kind, slug, jsonb_agg(jsonb_build_object('_id', by_id, 'name', name) order by latest) as authors from (
       select r.kind, r.slug, r.by_id, ${AUTHOR_NAME} as name, max(r.id) as latest
       from content_drafts d join content_revisions r on r.kind = d.kind and r.slug = d.slug
       left join users u on u.id = r.by_id group by r.kind, r.slug, r.by_id, u.name
     ) of_each group by kind, slug`,
  )
