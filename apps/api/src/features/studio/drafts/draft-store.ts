import type { ContentAuthor, ContentData, ContentName } from '@susegad/api-client/contract'
import type { Queries } from '../../../db/database.ts'
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

/** Every draft without its content. */
export const listDraftNames = (db: Queries) =>
  db.query<Pick<Draft, 'kind' | 'slug' | 'revision'>>(
    'select kind, slug, revision from content_drafts order by kind, slug',
  )

export async function findDraft(db: Queries, { kind, slug }: ContentName): Promise<Draft | undefined> {
  const [row] = await db.query<Draft>(`select ${columns} ${from} where d.kind = $1 and d.slug = $2`, [
    kind,
    slug,
  ])
  return row
}

/** Serialises saves of a record, and blocks them while a release starts. */
export async function lockRecord(tx: Queries, { kind, slug }: ContentName): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(hashtextextended('content', 3))`)
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 3))`, [`content ${kind}/${slug}`])
}

export async function storeDraft(
  tx: Queries,
  { kind, slug, data, base }: Pick<Draft, 'kind' | 'slug' | 'data' | 'base'>,
  by: string | null,
): Promise<number> {
  const [row] = await tx.query<{ revision: number }>(
    `with saved as (
       insert into content_revisions (kind, slug, data, by_id) values ($1, $2, $3::text, $4::uuid) returning id
     )
     insert into content_drafts as d (kind, slug, data, base, revision, by_id)
     select $1, $2, $3::text, $5::uuid, saved.id, $4::uuid from saved
     on conflict (kind, slug) do update set data = excluded.data, base = excluded.base,
       revision = excluded.revision, by_id = excluded.by_id, at = clock_timestamp()
     returning revision`,
    [kind, slug, data === null ? null : JSON.stringify(data), by, base],
  )
  if (!row) throw new Error('The draft was not stored')
  await forgetOldRevisions(tx, [{ kind, slug, revision: row.revision }])
  return row.revision
}

/** How many drafts there are, and the size of all of them. */
export async function countDrafts(db: Queries): Promise<{ all: number; bytes: number }> {
  const [row] = await db.query<{ all: number; bytes: number }>(
    `select count(*)::integer as all, coalesce(sum(octet_length(data)), 0)::double precision as bytes from content_drafts`,
  )
  return row ?? { all: 0, bytes: 0 }
}

export const dropDraft = (tx: Queries, { kind, slug }: ContentName) =>
  tx.query('delete from content_drafts where kind = $1 and slug = $2', [kind, slug])

/** The record at that revision; undefined if it is no longer kept. */
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

/** Everybody who saved a record that has a draft, by record, in one query: there may be thousands of drafts. */
export const listDraftAuthors = (db: Queries) =>
  db.query<ContentName & { authors: ContentAuthor[] }>(
    `select kind, slug, jsonb_agg(jsonb_build_object('_id', by_id, 'name', name) order by latest) as authors from (
       select r.kind, r.slug, r.by_id, coalesce(u.name, 'Somebody who has left') as name, max(r.id) as latest
       from content_drafts d join content_revisions r on r.kind = d.kind and r.slug = d.slug
       left join users u on u.id = r.by_id group by r.kind, r.slug, r.by_id, u.name
     ) of_each group by kind, slug`,
  )
