import { randomUUID } from 'node:crypto'
import type { Queries } from '../../../db/database.ts'
import { storeDraftsFrom } from '../../drafts/draft-store.ts'
import type { RecordChange } from '../../records/written-records.ts'

interface StagedRecord extends RecordChange {
  base: string | null
  /** Whether visitors see the same, so that it needs no draft. */
  isPublished: boolean
}

/** Slice size, so that a query doesn't block the embedded database for long. */
const SLICE_LENGTH = 512 * 1024

/** Stages records in slices, so that they can become drafts all at once; returns the id of the batch. */
export async function stageRecords(db: Queries, records: readonly StagedRecord[]): Promise<string> {
  const batch = randomUUID()
  let slice: object[] = []
  let length = 0
  const store = async () => {
    await db.query(
      `insert into content_staged (pile, kind, slug, data, base, is_published)
       select $1::uuid, r.kind, r.slug, r.data, r.base, r."isPublished"
       from jsonb_to_recordset($2::jsonb) as r(kind text, slug text, data text, base uuid, "isPublished" boolean)`,
      [batch, JSON.stringify(slice)],
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
  return batch
}

export async function draftStaged(tx: Queries, batch: string, by: string | null): Promise<void> {
  await storeDraftsFrom(
    tx,
    'select kind, slug, data, base, $2::uuid as by from content_staged where pile = $1::uuid and not is_published',
    [batch, by],
  )
  await tx.query(
    `delete from content_drafts d using content_staged s
     where s.pile = $1::uuid and s.is_published and d.kind = s.kind and d.slug = s.slug`,
    [batch],
  )
}

export const dropStaged = (db: Queries, batch: string) =>
  db.query('delete from content_staged where pile = $1::uuid', [batch])
