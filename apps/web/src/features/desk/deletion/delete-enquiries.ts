import { ApiError } from '@susegad/api-client/client'
import { service } from '../../../shell/session/service.ts'
import { serviceFilter } from '../search/desk-query.ts'
import { type DeskSearch, filterOf } from '../search/desk-search.ts'

export interface Deletion {
  ids: readonly string[]
  /** Delete on one row, or on the whole selection. */
  kind: 'single' | 'bulk'
}

const isMissing = (error: unknown) => error instanceof ApiError && error.kind === 'missing'

/** Deletes one enquiry, or one batch of a bulk delete. */
export async function deletePart({ ids, kind }: Deletion): Promise<void> {
  const [only] = ids
  if (kind === 'bulk' || only === undefined) return void (await service.enquiries.deleteMany([...ids]))
  await service.enquiries.delete(only).catch((error: unknown) => {
    // Already deleted by a colleague: the result is the same.
    if (!isMissing(error)) throw error
  })
}

/** Ids that still exist after a failed call. */
export async function stillHere(
  { ids, kind }: Deletion,
  search: DeskSearch,
  error: unknown,
): Promise<readonly string[]> {
  // A 4xx refusal: nothing was deleted.
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return ids
  const [only] = ids
  if (kind === 'single' && only !== undefined) {
    return service.enquiries.get(only).then(
      () => ids,
      (reason: unknown) => {
        if (isMissing(reason)) return []
        throw reason
      },
    )
  }
  const listed = await service.enquiries.select(serviceFilter(filterOf(search)))
  // If more match than one call lists, a missing id may be further down.
  if (listed.total > listed.ids.length) return ids
  const here = new Set(listed.ids)
  return ids.filter((id) => here.has(id))
}
