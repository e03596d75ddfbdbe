import { isDeepStrictEqual } from 'node:util'
import type { ContentChange, ContentData, ContentName } from '@susegad/api-client/contract'
import { differencesOf } from '../fields/differences.ts'
import { nameOf } from '../records/content-kinds.ts'

/** The changes of one record; undefined if there are none. */
export function changeOf(
  { kind, slug }: ContentName,
  before: ContentData | null,
  after: ContentData | null,
): ContentChange | undefined {
  if (isDeepStrictEqual(before, after)) return undefined
  const what = before === null ? 'added' : after === null ? 'removed' : 'changed'
  return {
    kind,
    slug,
    name: nameOf({ kind, slug }, after ?? before),
    what,
    differences: what === 'changed' ? differencesOf(before, after) : [],
  }
}
