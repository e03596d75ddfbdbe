import type { ContentName } from '@susegad/api-client/contract'
import { pathOf } from '@susegad/catalog-data/schemas'
import type { Queries } from '../../db/database.ts'
import { mergeFields } from '../fields/merge-fields.ts'
import type { WrittenRecord } from '../records/content-folder.ts'
import { nameOf } from '../records/content-kinds.ts'
import { keyOf } from '../records/record-key.ts'
import { readPublished } from '../records/record-store.ts'
import { type ReleaseRow, readRows } from './release-store.ts'

export interface Composed {
  /** The whole site. */
  records: WrittenRecord[]
  /** The changes applied to the currently published records. */
  rows: ReleaseRow[]
  /** Fields that another release has changed since. */
  collisions: string[]
}

/** Applies a release to what is published, which may have changed since it was scheduled. */
export async function composeRelease(db: Queries, id: string): Promise<Composed> {
  const site = new Map((await readPublished(db)).map((record) => [keyOf(record), record]))
  const records = new Map<string, WrittenRecord>(site)
  const collisions: string[] = []
  const rows = (await readRows(db, id)).map(({ before, ...row }): ReleaseRow => {
    const now = site.get(keyOf(row))
    const base = now?.releaseId ?? null
    const merged = base === row.base ? undefined : mergeFields(before, now?.data ?? null, row.data)
    for (const { path } of merged?.collisions ?? [])
      collisions.push(`${nameOf(row, now?.data ?? row.data)}${path.length > 0 ? `, ${pathOf(path)}` : ''}`)
    const data = merged ? ((merged.value ?? null) as ReleaseRow['data']) : row.data
    put(records, row, data)
    return { ...row, data, base }
  })
  return { records: [...records.values()], rows, collisions }
}

export function put(
  records: Map<string, WrittenRecord>,
  { kind, slug }: ContentName,
  data: WrittenRecord['data'] | null,
): void {
  if (data === null) records.delete(keyOf({ kind, slug }))
  else records.set(keyOf({ kind, slug }), { kind, slug, data })
}
