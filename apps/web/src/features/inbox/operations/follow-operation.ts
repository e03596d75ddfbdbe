import { ApiError } from '@susegad/api-client/client'
import type { Operation } from '@susegad/api-client/contract'
import { service } from '../../../shell/session/service.ts'

const ASK_EVERY = 1000

const isUnderWay = ({ state }: Operation): boolean => state === 'running' || state === 'undoing'
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, ASK_EVERY))

/** Polls an operation until it ends, and reports its progress. */
export async function followOperation(
  first: Operation,
  show: (operation: Operation) => void,
): Promise<Operation> {
  let operation = first
  while (isUnderWay(operation)) {
    show(operation)
    await pause()
    try {
      operation = (await service.operations.get(operation._id)).operation
    } catch (error) {
      // The operation continues: retry later, unless access was denied.
      if (!(error instanceof ApiError) || ['auth', 'forbidden', 'missing'].includes(error.kind)) throw error
    }
  }
  return operation
}
