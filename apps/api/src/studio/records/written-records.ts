import type { ContentData, ContentName } from '@susegad/api-client/contract'

export type WrittenRecord = ContentName & { data: ContentData }

/** A new version of a record; null removes the record. */
export type RecordChange = ContentName & { data: ContentData | null }

export const keyOf = ({ kind, slug }: ContentName): string => `${kind}/${slug}`

export const byKey = <T extends ContentName>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((record) => [keyOf(record), record]))

/** The records of a site after these changes. */
export function withChanges(site: readonly WrittenRecord[], changes: readonly RecordChange[]) {
  const records = byKey(site)
  for (const { kind, slug, data } of changes)
    if (data === null) records.delete(keyOf({ kind, slug }))
    else records.set(keyOf({ kind, slug }), { kind, slug, data })
  return [...records.values()]
}
