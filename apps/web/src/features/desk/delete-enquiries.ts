import { ApiError } from '@susegad/api-client/client'
import { service } from '../../shell/session/service.ts'
import { serviceFilter } from './desk-query.ts'
import { type DeskSearch, filterOf } from './desk-search.ts'

export interface Deletion {
  ids: readonly string[]
  /** One row's own Delete, or everything selected. */
  kind: 'single' | 'bulk'
}

const isMissing = (error: unknown) => error instanceof ApiError && error.kind === 'missing'

/** Deletes as many as one call takes. */
export async function deletePart({ ids, kind }: Deletion): Promise<void> {
  const [only] = ids
  if (kind === 'bulk' || only === undefined) return void (await service.enquiries.deleteMany([...ids]))
  await service.enquiries.delete(only).catch((error: unknown) => {
    // A colleague was faster: it is gone, which is what was asked for.
    if (!isMissing(error)) throw error
  })
}

/** Which of them are still here after a failed call. */
export async function stillHere(
  { ids, kind }: Deletion,
  search: DeskSearch,
  error: unknown,
): Promise<readonly string[]> {
  // A refusal: nothing was done.
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
  // Of more than one call lists, what is not among them may be further down.
  if (listed.total > listed.ids.length) return ids
  const here = new Set(listed.ids)
  return ids.filter((id) => here.has(id))
}
