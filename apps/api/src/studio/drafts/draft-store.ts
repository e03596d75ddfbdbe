import type { ContentAuthor, ContentData, ContentName } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'
import { keyOf } from '../records/record-key.ts'
import { authorSql } from '../records/record-store.ts'
import { forgetOldRevisions } from './old-revisions.ts'

export interface Draft extends ContentName {
  /** Null if the draft deletes the record. */
  data: ContentData | null
  base: string | null
  revision: number
  by: ContentAuthor
  seconds: number
}

const columns = `d.kind, d.slug, d.data::json as data, d.base, d.revision, ${authorSql('u', 'd.by_id')} as by,
  extract(epoch from d.at)::double precision as seconds`
const from = 'from content_drafts d left join users u on u.id = d.by_id'

export const listDrafts = (db: Queries) =>
  db.query<Draft>(`select ${columns} ${from} order by d.kind, d.slug`)

export type DraftName = Pick<Draft, 'kind' | 'slug' | 'revision'>

/** Every draft without its content. */
export const listDraftNames = (db: Queries) =>
  db.query<DraftName>('select kind, slug, revision from content_drafts order by kind, slug')

export async function findDraft(db: Queries, { kind, slug }: ContentName): Promise<Draft | undefined> {
  const [row] = await db.query<Draft>(`select ${columns} ${from} where d.kind = $1 and d.slug = $2`, [
    kind,
    slug,
  ])
  return row
}

/** The drafts of these records, by `keyOf`. */
export async function findDrafts(db: Queries, names: readonly ContentName[]): Promise<Map<string, Draft>> {
  const rows = await db.query<Draft>(
    `select ${columns} ${from} where (d.kind, d.slug) in (
       select kind, slug from jsonb_to_recordset($1::jsonb) as n(kind text, slug text)
     )`,
    [JSON.stringify(names.map(({ kind, slug }) => ({ kind, slug })))],
  )
  return new Map(rows.map((draft) => [keyOf(draft), draft]))
}

/** Serialises saves of a record, and blocks them while a release starts. */
export async function lockRecord(tx: Queries, { kind, slug }: ContentName): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(hashtextextended('content', 3))`)
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 3))`, [`content ${kind}/${slug}`])
}

export interface NewDraft extends Pick<Draft, 'kind' | 'slug' | 'data' | 'base'> {
  by: string | null
}

/** Stores drafts in one statement, however many there are. */
export async function storeDrafts(tx: Queries, drafts: readonly NewDraft[]): Promise<void> {
  if (drafts.length === 0) return
  const saved = await tx.query<DraftName>(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as g(kind text, slug text, data text, base uuid, by uuid)
     ), saved as (
       insert into content_revisions (kind, slug, data, by_id) select kind, slug, data, by from given
       returning id, kind, slug
     )
     insert into content_drafts as d (kind, slug, data, base, revision, by_id)
     select g.kind, g.slug, g.data, g.base, s.id, g.by from given g join saved s using (kind, slug)
     on conflict (kind, slug) do update set data = excluded.data, base = excluded.base,
       revision = excluded.revision, by_id = excluded.by_id, at = clock_timestamp()
     returning kind, slug, revision`,
    [
      JSON.stringify(
        drafts.map(({ kind, slug, data, base, by }) => ({
          kind,
          slug,
          data: data === null ? null : JSON.stringify(data),
          base,
          by,
        })),
      ),
    ],
  )
  await forgetOldRevisions(tx, saved)
}

export const storeDraft = (tx: Queries, draft: Omit<NewDraft, 'by'>, by: string | null) =>
  storeDrafts(tx, [{ ...draft, by }])

/** Number and total size of the drafts. */
export async function countDrafts(db: Queries): Promise<{ all: number; bytes: number }> {
  const [row] = await db.query<{ all: number; bytes: number }>(
    `select count(*)::integer as all, coalesce(sum(octet_length(data)), 0)::double precision as bytes from content_drafts`,
  )
  return row ?? { all: 0, bytes: 0 }
}

/** Deletes drafts in one statement, however many there are. */
export const dropDrafts = (tx: Queries, names: readonly ContentName[]) =>
  tx.query(
    `delete from content_drafts where (kind, slug) in (
       select kind, slug from jsonb_to_recordset($1::jsonb) as n(kind text, slug text)
     )`,
    [JSON.stringify(names.map(({ kind, slug }) => ({ kind, slug })))],
  )

export const dropDraft = (tx: Queries, { kind, slug }: ContentName) =>
  tx.query('delete from content_drafts where kind = $1 and slug = $2', [kind, slug])

/** The record at a revision; undefined if the revision was deleted. */
export async function readRevision(
  db: Queries,
  { kind, slug }: ContentName,
  revision: number,
): Promise<ContentData | null | undefined> {
  const [row] = await db.query<{ data: ContentData | null }>(
    'select data::json as data from content_revisions where id = $1::bigint and kind = $2 and slug = $3',
    [revision, kind, slug],
  )
  return row?.data
}

/** Everybody who saved a record after a revision. */
export const listAuthorsSince = (db: Queries, { kind, slug }: ContentName, revision: number) =>
  db.query<ContentAuthor>(
    `select r.by_id as "_id", coalesce(u.name, 'Somebody who has left') as name
     from content_revisions r left join users u on u.id = r.by_id
     where r.kind = $1 and r.slug = $2 and r.id > $3::bigint group by r.by_id, u.name order by max(r.id)`,
    [kind, slug, revision],
  )

/** Editors of every record that has a draft, in one query, because there may be thousands. */
export const listDraftAuthors = (db: Queries) =>
  db.query<ContentName & { authors: ContentAuthor[] }>(
    `select kind, slug, jsonb_agg(jsonb_build_object('_id', by_id, 'name', name) order by latest) as authors from (
       select r.kind, r.slug, r.by_id, coalesce(u.name, 'Somebody who has left') as name, max(r.id) as latest
       from content_drafts d join content_revisions r on r.kind = d.kind and r.slug = d.slug
       left join users u on u.id = r.by_id group by r.kind, r.slug, r.by_id, u.name
     ) of_each group by kind, slug`,
  )
