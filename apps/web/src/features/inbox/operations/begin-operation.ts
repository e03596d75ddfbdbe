import { ApiError } from '@susegad/api-client/client'
import type { Operation, OperationInput, OperationScope } from '@susegad/api-client/contract'
import { BULK_MAX } from '@susegad/api-client/rules'
import { useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { service } from '../../../shell/session/service.ts'

export interface Started {
  input: OperationInput
  /** Operation id and idempotency key. */
  id: string
  /** Listed enquiries that are being deleted. */
  leaving?: readonly string[] | undefined
  /** Name of the new assignee. */
  assignee?: string | undefined
  /** Called once the service has accepted it, and will complete it in any case. */
  onBegun?: (() => void) | undefined
  /** Called if it has not begun. @default shows a toast */
  onFailed?: ((failed: Started, error: unknown) => void) | undefined
}

/** Key of the mutations that begin one. */
export const beginKey = ['operations', 'begin'] as const

/** Neither the answer arrived nor could the service be asked what became of the operation. */
export class OutcomeUnknown extends Error {}

/** An operation takes this many ids at most. */
export function scopesOf({ ids, ...filter }: OperationScope): OperationScope[] {
  if (!ids) return [filter]
  const starts = Array.from({ length: Math.ceil(ids.length / BULK_MAX) }, (_, part) => part * BULK_MAX)
  return starts.map((start) => ({ ids: ids.slice(start, start + BULK_MAX) }))
}

/** Begins an operation, once for an id: a retry finds what has begun already. */
export async function beginOperation(input: OperationInput, id: string): Promise<Operation> {
  try {
    return await send(input, id)
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error
    // The answer may have been lost on its way.
    const { operation } = await service.operations.get(id).catch((reason: unknown) => {
      throw isMissing(reason) ? error : new OutcomeUnknown('', { cause: error })
    })
    return operation
  }
}

async function send(input: OperationInput, id: string): Promise<Operation> {
  const key = { idempotencyKey: id }
  const { ids } = input.scope
  if (input.verb !== 'delete' || !ids) return (await service.operations.start(input, key)).operation
  // The specified calls for deleting; they store an operation too.
  const [only, ...others] = ids
  if (only === undefined || others.length > 0) await service.enquiries.deleteMany([...ids], key)
  else
    await service.enquiries.delete(only, key).catch((error: unknown) => {
      // Deleted by a colleague meanwhile.
      if (!isMissing(error)) throw error
    })
  return (await service.operations.get(id)).operation
}

const isMissing = (error: unknown) => error instanceof ApiError && error.kind === 'missing'

/** Listed enquiries whose deletion is on its way: lists hide them, and show them again if the service refuses. */
export function useLeaving(): ReadonlySet<string> {
  const pending = useMutationState({
    filters: { mutationKey: beginKey, status: 'pending' },
    select: ({ state }) => (state.variables as Started).leaving ?? [],
  })
  return useMemo(() => new Set(pending.flat()), [pending])
}
