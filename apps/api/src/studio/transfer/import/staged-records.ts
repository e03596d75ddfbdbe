import { randomUUID } from 'node:crypto'
import type { ContentData, ContentName } from '@susegad/api-client/contract'
import type { Queries } from '../../../db/database.ts'
import type { Actor } from '../../../db/stores/audit-store.ts'
import { forgetOldRevisions } from '../../drafts/old-revisions.ts'

/** A staged draft. */
export interface StagedRecord extends ContentName {
  data: ContentData | null
  /** The release on which it is based. */
  base: string | null
  /** Whether visitors see the same, so that it needs no draft. */
  isPublished: boolean
}

/** Slice size, so that a query doesn't block the embedded database for long. */
const SLICE_LENGTH = 512 * 1024

/** Stages records in slices, so that they can become drafts all at once; returns the id of the batch. */
export async function stageRecords(db: Queries, records: readonly StagedRecord[]): Promise<string> {
  const pile = randomUUID()
  let [slice, length]: [object[], number] = [[], 0]
  const store = async () => {
    await db.query(
      `insert into content_staged (pile, kind, slug, data, base, is_published)
       select $1::uuid, r.kind, r.slug, r.data, r.base, r."isPublished"
       from jsonb_to_recordset($2::jsonb) as r(kind text, slug text, data text, base uuid, "isPublished" boolean)`,
      [pile, JSON.stringify(slice)],
    )
    slice = []
    length = 0
  }
  for (const { data, ...record } of records) {
    const text = data === null ? null : JSON.stringify(data)
    slice.push({ ...record, data: text })
    length += text?.length ?? 0
    if (length >= SLICE_LENGTH) await store()
  }
  if (slice.length > 0) await store()
  return pile
}

/** Turns all staged records of a batch into drafts. */
export async function draftStaged(tx: Queries, pile: string, by: Actor | null): Promise<void> {
  const saved = await tx.query<ContentName & { revision: number }>(
    `with saved as (
       insert into content_revisions (kind, slug, data, by_id)
       select kind, slug, data, $2::uuid from content_staged where pile = $1::uuid and not is_published
       order by kind, slug returning id, kind, slug
     )
     insert into content_drafts as d (kind, slug, data, base, revision, by_id)
     select s.kind, s.slug, s.data, s.base, saved.id, $2::uuid
     from content_staged s join saved on saved.kind = s.kind and saved.slug = s.slug where s.pile = $1::uuid
     on conflict (kind, slug) do update set data = excluded.data, base = excluded.base,
       revision = excluded.revision, by_id = excluded.by_id, at = clock_timestamp()
     returning d.kind, d.slug, d.revision`,
    [pile, by?.id ?? null],
  )
  await forgetOldRevisions(tx, saved)
  await tx.query(
    `delete from content_drafts d using content_staged s
     where s.pile = $1::uuid and s.is_published and d.kind = s.kind and d.slug = s.slug`,
    [pile],
  )
  if (by) await noteEdits(tx, pile, by)
}

/** As \`noteEdit\` does, of all records of a pile. */
const noteEdits = (tx: Queries, pile: string, by: Actor) =>
  tx.query(
    `insert into audit_entries (by_id, by_role, action, record, address, detail)
     select $2::uuid, $3::text, e.action, 'content', $4::text, e.detail from (
       select case when data is null then 'deleted' else 'changed' end as action, kind || '/' || slug as detail
       from content_staged where pile = $1::uuid
     ) e
     where not exists (
       select from audit_entries a where a.by_id = $2::uuid and a.record = 'content' and a.action = e.action
         and a.detail = e.detail and a.at > clock_timestamp() - interval '10 minutes'
     )`,
    [pile, by.id, by.role, by.address],
  )

export const dropStaged = (db: Queries, pile: string) =>
  db.query('delete from content_staged where pile = $1::uuid', [pile])
