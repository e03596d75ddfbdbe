import { ApiError } from '@susegad/api-client/client'
import type { OperationScope } from '@susegad/api-client/contract'
import { service } from '../../../shell/session/service.ts'

export interface Deletion {
  /** The visible ids. */
  ids: readonly string[]
  /** Whether it was started on one row, the selection or all matches. */
  kind: 'single' | 'bulk' | 'all'
  /** Number of enquiries. @default the number of ids */
  count?: number
  /** All matches, except the excluded ids. */
  scope?: OperationScope
}

const isMissing = (error: unknown) => error instanceof ApiError && error.kind === 'missing'

/** Deletes one enquiry, or one batch of a bulk delete, as an operation of this id. */
export async function deletePart({ ids, kind }: Deletion, operation: string): Promise<void> {
  const key = { idempotencyKey: operation }
  const [only] = ids
  if (kind !== 'single' || only === undefined) return void (await service.enquiries.deleteMany([...ids], key))
  await service.enquiries.delete(only, key).catch((error: unknown) => {
    // Already deleted by a colleague: the result is the same.
    if (!isMissing(error)) throw error
  })
}

/** Whether a failed call surely deleted nothing; otherwise the response may have been lost. */
export async function nothingDeleted(operation: string, error: unknown): Promise<boolean> {
  // A 4xx refusal.
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return true
  return service.operations.get(operation).then(
    () => false,
    (reason: unknown) => {
      if (isMissing(reason)) return true
      throw reason
    },
  )
}
